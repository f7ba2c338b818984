"""What boards of titles are made of: a desk to draw at, pieces laid on it, kept pictures, and a look at what moved."""
