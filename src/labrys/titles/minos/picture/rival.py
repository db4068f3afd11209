"""Rhadamanthus's side of the table as a page of text."""

from __future__ import annotations

from labrys.engine.phrase import Argument, Phrase
from labrys.engine.picture import Span
from labrys.titles.minos import names
from labrys.titles.minos.constants import POPULATION
from labrys.titles.minos.content import AGE_CARDS, Content
from labrys.titles.minos.picture.parts import WIDTH, Line, Say, View, folded, width_of
from labrys.titles.minos.solo.deck import IN_DECK
from labrys.titles.minos.solo.words import back, front


def rival_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Score, card and next back, markers, pieces, Wild dice, Vases, cards."""
    rival = view["rival"]
    card = rival["card"]
    drawn = (
        Phrase("picture-rival-no-card")
        if card is None
        else Phrase("picture-rival-card", {"front": front(content.solo.cards[card])})
    )
    track = content.tracks[POPULATION]
    space = rival["population"]
    phrases = [
        drawn,
        Phrase("picture-rival-back", {"back": back(rival["back"])}),
        Phrase("picture-rival-deck", {"n": rival["deck"].count(IN_DECK)}),
        Phrase("picture-rival-home", {"region": names.region(content, 2, rival["home"])}),
        Phrase(
            "picture-rival-population",
            {"space": space, "presence": track.presence[space], "dominance": track.dominance[space]},
        ),
        Phrase("picture-rival-pieces", pieces(view)),
        *wild_dice(view),
    ]
    lines: list[Line] = [title(view, say)]
    lines += [line for phrase in phrases for line in folded(say(phrase), 3)]
    lines += [line for slot in range(len(view["vases"])) for line in marker_lines(content, view, say, slot)]
    down, up = rival["face_down"], rival["face_up"]
    first = sum(number < AGE_CARDS for number in down)
    sizes: dict[str, Argument] = {"first": first, "second": len(down) - first, "up": len(up)}
    lines.append([Span("   " + say(Phrase("picture-rival-cards", sizes)))])
    shown = " · ".join(f"{content.cards[number].vp}★ {say(names.card(content, number))}" for number in up[-4:])
    return [*lines, *folded(shown, 3, "dim")]


def title(view: View, say: Say) -> Line:
    rival = view["rival"]
    side = rival["side"]
    text = say(Phrase("picture-rival-head", {"vp": rival["vp"], "score": rival["score"], "level": level(view)}))
    return [
        Span(" "),
        Span("R", f"mark{side}"),
        Span(f" {say(Phrase('automaton'))}", f"seat{side}"),
        Span(f"  {text}"),
    ]


def level(view: View) -> Phrase:
    return Phrase(f"level-{view['options']['difficulty']}")


def pieces(view: View) -> dict[str, Argument]:
    rival = view["rival"]
    side = rival["side"]
    return {
        "warriors": sum(region["warriors"][side] for region in view["regions"]),
        "reserves": rival["reserves"],
        "cities": rival["cities"],
        "farms": rival["farms"],
        "ships": "/".join(str(route["ships"][side]) for route in view["routes"]),
    }


def wild_dice(view: View) -> list[Phrase]:
    """His dice on Wild and what each stands for."""
    wanted = view["rival"]["wanted"]
    return [
        Phrase("picture-rival-wild", {"value": view["dice"][die]["value"], "deed": names.deed(deed)})
        for die, deed in enumerate(wanted)
        if deed is not None
    ]


def marker_lines(content: Content, view: View, say: Say, slot: int) -> list[Line]:
    """A Vase and where his marker is, in two lines where its name is long."""
    at = view["rival"]["markers"][slot]
    words = Phrase("picture-rival-marker", {"n": content.vase_spaces[at]}) if at else Phrase("picture-rival-no-marker")
    vase = say(names.named(content.vases[view["vases"][slot]["vase"]].name))
    line = [Span(f"   {vase}  ·  "), Span(say(words), "strong")]
    return [line] if width_of(line) <= WIDTH else [line[:1], [Span(" " * 5), line[1]]]
