"""What a machine needs that stands alone among strangers: a watcher, a way back, books, and a door for its operator."""
