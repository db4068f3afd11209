"""Minos in a browser: a whole game against a bot, by clicks on the table itself."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.moments import Reader, moments, when
from tests.browser.test_screens import PHONE, large_targets
from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]

# What a hand does: a lit thing on the table if there is one, then the first line of a menu that it opens; a die goes on
# to a row, a Warrior to a region. Now and then a line of the list instead, so that turns end. Returns clicks on the board.
PLAY = """async limit => {
  const all = where => [...document.querySelectorAll(where)];
  const version = () => document.querySelector('[data-version]')?.dataset.version;
  const choices = () => all('[data-testid=choice]:not([aria-disabled])');
  const over = () => document.querySelector('[data-testid=result]');
  const wait = async ready => {
    for (const until = Date.now() + 60000; !ready() && Date.now() < until;) await new Promise(go => setTimeout(go, 3));
  };
  // What a click does in the page is painted two frames later: something was sent, a menu is open, or other things are lit.
  const menu = () => document.querySelector('[data-testid=menu] button');
  const painted = async ready => {
    for (let frame = 0; frame < 2 && !ready(); frame++) await new Promise(go => requestAnimationFrame(() => setTimeout(go)));
  };
  const click = one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  let onBoard = 0;
  for (let step = 0; step < limit; step++) {
    await wait(() => over() || choices().length);
    if (over()) return { step, onBoard };
    const before = version();
    const sent = () => version() !== before || document.querySelector('[data-testid=choices].busy');
    const end = document.querySelector('[data-testid=choice][data-action=end]');
    const things = all('[data-testid=board] [data-lit]').filter(one => one.checkVisibility());
    if (things.length && (!end || step % 3)) {
      click(things[(step * 5) % things.length]);
      await painted(() => sent() || menu());
      if (!sent()) {
        const next = menu() ?? all('[data-testid=board] .row[data-lit], [data-testid=board] .region.lit:not(.from)')[0];
        if (next) click(next);
        await painted(() => sent() || menu());
        if (!sent() && menu()) click(menu());
        await painted(sent);
      }
      if (sent()) {
        await wait(() => version() !== before);
        onBoard++;
        continue;
      }
    }
    const list = choices();
    if (list.length) click(end ?? list[step % list.length]);
    await wait(() => version() !== before);
  }
  return { step: limit, onBoard };
}"""


def test_a_newcomer_plays_minos_to_its_end_on_the_table(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    anna.play_now("minos")
    anna.check_access()
    for _ in range(3):
        anna.page.evaluate(PLAY, 5)
        anna.wait_for_turn()
        anna.check_access()
    played = anna.page.evaluate(PLAY, 700)
    expect(anna.at("result")).to_be_visible()
    assert played["onBoard"] > played["step"] / 3  # about three in four are


def test_the_table_fits_a_phone(visit: Visit) -> None:
    """No part of the table makes the page scroll sideways, and every part can be reached."""
    anna = visit(viewport={"width": 360, "height": 740})
    anna.play_now("minos")
    for zone in ("map", "actions", "tracks", "routes", "offer", "players"):
        anna.at(f"zone-{zone}").click()
        expect(anna.at(f"zone-{zone}")).to_have_attribute("aria-selected", "true")
        assert anna.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        anna.check_access()
    anna.at("zone-map").click()
    beyond = "document.querySelector('.zone').scrollWidth > document.querySelector('.zone').clientWidth + 1"
    anna.wait_until(beyond)
    anna.at("zoom").click()  # the whole island
    anna.wait_until(f"!({beyond})")


def test_whatever_is_lit_on_a_phone_has_room_for_a_finger(visit: Visit) -> None:
    """Dice, benefits of a space, Sea Peoples, tiles of a route: when they may be chosen."""
    anna = visit(**PHONE)
    reader = Reader(anna, "en")
    asked = {moment.about: moment for moment in moments(3, range(2))}
    for moment, zone in (
        (asked["asked: draft"], "actions"),
        (asked["asked: trade-tile"], "routes"),
        (asked["asked: track"], "tracks"),
        (when(3, 0, "benefit"), "actions"),
        (when(3, 0, "battle"), "map"),
    ):
        reader.open(moment)
        anna.at(f"zone-{zone}").click()
        expect(anna.page.locator("[data-testid=board] [role=button][data-lit]").first).to_be_visible()
        large_targets(anna)


def test_rhadamanthus_speaks_the_language_chosen_and_remembers_his_steps(visit: Visit) -> None:
    """Two clicks from the front page; his cards are drawn; what he did last outlives a change of language and a reload."""
    anna = visit(viewport={"width": 1280, "height": 800})
    anna.page.goto("/")
    anna.at("solo-minos-easy").click()
    steps = anna.at("rival").locator("li")
    for step in range(16):
        anna.wait_for_turn()
        if "draws a card" in anna.at("rival").inner_text():
            break
        anna.page.evaluate(CLICK, step)
    expect(anna.at("rival").get_by_role("img", name="His card:")).to_be_visible()
    expect(anna.at("rival").get_by_role("img", name="Back of his next card")).to_be_visible()
    told = steps.all_inner_texts()
    anna.at("language").click()
    expect(steps.first).to_contain_text("Rhadamanthe")
    expect(anna.at("player-1")).to_contain_text("Rhadamanthe")
    expect(anna.at("rival").get_by_role("img", name=re.compile("^Sa carte.*le plus"))).to_be_visible()
    anna.page.reload()
    expect(steps.first).to_contain_text("Rhadamanthe")
    assert steps.count() == len(told)
    anna.check_access()


def test_alone_against_rhadamanthus_to_the_end(visit: Visit) -> None:
    anna = visit(viewport={"width": 1280, "height": 800})
    anna.page.goto("/games/minos")
    anna.at("count-1").click()
    anna.at("rival-easy").click()
    anna.check_access()
    anna.at("create").click()
    anna.wait_for_turn()
    expect(anna.at("player-1")).to_contain_text("Rhadamanthus")
    anna.page.evaluate(PLAY, 12)
    anna.wait_for_turn()
    anna.check_access()
    steps = anna.page.locator("[data-testid=log] li", has_text="Rhadamanthus")
    assert steps.count() > 2
    assert not any(re.search(r"Player \d", line) for line in steps.all_inner_texts())
    anna.play_to_the_end()
    table = anna.at("result").locator("table")
    first, *others = [head.strip() for head in table.locator("thead th").all_inner_texts()[1:]]
    assert "Rhadamanthus" in (first, *others)
    expect(anna.at("result")).to_contain_text("Rhadamanthus wins." if first == "Rhadamanthus" else "You win!")
    lines = [line.locator("td").all_inner_texts() for line in table.locator("tbody tr").all()]
    columns = zip(*[[int(cell.replace("\u2212", "-")) for cell in line] for line in lines], strict=True)
    totals = [int(cell) for cell in table.locator("tfoot td").all_inner_texts()]
    assert [sum(column) for column in columns] == totals
    assert totals[0] > totals[1] or first == "Rhadamanthus"  # a tie is his
    anna.check_access()
