"""CON-21 A tile is activated: its models act one after the other. CON-17.3 An ally acts in the same manner."""

from engine.rules import Choose, Option, ask, call, emit, goto, leave
from games.conan.rules import events, lasting
from games.conan.rules.figures import area_of, controller, find_model, foes, model_of, unit_facts
from games.conan.rules.frames import Activation, Attack, Cast, ModelTurn
from games.conan.rules.ground import all_planks
from games.conan.rules.locks import move_plank
from games.conan.rules.moves import chosen, cross_frame
from games.conan.rules.moves import options as ways
from games.conan.rules.powers import says
from games.conan.rules.reactions import passing
from games.conan.rules.spells import cast_options
from games.conan.rules.state import ConanState, Model
from games.conan.rules.targets import has_tag, targets
from games.conan.rules.units_board import models_of
from games.conan.rules.verbs import Attack as AttackVerb
from games.conan.rules.watch import quiet, steps

END, REST = "end-model", "end-tile"


@quiet
def begin_activation(s: ConanState, c: Activation) -> None:
    """CON-21.2 Every model has movement points by its value."""
    lasting.activated(s, c.tile)
    for name in models_of(s, c.tile):
        model = model_of(s, name)
        model.mp, model.bought = unit_facts(s, name).move, 0
        model.acted = model.attacked = False


def choose_model(s: ConanState, c: Activation) -> None:
    """CON-21.1 In any order, one after the other; CON-20.10 the rest may stay idle."""
    waiting = [name for name in models_of(s, c.tile) if not model_of(s, name).acted]
    if not waiting:
        goto(c, "end_activation")
    elif len(waiting) == 1:
        goto(c, "offer_reactions")
        call(s, ModelTurn(who=waiting[0]))
    else:
        options = tuple(Option(f"act:{name}", (name,), {"who": name, "area": area_of(s, name)}) for name in waiting)
        ask(s, Choose(s.overlord, "choose-model", (*options, Option(REST)), {"tile": c.tile}, "CON-21.1"))


@quiet
def let_act(s: ConanState, c: Activation, answer: str) -> None:
    if answer == REST:
        goto(c, "end_activation")
    else:
        call(s, ModelTurn(who=answer.partition(":")[2]))


def offer_reactions(s: ConanState, c: Activation) -> None:
    """CON-14.8 (c) Between two models."""
    goto(c, "choose_model")
    moment = passing(s, "between")
    if moment is not None:
        call(s, moment)


@quiet
def end_activation(s: ConanState, c: Activation) -> None:
    for name in models_of(s, c.tile):
        model_of(s, name).mp = 0
    lasting.acted(s, c.tile)


steps(Activation, begin_activation, choose_model, let_act, offer_reactions, end_activation)


# -- one model


@quiet
def begin_model(s: ConanState, c: ModelTurn) -> None:
    model_of(s, c.who).acted = True
    emit(s, events.Activated(who=c.who, leader=c.leader))


def choose_deed(s: ConanState, c: ModelTurn) -> None:
    """CON-21.2 to 21.4, CON-21.9 Move, attack once, cast, in any order; attack and spell end the free movement."""
    model = find_model(s, c.who)
    if model is None:
        leave(c)
        return
    deeds = [
        *ways(s, c.who),
        *attack_options(s, c.who, model),
        *cast_options(s, c.who),
        *plank_options(s, c.who, model),
    ]
    if all(deed.blocked for deed in deeds):
        end_model(s, c)
        return
    args: dict[str, str | int] = {"who": c.who, "n": model.mp}
    ask(s, Choose(_decides(s, c), "model", (*deeds, Option(END)), args, "CON-21.1"))


def _decides(s: ConanState, c: ModelTurn) -> int:
    """The Overlord, or who leads the ally (CON-17.2)."""
    return controller(s, c.leader) if c.leader else s.overlord


def attack_options(s: ConanState, who: str, model: Model) -> list[Option]:
    """CON-21.3, CON-21.5 One attack, with the dice of the tile."""
    if model.attacked:
        return []
    facts, found = unit_facts(s, who), []
    for deed, kind, dice in (("strike", "melee", facts.melee), ("shoot", "ranged", facts.ranged)):
        for enemy, reason in targets(s, who, kind) if dice else []:
            touches = (enemy, f"area:{area_of(s, enemy)}")
            found.append(Option(f"{deed}:{enemy}", touches, {"who": who, "target": enemy}, *reason))
    if web_of(s, who) is not None:
        for enemy, reason in targets(s, who, "ranged"):
            found.append(Option(f"web:{enemy}", (enemy,), {"who": who, "target": enemy}, *reason))
    return found


def web_of(s: ConanState, who: str) -> AttackVerb | None:
    """CON-26.15 The web that the model may throw instead of attacking."""
    return next((verb for _, verb in says(s, who, AttackVerb) if verb.web), None)


def plank_options(s: ConanState, who: str, model: Model) -> list[Option]:
    """Board two_ships: a humanoid without enemies in its area may lay a plank again instead of attacking."""
    lost = [edge for edge in all_planks(s) if edge not in s.planks and model.area in edge.split("/")]
    if not lost or model.attacked or model.ally or not has_tag(s, who, "humanoid"):
        return []
    reason = ("enemies-here", "CON-27.3") if foes(s, who) else ("", "")
    return [Option(f"plank:{edge}", (f"border:{edge}",), {"who": who}, *reason) for edge in lost]


@quiet
def note_deed(s: ConanState, c: ModelTurn, answer: str) -> None:
    deed, _, what = answer.partition(":")
    if deed == END:
        end_model(s, c)
    elif deed in ("strike", "shoot", "web"):
        c.deed, c.target = deed, what
        stop_walking(s, c.who)
        model_of(s, c.who).attacked = True
    elif deed == "plank":
        lay_plank(s, c.who, what)
        goto(c, "choose_deed")
    else:
        goto(c, "choose_deed")
        c.deed, c.target = deed, what
        go_or_cast(s, c)


def go_or_cast(s: ConanState, c: ModelTurn) -> None:
    """CON-24.2 A spell costs the rest of the free movement; a way is paid as it is crossed. Comes last in its step."""
    if c.deed == "cast":
        stop_walking(s, c.who)
        call(s, Cast(caster=c.who, spell=c.target))
        return
    way = chosen(s, c.who, c.deed, c.target)
    assert way is not None
    call(s, cross_frame(s, c.who, way))


@quiet
def attack(s: ConanState, c: ModelTurn) -> None:
    """CON-21.5, CON-26.15"""
    goto(c, "choose_deed")
    flow = Attack(attacker=c.who, target=c.target, kind="melee" if c.deed == "strike" else "ranged")
    web = web_of(s, c.who)
    if c.deed == "web" and web is not None:
        flow.means, flow.dice, flow.web = "web_projection", list(web.dice), web.web
    call(s, flow)


steps(ModelTurn, begin_model, choose_deed, note_deed, attack)


def stop_walking(s: ConanState, who: str) -> None:
    """CON-21.3 What is left of the free movement is lost."""
    model = model_of(s, who)
    lost, model.mp = model.mp, 0
    if lost:
        emit(s, events.MovementLost(who=who, n=lost))


def end_model(s: ConanState, c: ModelTurn) -> None:
    """The model is done; what it did not use is gone."""
    model = find_model(s, c.who)
    if model is not None:
        model.mp = 0
    leave(c)


def lay_plank(s: ConanState, who: str, edge: str) -> None:
    """Instead of the attack of this activation."""
    stop_walking(s, who)
    model_of(s, who).attacked = True
    move_plank(s, who, edge, True)
