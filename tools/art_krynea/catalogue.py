"""The 95 cards and nine monoliths by id: slug and kind of face. The facts of play are the title's content."""

from dataclasses import dataclass

SKILLS = "attunement faith magic alchemy necromancy dread tactics coffers"
ACTIONS = """magic_bolt_1 magic_bolt_2 dispel_magic_1 dispel_magic_2 magical_disruption hawk_eyes_1 hawk_eyes_2
shield_wall_1 shield_wall_2 war_cry forced_march field_surgeon_1 field_surgeon_2 ambush rain_of_arrows feigned_retreat
scouts supply_train prayer_of_mercy divine_shield take_cover circle_of_light arcane_ward cavalry_charge rally duel zeal
fireball summon_imp alchemical_fire haste_draught sabotage dirty_tricks resurrection guardian_angel consecrated_ground
chain_lightning earth_elemental mirror_image animate_dead shadow_veil blood_pact hired_ogre double_pay desertion"""
TROOPS = """light_infantry_1 light_infantry_2 light_infantry_3 heavy_infantry_1 heavy_infantry_2 heavy_infantry_3
heavy_infantry_4 archers_1 archers_2 crossbowmen_1 crossbowmen_2 mages_1 mages_2 heavy_cavalry_1 heavy_cavalry_2
catapults paladins priests knights pikemen heralds warlocks veil_cloak bombardiers assassins poisoned_blades alaric
hierophants blessed_shield templars iderion elementalists staff_of_power arcane_guard morvane necromancers death_riders
soulblade brannoc halberdiers ballista warhorse"""
MONOLITHS = "esnogar ceirwen tharn vaelis korgath nereth oluth sylmara dorran"
OBJECTS = ("veil_cloak", "poisoned_blades", "blessed_shield", "staff_of_power", "soulblade", "warhorse")
CHAMPIONS = ("alaric", "iderion", "morvane", "brannoc")
SUMMONED = ("summon_imp", "guardian_angel", "earth_elemental", "hired_ogre")  # actions that stand as units


@dataclass(frozen=True)
class Card:
    """`id` as in the content sheet ("65", "M2"); `face`: unit champion summoned object action skill monolith."""

    id: str
    slug: str
    face: str

    @property
    def stands(self):
        """Whether the card can be a unit on the battlefield, with six combat values."""
        return self.face in ("unit", "champion", "summoned")


def _face(slug, kind):
    if kind != "troop":
        return "summoned" if slug in SUMMONED else kind
    return "object" if slug in OBJECTS else "champion" if slug in CHAMPIONS else "unit"


def _cards():
    decks = (("skill", SKILLS), ("action", ACTIONS), ("troop", TROOPS))
    book = [(slug, kind) for kind, slugs in decks for slug in slugs.split()]
    cards = [Card(str(k), slug, _face(slug, kind)) for k, (slug, kind) in enumerate(book, 1)]
    return (*cards, *(Card(f"M{k}", slug, "monolith") for k, slug in enumerate(MONOLITHS.split(), 1)))


CARDS = _cards()
