import type { Rules } from '../../../rules/contract'

export const rules: Rules = {
  intro:
    'Crete, three and a half thousand years ago. Each of you leads a clan that wants its head to be called Minos. Over four rounds you share out dice, act with them, fill a Palace and spread over the island. Whoever has the most victory points (VP) after the fourth round wins.',
  chapters: [
    {
      id: 'round',
      title: 'A round at a glance',
      text: `
1. **Roll.** All dice of the table are rolled; if six or more show the same value, all are rolled again.
2. **Draft.** Each takes four dice, one at a time, and puts every die on an action.
3. **Groups.** Each joins their own dice into groups and climbs the three tracks.
4. **Actions.** In turn order each takes back one die after another, the highest first, and does its action.
5. **Income.** Coins, Ships, Weaponry, and new cards in the Palace.
6. **Next round.** The first player marker passes to the left. After rounds 2 and 4 there is a scoring.

Rounds 1 and 2 are Age I, rounds 3 and 4 are Age II: a new deck with dearer and stronger cards.
`,
    },
    {
      id: 'signs',
      title: 'The signs at a first look',
      text: `
!signs

Whatever has a sign says what it means when you point at it or hold a finger on it. All symbols of the cards are listed under *Symbols and effects*.
`,
    },
    {
      id: 'setup',
      title: 'How you start',
      decisions: ['pick', 'keep', 'first-card'],
      text: `
Starting cards and Special Abilities lie open, one of each for every player. In turn order each takes one of either kind; then, in reverse order, each takes one of the other kind.

Your **Starting card** says where your first City and Warrior stand, which Good you own, and how many Coins, Weaponry and VP you begin with. One of the cards makes you first player. It also tells how many cards you draw, and how many of these you put back.

Last, put one card from your hand into your Palace, for nothing. Its **Royal Trait** works from the first round on.

### Special Abilities
You begin at level 1. Spaces 2 and 5 of the yellow track raise yours to level 2 and 3.
!abilities
`,
    },
    {
      id: 'draft',
      title: 'Taking dice',
      decisions: ['draft'],
      text: `
On your turn take any die from the pool and put it on one of the five actions that still has a space.

Dice in a row stand in order of value, the lowest in front. Your die goes **behind** dice of lower or equal value and **in front of** higher ones, which shift one space to the right. Front spaces give more points; those at the back give fewer, but often a benefit.

So a low die is strong where it stands, but it acts late: in the action phase high dice come first. A high die counts more towards your groups, and may be pushed back. A row without a free space is closed.
`,
    },
    {
      id: 'groups',
      title: 'Groups and tracks',
      decisions: ['group', 'advance', 'track', 'lowest'],
      text: `
When all dice are taken, everybody decides in secret how to join their own dice. A group is any number of dice of **one colour** that add up to **9 or more**. Gray dice join any colour, but cannot make a group alone. A die belongs to one group at most; dice may stay unused.

Each group is one step up on the track of its colour:
- **Red, Influence**: Coins, cards, and how many cards go into your Palace at Income.
- **Yellow, Culture**: Goods, Build points, and the level of your Special Ability.
- **Blue, Population**: Warriors, Weaponry, and what regions are worth to you at a scoring.

You gain what a space shows when you arrive. If several of your tracks move, you choose which comes first. On the top space, every further step is 3 VP.

Some effects move you on a track of your choice, or on your lowest one; if several are lowest you choose among them.
`,
    },
    {
      id: 'turn',
      title: 'Your turn in the action phase',
      decisions: ['turn', 'retrieve', 'points'],
      text: `
Take back your die of the **highest value**; among equal ones you choose. Where it stood tells your action, its **points**, and the benefits of the space.

In any order, and in between, you may:
- spend the points of the action, one at a time,
- take the benefits of the space (one of two if there is a slash),
- use every **Royal Trait** that was triggered: by the action you do, or by the value of the die,
- do **extra actions**.

Which Traits are triggered is settled when you take the die. What you do not use lapses when you end the turn.

Instead of points and benefits you may **forfeit** the action for 2 Coins, as long as you have used neither. Traits and extra actions stay yours.

Effects may hand you points of an action as well. They are spent at once, trigger no Traits, and may lapse.
`,
    },
    {
      id: 'prepare',
      title: 'Prepare: draw cards',
      decisions: ['turn-prepare'],
      text: `
Each point is one card: from the open offer, or blind from the deck of the current Age. In Age I, the leftmost Prepare space lets one of its points draw from the Age II deck.

The offer is filled up to five cards when your turn ends. Cards that you took from it are known to all.
`,
    },
    {
      id: 'develop',
      title: 'Develop: play cards',
      decisions: ['turn-develop', 'card-price'],
      text: `
Each point plays one card from your hand, or from the offer for 3 Coins more. Pay its price, then do its instant effect. The card lies in your player area until you put it into your Palace; there its Royal Trait counts.
!card
Every Good that is printed beside the price takes **3 Coins off** if you own that Good, or give a Temporary one. If the same Good is printed twice, two tiles are needed for both discounts. The 3 Coins for the offer cannot be lowered.
`,
    },
    {
      id: 'build',
      title: 'Build: Cities, Towers, Farms, Ships',
      decisions: ['turn-build', 'price', 'farm-price', 'contest', 'trade-tile'],
      text: `
Each point is one piece, or one space further for a Ship. Prices rise from piece to piece of a kind.

- **City** (6, then 9 Coins; Stone takes 3 off): in a region with your Warrior and a free Foundation tile. You gain what the tile shows. Cities score at the end, and are where your Warriors appear.
- **Tower** (3, 6, 9 Coins; Copper takes 3 off): beside a City of yours. With two Towers every region you dominate scores 1 VP more, with three 2 more.
- **Farm** (1, 2, 3, 4 Warriors; Grain takes one off): send Warriors of the region back to the Reserves. You need at least one Warrior there, even if none has to leave. At each scoring your Farms are worth 2, 4, 8 or 14 VP together.
- **Ship** (3, 6, 9 Coins; Wood takes 3 off): on the first space of a route where you have none, and you pay for that space too. You never have more Ships than Cities.
- **Sail on**: a Ship goes one space up for the price of the space; Herbs take 1 Coin off. To pass from the third to the fourth space you need a Tower for every Ship that is beyond.

A region holds one City, one Tower and one Farm, whoever built it. Sea Peoples do not hinder building.

On the second space of a route choose a **blue** Trade Bonus tile, on the fourth a **red** one; they wait on your board until you use them. The top space pays its VP once.

If two of you may build the same thing in a step that all do at once, whoever is stronger in the region is asked first whether to claim it.

Temporary Goods lower prices like Goods do, and are spent. You are asked whether you want to use them.
`,
    },
    {
      id: 'expand',
      title: 'Expand: place and move Warriors',
      decisions: ['turn-expand', 'recall'],
      text: `
Each point either **places** a Warrior from your Reserves into a region with a City of yours, or **moves** one into a neighbouring region.

Warriors that you have not yet recruited lie in the supply. Tracks, Towers and cards bring them into your Reserves; from there they can be placed. Farms and battles send Warriors back to the Reserves, not to the supply.
`,
    },
    {
      id: 'wild',
      title: 'Wild: any one of the four',
      decisions: ['turn-wild'],
      text: `
Wild points are spent as Prepare, Develop, Build or Expand points, all of them on the same one. Royal Traits look at the Wild action, not at what you make of it. Wild never draws from the Age II deck in Age I.
`,
    },
    {
      id: 'extras',
      title: 'Extra actions and battles',
      decisions: ['sell'],
      text: `
Each of these once in a turn, in any order, between effects:
- pay 1 Coin to **move** a Warrior;
- pay 1 Coin for a **Temporary Good** of a region where you have a Warrior;
- use one of your **Trade Bonus** tiles, which then leaves the game;
- **discard** any number of cards for 1 Coin each;
- give **three identical Temporary Goods** for one such Good, if it lies open;
- **battle** Sea Peoples in a region with your Warrior: pay the Weaponry on the tile, send one Warrior back to the Reserves, gain what the tile shows and keep it.

With the Bronze Exchange you may also change Coins into Weaponry and back, and not only on your turn: also before you pay for a Build point of a track or a Ship.
`,
    },
    {
      id: 'goods',
      title: 'Goods and the Income track',
      decisions: ['temp', 'good', 'shed'],
      text: `
**Goods** are square and stay with you: every one lowers prices for the rest of the game. Your first Good of a kind moves your Income marker 1 step, the second 2, the third 1 and draws an Age II card, the fourth 2. Further ones move nothing.

**Temporary Goods** are round: they do the same once, move no marker, and there are nine of each kind. A random Good comes from the face-down stacks; a chosen one from those that lie open.
`,
    },
    {
      id: 'effects',
      title: 'Symbols and effects',
      decisions: ['effect', 'payment', 'branch', 'terms', 'discard', 'route'],
      text: `
Everything that cards and tiles do is written in the same symbols. A number on or before a symbol says how many.

- Symbols side by side are all gained. If their order matters, you choose it.
- Effects one below the other are separate: you choose the order, and may do extra actions in between.
- A **slash** is a choice: one side only.
- An **arrow** is a deal: you may pay what is left of it to get what is right of it.
- A **dashed frame** is a condition. With a colon, what follows comes on top; with a double arrow it replaces what stands above.
- **×** counts: so much for each.

What you cannot take lapses. Points, placements and moves may be declined; Goods and track steps must be taken if there is one.
!legend
`,
    },
    {
      id: 'income',
      title: 'Income and the Palace',
      decisions: ['income-route', 'palace'],
      text: `
1. Coins and VP of your space on the Income track.
2. Every Ship pays for the space it is on; you choose the order.
3. Weaponry by the Population track.
4. Cards into your Palace, by the Influence track: **up to** one, two, three or four. A card from your player area goes in for nothing; a card from your hand costs as many VP as it is worth.
5. The Bronze Exchange pays its Weaponry.

A card in the Palace can be triggered from now on, and scores its VP at the end. Cards that were only played score 1 VP.
`,
    },
    {
      id: 'vases',
      title: 'Vases',
      text: `
Three Vases of three colours are in the game, each with a goal. The first to reach it gains 10 VP, the next 7 (in a game for two this slot is closed), the last 3. It happens by itself and at once. Those who reach a goal in the same common step all get the higher reward.
`,
    },
    {
      id: 'scoring',
      title: 'Scoring and the end',
      decisions: ['muster', 'last-battle'],
      text: `
After **rounds 2 and 4**:
- Farms: 2, 4, 8 or 14 VP for one, two, three or four.
- Regions: whoever has the most Warriors alone **dominates**; everybody else with a Warrior there, and all who are tied, have **presence**. Your place on the Population track says what each is worth: from 1 and 3 VP up to 4 and 6.
- Effects that pay at a scoring.

After the scoring of round 4 come the **last battles**. Sea Peoples of level I leave. Then, region by region, whoever has the most Warriors there (then the most Weaponry) may fight the tile of level II; if they decline, the next is asked.

Then:
- 1 VP for every five Coins, Weaponry and hand cards together,
- 1 VP for every card that was played and is not in the Palace,
- the VP of every card in the Palace,
- Cities (3 and 6 VP) and Ships (2, 3 and 5 VP),
- effects that pay at the end.
`,
    },
    {
      id: 'solo',
      title: 'Alone against Rhadamanthus',
      text: `
Alone, you play on the map for two against Rhadamanthus, the brother of Minos. He has no board, no Coins and no tracks of his own. A deck of twenty cards tells what he does. You win if you have **more** VP than he has.

**Set-up.** Your Starting card and Special Ability are dealt. If you start in region 3 his home is region 7, if you start in region 1 it is region 4. There he has a Warrior and a Farm that covers the Wood: nobody can use this Wood. The tiles of his home lie in the start region that stays empty. He has a Ship on the first space of every route, and scores 2 VP for presence and 4 for dominance. You begin; then the first player changes every round.

**Draft.** He turns up a card. Its front says which die he takes: the lowest or the highest of the first colour on it that is there. The back of the next card says where it goes: to the first of three actions with a free space. If that is Wild, he remembers the action he wanted most. If all three are full, he turns up another back. He makes no groups.

**Actions.** His highest die first; among equal ones Expand, Build, Develop, Prepare, Wild. Where a space would move a track he gains 5 VP; other benefits he ignores.
- **Prepare**: he takes as many cards from the offer as the space has points, those farthest from the deck, face down.
- **Develop**: he takes the cards with the most VP from the offer, face up.
- **Build**: a token is drawn that names a Good, and so a region. For each point he does the first thing he can: with no Warrior there, he sends one and tries to found a City; else he founds a City (5 VP), or builds a Farm with one of his Warriors; else his foremost Ship sails on.
- **Expand**: half the printed points. For each a new token is drawn: with no presence he sends two Warriors and fights the Sea Peoples there; with dominance or a tie he fights; with mere presence he sends one more Warrior. If nothing is possible the next token is drawn.
- **Wild**: the action he had wanted, with Wild’s points, not halved.

When he fights he gains VP for the Weaponry that the tile demands, and one Warrior goes home. From the top of a route he gains its VP.

**Income.** He has none. For every Vase colour on the cards that he turned up this round his marker on that Vase moves up: to 3, 7, then 10 VP. He scores them at the end. If you have taken the 10, only the 3 is left for him.

**Scoring.** Farms and regions as usual. After round 2 he scores 3 and 5 VP for presence and dominance. At the end he fights all Sea Peoples where he dominates or is tied, takes the highest reward that is left on each Vase, and counts 2 VP for each face-down card of Age I and 4 of Age II, the full VP of face-up cards, and 2 VP for each step of his Ships.

**Easier or harder.** Every adjustment is a setting of its own when you open the table. Easier: all face-down cards are worth 2 VP, no 5 VP for track spaces, all 17 dice. Harder: he begins with 10 VP and on a higher Population space, gains 2 VP more for dominance and 3 more for each battle, and may keep the 7 VP of a Vase.
`,
    },
  ],
}
