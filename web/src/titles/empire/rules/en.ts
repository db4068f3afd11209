import type { Rules } from '../../../rules/contract'

export const rules: Rules = {
  intro:
    'Take a card each turn: its good is yours for the end, its action is done at once. Spread your armies over the map and gather sets of goods. ' +
    'When everybody has the same number of cards, whoever has the most points wins.',
  chapters: [
    {
      id: 'aim',
      title: 'The aim',
      text: `
Points come from three places, and all of them are counted **at the end**:

- **1 point** for each region that you control,
- **1 point** for each continent where you control more regions than anybody else,
- **1, 2, 3 or 5 points** for each set of goods.

The game lasts a fixed number of cards for each player: 13 with two players, 10 with three, 8 with four, 7 with five. The number beside each name on the board is what that player would have if the game ended now.`,
    },
    {
      id: 'signs',
      title: 'The small numbers',
      text: `
!signs

Whatever has a number says what it means when you point at it or hold a finger on it.`,
    },
    {
      id: 'turn',
      title: 'Your turn: take a card',
      decisions: ['turn'],
      text: `
Six cards lie in the row. The first is free, the next two cost 1 coin each, then 2, 2 and 3. You **must** take one, and you pay for its place.

!row

The coins that you begin with are all that you get: nothing in the game brings new ones. Cards get cheaper as those to their left are taken, so a card that nobody wants comes closer to being free. But somebody may take it first.

A green number on a card is what its **good** alone would add to your points now.

After your action the cards slide to the left and a new one comes in at the right.`,
    },
    {
      id: 'actions',
      title: 'What a card does',
      decisions: ['either', 'both'],
      text: `
The action is done at once. You may do only a part of it, or nothing: choose *Stop here*.

!deeds

With **or** you choose one of the two actions. With **and** both are yours, in either order. If only one of them can be done at the moment, you are asked for that one.`,
    },
    {
      id: 'place',
      title: 'New armies',
      decisions: ['place'],
      text: `
Put new armies in the **start region** (the one with the sun) or in any region where you have a **city**. You may split them.

You have 14 armies in all. When none is left beside the board, the rest of the action is lost.`,
    },
    {
      id: 'move',
      title: 'Moving armies',
      decisions: ['march', 'sail'],
      text: `
Each move takes **one army over one border**. With 4 moves you may take one army four regions far, or four armies one region each, or anything between.

With the **boot** you move over land only. With the **ship** you may also cross the dotted lines; a crossing is one move, and moves over land may be mixed in.

Choose an army on the map, then where it goes. A far region takes several moves; the way and its steps are shown before you choose.

There is no fighting: any number of armies of any colours may stand in a region.`,
    },
    {
      id: 'city',
      title: 'Cities',
      decisions: ['city'],
      text: `
Build a city in a region where one of your armies stands. A city counts like an army when control is decided, it stays there for the rest of the game, and from now on **new armies may be placed there**.

You have three cities. Nothing can remove one.`,
    },
    {
      id: 'destroy',
      title: 'Destroying an army',
      decisions: ['destroy'],
      text: `
Take one army off the map, anybody’s and anywhere: you need not be there. It goes back to its owner, who may place it again. Cities are safe.`,
    },
    {
      id: 'control',
      title: 'Who controls what',
      text: `
A region belongs to the player who has **more armies and cities there than each other player**. In a tie it belongs to nobody.

!control

A continent belongs to the player who controls **more of its regions than each other player**. In a tie it belongs to nobody. A mark under a continent’s name shows who holds it now.`,
    },
    {
      id: 'goods',
      title: 'Goods',
      decisions: ['wild'],
      text: `
Each card shows a good once or twice. What a set pays depends on how many symbols you have of it at the end:

!goods

More symbols than the last step still pay 5. Rubies pay early and end early; carrots need patience.

A **wild card** joins any good that you have a card of. You need not decide before the end: the board counts it where it pays most. With the option *by hand* you say so yourself.

With the option of **goods tokens**, five regions hold a token each. Whoever controls such a region at the end counts one more symbol of that good.`,
    },
    {
      id: 'bid',
      title: 'The bid for the first turn',
      decisions: ['bid', 'first'],
      text: `
Before the game everybody takes some coins into a closed fist, or none. Then all fists are opened at once. The highest bid is **paid**, and its owner says who goes first. Nobody else pays.

In a tie the youngest wins; where the table has set no ages, the order of seats counts. If the table has chosen so, a die decides instead.

Look at the row before you bid: going first is worth as much as the best of its cheap cards.`,
    },
    {
      id: 'two',
      title: 'Two players',
      decisions: ['neutral'],
      text: `
With two players there is a third colour, the **grey shields**. Before the bid you take turns to put ten of them into any regions.

They never move and never score, but they count when control is decided: a region with as many shields as your armies is not yours. They can be destroyed.`,
    },
    {
      id: 'end',
      title: 'The end',
      text: `
The game ends when everybody has taken all their cards; everybody has had the same number of turns. Points are counted, and whoever has the most points wins.

In a tie the player with more **coins** left wins, then the one with more **armies** on the map, then the one with more regions.

The longer game is three games in a row, points added up.`,
    },
  ],
}
