"""Which buttons the question bar names. Everything they do can be done with a d-pad and two buttons as well."""

from engine.input.actions import Action
from engine.table.asking import Asking
from engine.table.rolling import Rolling
from engine.ui.kit import Kit

Items = list[tuple[Action, str]]


def asking_prompts(kit: Kit, asking: Asking, can_undo: bool, others: Items) -> Items:
    """The most telling first: a narrow bar drops the last ones. `others` is what those may do who are not asked; they
    find it nowhere else."""
    items: Items = [(Action.ACCEPT, kit.say("ui-choose")), *others]
    if asking.picks or can_undo:
        items.append((Action.BACK, kit.say("ui-undo")))
    items.append((Action.ALT, kit.say("ui-list")))
    items.append((Action.DETAILS, kit.say("ask-rules")))
    items.append((Action.MENU, kit.say("ui-menu")))
    return items


def rolling_prompts(kit: Kit, rolling: Rolling) -> Items:
    if not rolling.waiting:
        return [(Action.ACCEPT, kit.say("ui-go-on")), (Action.FAST, kit.say("ui-fast"))]
    if rolling.hand.charging:
        return [(Action.ACCEPT, kit.say("roll-let-go")), (Action.BACK, kit.say("ui-cancel"))]
    return [
        (Action.ACCEPT, kit.say("roll-hold")),
        (Action.UP, kit.say("roll-aim")),
        (Action.MENU, kit.say("ui-menu")),
    ]


def waiting_prompts(kit: Kit, demo: bool) -> Items:
    return [
        *([] if demo else [(Action.ACCEPT, kit.say("ui-go-on"))]),
        (Action.FAST, kit.say("ui-fast")),
        (Action.VIEW, kit.say("ui-log")),
        (Action.MENU, kit.say("ui-menu")),
    ]
