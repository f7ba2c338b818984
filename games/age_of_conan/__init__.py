"""Age of Conan: four kingdoms of the Hyborian Age, armies and intrigue, and the Cimmerian who serves the best bidder."""
