"""The screens around the games: title, lobby, settings, rulebook, results and what else a table needs."""
