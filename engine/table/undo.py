"""How far back undo goes: to the last decision that a person made, never past a die, a card or a secret. And forth."""

from typing import TYPE_CHECKING, Any

from engine.rules import Match, Moment

if TYPE_CHECKING:
    from engine.table.scene import TableScene


def redo_moments(match: Match[Any], persons: frozenset[int]) -> list[Moment]:
    """Give the answers that were taken back once more, up to the next question to a person; what happens then."""
    moments: list[Moment] = []
    while match.can_redo:
        moments += match.redo()
        if match.question is not None and match.question.seat in persons:
            break
    return moments


def take_back(table: "TableScene") -> bool:
    """Bring the table back to the last decision of a person, or say why not. False when nothing could be taken back."""
    depth = table.match.undo_depth(table.persons, table.passed) if not table.demo else 0
    if not depth:
        barred = any(entry.seat in table.persons for entry in table.match.log)
        table.host.audio.play("ui_refuse")
        table.host.toast(table.kit.say("undo-barred" if barred else "undo-nothing"), "undo")
        return False
    table.playback.finish()
    table.match.undo(depth)
    table.passed = {n for n in table.passed if n < len(table.match.log)}
    table.clear()
    table.autosave.keep(table.match)
    table.stage.settle()
    table.stage.soften(0.0 if table.instant else 0.25)
    table.stage.legal = None
    table.show_now()
    table.chrome.news.tell(table.kit.say("undo-done"))
    table.host.audio.play("ui_back")
    return True


def do_again(table: "TableScene") -> None:
    """Show once more what was taken back; `can_redo` must hold."""
    table.playback.finish()
    blank = table.secrecy.blank()
    moments = redo_moments(table.match, table.persons)
    table.clear()
    table.secrecy.close_hand(blank)
    table.autosave.keep(table.match)
    table.host.audio.play("ui_accept")
    table.playback.play(moments)
