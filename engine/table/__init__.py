"""The one scene that plays any title: asks, animates, hides, saves."""
