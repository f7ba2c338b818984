"""Age of Conan: four kingdoms of the Hyborian Age, armies, intrigue, and the Cimmerian who serves the best bidder."""
