"""Krynea Battlefield: armies bought anew each round, four engagements, and a card for every moment."""
