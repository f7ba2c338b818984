"""What the enlarged card says of provinces, what stands in them, and of Conan."""

from engine.table.board import Details
from games.age_of_conan.board.colors import AREA_BANDS
from games.age_of_conan.board.desk import Desk
from games.age_of_conan.board.forecast import forecast_line
from games.age_of_conan.board.land import armies_in, destination, nearer
from games.age_of_conan.rules.content import CONTENT, PROVINCES
from games.age_of_conan.rules.realm import owner
from games.age_of_conan.rules.state import AocState

DOT = " · "
MARKERS = {"fort": "table-subdued", "tower": "table-allied", "city": "table-both"}


class LandTeller:
    """For one view."""

    def __init__(self, desk: Desk, view: AocState) -> None:
        self.desk = desk
        self.view = view

    def piece(self, rest: str) -> Details | None:
        """An army or emissary: what there is to say of its province."""
        return self.province(rest.rpartition("/")[2])

    def province(self, province: str) -> Details | None:
        """Whose it is, its worth and its track; then everything that stands there."""
        if province not in PROVINCES:
            return None
        facts, words = PROVINCES[province], self.desk.words
        printed = DOT.join(filter(None, (self._whose(province), self._printed(province))))
        standing = [line for line in (*self._kingdoms(province), *self._others(province)) if line]
        return Details(
            self.desk.province(province),
            DOT.join(standing),
            family="" if self.desk.table.details.h < 300 else words(f"area-{facts.area}"),
            facts=tuple(filter(None, (printed, forecast_line(self.desk, self.view, province)))),
            accent=AREA_BANDS[facts.area],
        )

    def explained(self, province: str) -> str:
        """A word on what can be won there, for where there is room."""
        facts, marker = PROVINCES[province], self.view.markers.get(province)
        if facts.area not in self.view.areas or facts.home:
            return ""
        key = marker.kind if marker is not None else "savage" if facts.savage else "track"
        return self.desk.words(f"keyword-{key}-text")

    # ------------------------------------------------------------ lines
    def _whose(self, province: str) -> str:
        facts, words = PROVINCES[province], self.desk.words
        if facts.area not in self.view.areas:
            return words("area-out")
        marker, seat = self.view.markers.get(province), owner(self.view, province)
        if marker is not None:
            return words(MARKERS[marker.kind], name=self.desk.name(marker.seat))
        if facts.home:
            return DOT.join((words("table-home"), self.desk.name(seat) if seat >= 0 else words("table-neutral")))
        return words("table-savage") if facts.savage else words("table-neutral")

    def _printed(self, province: str) -> str:
        """Level and coast; the track, with the terrain in question in bold."""
        facts, words = PROVINCES[province], self.desk.words
        level = words("table-level", n=facts.level) if facts.level else ""
        track = ", ".join(words(f"terrain-{one}") for one in facts.track)
        sea = words("table-coastal", sea=words(f"sea-{facts.sea}")) if facts.sea else ""
        return DOT.join(filter(None, (level, track, sea)))

    def _kingdoms(self, province: str) -> list[str]:
        return [self._kingdom(province, seat) for seat in range(self.view.seats)]

    def _kingdom(self, province: str, seat: int) -> str:
        """`Temur: 3 (Hills, 1 / 3)  2`, each number behind the icon of a unit or of an emissary."""
        words, kingdom = self.desk.words, self.view.kingdoms[seat]
        count = dict(armies_in(self.view, province)).get(seat, 0)
        said = [f"{{icon:unit}} {count}"] if count else []
        step, track = kingdom.campaigns.get(province), PROVINCES[province].track
        if step is not None and step < len(track):
            said[-1:] = [f"{''.join(said[-1:])} ({words(f'terrain-{track[step]}')}, {step + 1} / {len(track)})"]
        emissaries = kingdom.emissaries.get(province, 0)
        if emissaries:
            said.append(f"{{icon:emissary}} {emissaries}")
        return f"*{self.desk.name(seat)}* {'  '.join(said)}" if said else ""

    def _others(self, province: str) -> list[str]:
        words, raids = self.desk.words, self.view.raids.get(province, 0)
        return [
            f"{{icon:raid}} {raids}" if raids else "",
            f"{{icon:conan}} {words('piece-conan')}" if self.view.conan == province else "",
            f"{{icon:obelisk}} {words('piece-destination')}" if destination(self.view) == province else "",
        ]

    # ------------------------------------------------------------ Conan
    def conan(self, rest: str) -> Details:
        """Who leads him, where he is bound, which steps count."""
        view, words, goal = self.view, self.desk.words, destination(self.view)
        leads = self.desk.name(view.conan_seat) if view.conan_seat >= 0 else ""
        way = ""
        if goal and view.conan in PROVINCES:
            far = CONTENT.distances[view.conan][goal]
            near = ", ".join(self.desk.province(one) for one in nearer(view))
            way = f"{{icon:obelisk}} {self.desk.province(goal)} ({far})" + (f": {near}" if near else "")
        return Details(
            words("piece-conan"),
            words("keyword-conan-text"),
            facts=tuple(filter(None, (DOT.join(filter(None, (leads, self._where()))), way))),
            clause="AOC-5.1",
        )

    def _where(self) -> str:
        return self.desk.province(self.view.conan) if self.view.conan in PROVINCES else ""
