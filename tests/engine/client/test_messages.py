"""Messages parsed one by one say what Fluent says of the whole file."""

from fluent.runtime import FluentBundle, FluentResource

from engine.language import ENGINE_TEXT
from engine.messages import Messages, entries, messages_of, source_of

TEXT = """# A comment
plain =   Two words\x20\x20
-khan = the khan
greeting = { -khan } greets { $name }
camels = { $n ->
    [one] a camel
   *[other] { $n } camels
}
long = first
    second

    third
plain = said again
drawn = Draw { $n } {"{icon:suit}"} for {$name}
whole = { greeting } and { camels }
"""


def test_the_kinds_of_entries() -> None:
    words = Messages(TEXT, "en")
    assert words.format("plain", {}) == "Two words"
    assert words.format("greeting", {"name": "Temur"}) == "the khan greets Temur"
    assert [words.format("camels", {"n": n}) for n in (1, 3)] == ["a camel", "3 camels"]
    assert words.format("long", {}) == "first\nsecond\n\nthird"
    assert words.format("whole", {"name": "Ada", "n": 1}) == "the khan greets Ada and a camel"
    assert words.format("drawn", {"n": 12, "name": "Bo"}) == "Draw 12 {icon:suit} for Bo"
    assert words.format("drawn", {"n": 1200, "name": "Bo"}) == "Draw 1,200 {icon:suit} for Bo"
    assert words.format("drawn", {"n": 12}) == "Draw 12 {icon:suit} for name"
    assert words.format("none", {}) is None
    assert "-khan" not in words and "camels" in words


def test_every_message_of_the_engine_is_what_the_whole_file_says() -> None:
    for code in ("en", "es"):
        source = source_of(ENGINE_TEXT / f"{code}.ftl")
        bundle = FluentBundle([code], use_isolating=False)
        bundle.add_resource(FluentResource(source))
        lazy = messages_of(ENGINE_TEXT / f"{code}.ftl", code)
        names = [name for name, _ in entries(source)]
        assert len(names) > 300
        for name in names:
            whole = bundle.get_message(name).value
            assert whole is not None
            args = {"n": 2, "name": "Ada"}
            assert lazy.format(name, args) == bundle.format_pattern(whole, args)[0], name
