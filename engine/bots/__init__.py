"""Players that are not people. They are given views, never states, and think in a process of their own."""
