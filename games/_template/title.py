"""High Throw for the lobby."""

from engine.titles import Title

TITLE = Title(id="_template", order=99, seats=(2, 3, 4, 5), accent="#c9a227", listed=False)
