"""The rules, one module for each chapter of the rulebook; FLOW lists every point of the flow by its frame number."""

from __future__ import annotations

from typing import Any, Final

from labrys.engine.decision import Decision
from labrys.titles.minos import frames
from labrys.titles.minos.rules.answers import AnyTrack, ChooseGoods, LowestTrack, RouteIncome, Temps, ToPalace
from labrys.titles.minos.rules.battles import Battles, LastBattle, Muster
from labrys.titles.minos.rules.build import FarmPrice, Price, TradeTile
from labrys.titles.minos.rules.clauses import (
    Bought,
    Branch,
    Discarding,
    Effect,
    Gain,
    Payment,
    Recalling,
    Shedding,
    Steps,
    Terms,
)
from labrys.titles.minos.rules.cleanup import Cleanup, Finish, Scoring
from labrys.titles.minos.rules.develop import CardPrice
from labrys.titles.minos.rules.draft import Draft
from labrys.titles.minos.rules.extra import Selling, Spoils
from labrys.titles.minos.rules.income import Income, IncomeRoutes
from labrys.titles.minos.rules.points import Contest, Points
from labrys.titles.minos.rules.progress import Advancing, GroupDice, Reveal
from labrys.titles.minos.rules.roll import Roll, Round
from labrys.titles.minos.rules.setup import Deal, FirstCard, FirstDraw, Keep, Pick
from labrys.titles.minos.rules.turn import Retrieve, Turn, Turns
from labrys.titles.minos.solo.draft import SoloDraft
from labrys.titles.minos.solo.income import SoloIncome
from labrys.titles.minos.solo.scoring import SoloBattles, SoloEnd
from labrys.titles.minos.solo.setup import SoloDeal
from labrys.titles.minos.solo.turn import SoloTurn

BY_FRAME: Final[dict[int, Decision[Any]]] = {
    frames.PICK: Pick(),
    frames.DEAL: Deal(),
    frames.KEEP: Keep(),
    frames.FIRST_CARD: FirstCard(),
    frames.ROUND: Round(),
    frames.ROLL: Roll(),
    frames.DRAFT: Draft(),
    frames.GROUP: GroupDice(),
    frames.REVEAL: Reveal(),
    frames.ADVANCING: Advancing(),
    frames.TURNS: Turns(),
    frames.RETRIEVE: Retrieve(),
    frames.TURN: Turn(),
    frames.INCOME: Income(),
    frames.INCOME_ROUTES: IncomeRoutes(),
    frames.CLEANUP: Cleanup(),
    frames.SCORING: Scoring(),
    frames.BATTLES: Battles(),
    frames.LAST_BATTLE: LastBattle(),
    frames.FINISH: Finish(),
    frames.EFFECT: Effect(),
    frames.PAYMENT: Payment(),
    frames.BRANCH: Branch(),
    frames.GAIN: Gain(),
    frames.TERMS: Terms(),
    frames.STEPS: Steps(),
    frames.TEMPS: Temps(),
    frames.CHOOSE_GOODS: ChooseGoods(),
    frames.TRACK: AnyTrack(),
    frames.LOWEST: LowestTrack(),
    frames.TO_PALACE: ToPalace(),
    frames.ROUTE_INCOME: RouteIncome(),
    frames.POINTS: Points(),
    frames.DISCARDING: Discarding(),
    frames.RECALLING: Recalling(),
    frames.SHEDDING: Shedding(),
    frames.SELLING: Selling(),
    frames.TRADE_TILE: TradeTile(),
    frames.CARD_PRICE: CardPrice(),
    frames.PRICE: Price(),
    frames.FARM_PRICE: FarmPrice(),
    frames.CONTEST: Contest(),
    frames.FIRST_DRAW: FirstDraw(),
    frames.BOUGHT: Bought(),
    frames.SOLO_DRAFT: SoloDraft(),
    frames.SOLO_TURN: SoloTurn(),
    frames.SOLO_INCOME: SoloIncome(),
    frames.SOLO_BATTLES: SoloBattles(),
    frames.SOLO_END: SoloEnd(),
    frames.SOLO_DEAL: SoloDeal(),
    frames.MUSTER: Muster(),
    frames.SPOILS: Spoils(),
}
FLOW: Final[tuple[Decision[Any], ...]] = tuple(BY_FRAME[frame] for frame in sorted(BY_FRAME))
