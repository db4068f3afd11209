# Empire: every word that a player reads.

title = Empire
tagline = Take cards, spread your armies, gather goods: an empire in a few minutes.

good-ruby = ruby
good-stone = stone
good-wood = wood
good-anvil = anvil
good-carrot = carrot
good-wild = wild

neutral = neutral
region = { $letter } { $name }
region-none = (no such region)

card = { $good }{ $symbols ->
    [2] { " " }×2
   *[other] { "" }
}: { $does }
card-said = { $good }{ $symbols ->
    [2] { " " }×2
   *[other] { "" }
} card ({ $does })
part-place = place { $amount ->
    [one] 1 army
   *[other] { $amount } armies
}
part-land = { $amount ->
    [one] 1 move over land
   *[other] { $amount } moves over land
}
part-ship = { $amount ->
    [one] 1 move over land or water
   *[other] { $amount } moves over land or water
}
part-city = build a city
part-destroy = destroy an army
parts-or = { $one } or { $other }
parts-and = { $one } and { $other }

## What may be chosen

action-stop = Stop here
action-neutral = Put a neutral army in { $region }
action-bid = Bid { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}
action-first = { $who } goes first
action-first-own = Go first yourself
action-take = Take the { $card } { $cost ->
    [0] for free
    [one] for 1 coin
   *[other] for { $cost } coins
}
action-take-none = Take the card at place { $place }
action-part = Choose: { $does }
action-part-first = First: { $does }
action-part-none = Choose part { $number } of the card
action-place = Place an army in { $region }
action-city = Build a city in { $region }
action-destroy = Destroy an army of { $owner } in { $region }
action-destroy-own = Destroy your own army in { $region }
action-destroy-neutral = Destroy a neutral army in { $region }
action-wild = Count a wild card as { $good }
action-move = Move an army from { $origin } to { $region }

## What is asked

prompt-neutral = { $who }: put a neutral army in any region ({ $left } left).
prompt-bid = { $who }: { $coins ->
    [one] do you bid your 1 coin in secret?
   *[other] how many of your { $coins } coins do you bid in secret?
}
prompt-first = { $who }: you won the { $tie ->
    [none] bid.
    [die] tied bid by the die.
    [ages] tied bid as the youngest player.
   *[seats] tied bid by the order of seats.
} Who goes first?
prompt-turn = { $who }: take a card ({ $coins ->
    [0] you have no coins
    [one] you have 1 coin
   *[other] you have { $coins } coins
}).
prompt-either = { $who }: which of the two actions?
prompt-both = { $who }: both are yours. Which comes first?
prompt-place = { $who }: place { $points ->
    [one] an army.
   *[other] up to { $points } armies.
}
prompt-march = { $who }: { $points ->
    [one] make one move over land.
   *[other] make up to { $points } moves over land.
}
prompt-sail = { $who }: { $points ->
    [one] make one move over land or water.
   *[other] make up to { $points } moves over land or water.
}
prompt-city = { $who }: build a city where one of your armies stands.
prompt-destroy = { $who }: destroy one army.
prompt-wild = { $who }: which good does the wild card join ({ $left } left)?
prompt-over = The game is over.

## What happened

event-game-only = The game begins on side { $side } of the board.
event-game = Game { $number } begins on side { $side } of the board.
event-tokens = Goods tokens: { $good1 } in { $region1 }, { $good2 } in { $region2 }, { $good3 } in { $region3 }, { $good4 } in { $region4 }, { $good5 } in { $region5 }.
event-row = The row: { $card1 }; { $card2 }; { $card3 }; { $card4 }; { $card5 }; { $card6 }.
event-refill = New in the row: { $card }.
event-neutral = { $you ->
    [yes] You put
   *[no] { $who } puts
} a neutral army in { $region }.
event-bid = { $coins ->
    [0] You bid nothing.
    [one] You bid 1 coin.
   *[other] You bid { $coins } coins.
}
event-bid-hidden = { $who } has chosen a bid.
by-seat-2 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 })
by-seat-3 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 }), { $who3 } ({ $figure3 })
by-seat-4 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 }), { $who3 } ({ $figure3 }), { $who4 } ({ $figure4 })
by-seat-5 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 }), { $who3 } ({ $figure3 }), { $who4 } ({ $figure4 }), { $who5 } ({ $figure5 })
event-bids = The bids: { $bids }.{ $tie ->
    [none] { "" }
    [die] { " " }They are tied: the die decides.
    [ages] { " " }Tied bids go to the youngest: { $winner }.
   *[seats] { " " }Tied bids go to the youngest; this table names no ages, so seats count: { $winner }.
}
event-roll_off = The tied players roll: { $rolls }.
event-wins_bid = { $you ->
    [yes] You win
   *[no] { $who } wins
} the bid { $coins ->
    [0] for nothing.
    [one] for 1 coin.
   *[other] for { $coins } coins.
}
event-first = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} the first player: { $first }.
event-first-own = { $you ->
    [yes] You choose
   *[no] { $who } chooses
} to go first.
event-take = { $you ->
    [yes] You take
   *[no] { $who } takes
} the { $card } { $cost ->
    [0] for free.
    [one] for 1 coin.
   *[other] for { $cost } coins.
}
event-stop = { $you ->
    [yes] You stop
   *[no] { $who } stops
} here.
event-place = { $you ->
    [yes] You place
   *[no] { $who } places
} an army in { $region }.
event-move = { $you ->
    [yes] You move
   *[no] { $who } moves
} an army from { $origin } to { $region }.
event-city = { $you ->
    [yes] You build
   *[no] { $who } builds
} a city in { $region }.
event-destroy = { $you ->
    [yes] You destroy
   *[no] { $who } destroys
} { $whose ->
    [yes] an army of yours
   *[no] an army of { $owner }
} in { $region }.
event-destroy-neutral = { $you ->
    [yes] You destroy
   *[no] { $who } destroys
} a neutral army in { $region }.
event-wild = { $you ->
    [yes] You count
   *[no] { $who } counts
} a wild card as { $good }.
event-scores-only = The points: { $points }.
event-scores = Points after game { $number }: { $points }.
event-win-points = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
event-win-coins = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} and the most coins.
event-win-armies = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}, as many coins and the most armies on the board.
event-win-regions = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}, as many coins and armies and the most regions.
event-win-shared = { $you ->
    [yes] You share
   *[no] { $who } shares
} the victory with { $points ->
    [one] 1 point.
   *[other] { $points } points.
}

## Why something cannot be done

why-coins = That costs { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}; you have { $coins ->
    [0] none.
   *[other] { $coins }.
}
why-card-first = Take a card first: it says what your armies may do.
why-which-first = Say first which of the two actions you take.
why-use-first = You have taken your card: do first what it says, or stop.
why-bid-first = Cards are taken once the first player is named.
why-other-deed = { $asked ->
    [place] The card places armies now
    [march] The card moves armies over land now
    [sail] The card moves armies over land or water now
    [city] The card builds a city now
   *[destroy] The card destroys an army now
}: nothing else can be done with it.
why-place = New armies come to the start, { $start }, or where you have a city; { $region } is neither.
why-city = You have no army in { $region }: a city is built where one of your armies stands.
why-no-army = You have no army in { $region }.
why-destroy-none = There is no army in { $region }.
why-destroy = { $owner } has no army in { $region }.
why-destroy-neutral = There is no neutral army in { $region }.
why-water = Between { $origin } and { $region } lies water: this card moves over land only.
why-not-near = { $origin } and { $region } share no border: an army moves over one border at a time.
why-not-near-water = No border and no dotted line joins { $origin } and { $region }: an army moves over one at a time.
why-wild = You have no card with { $good }: a wild card joins a good that you have a card of.

## Options

option-board = Side of the board
option-board-A = A (four continents)
option-board-B = B (five continents)
option-board-random = by lot
option-printing = Printing of the cards
option-printing-english = English
option-printing-neutral = without words (one stone card builds no city)
option-goods_tokens = Goods tokens on the triangles
option-tie_break = Tied bids go to
option-tie_break-youngest = the youngest
option-tie_break-die = the higher die
option-ages = Seats from the youngest to the oldest, such as 312
option-ages-0 = in seat order
option-wilds = Wild cards at the end
option-wilds-best = placed for you, as well as can be
option-wilds-hand = placed by hand
option-games = Games
option-games-1 = one
option-games-3 = three, points added up

## The picture

picture-map = map
picture-row = cards
picture-players = players
picture-regions = regions
picture-key = With a letter: armies in seat order, * city, ! controls it, ^ token, ( ) start.
picture-key-neutral = With a letter: armies of 1, 2, neutral, * city, ! control, ^ token, ( ) start.
picture-key-purse = Below the map: ● coins, ★ points if the game ended now.
picture-cost = cost
picture-card = card
picture-gain = you gain
picture-gain-seat = gain for { $who }
picture-deck = Cards left in the deck: { $cards }
picture-score = points
picture-coins = coins
picture-cards = cards
picture-armies = armies
picture-cities = cities
picture-lands = regions
picture-game = Game { $number } of { $games }
picture-next = 3:2>3 = three symbols, two points, three with one more; wild cards are counted.

## Results

score-regions = regions
score-continents = continents
score-ruby = ruby
score-stone = stone
score-wood = wood
score-anvil = anvil
score-carrot = carrot
score-tokens = tokens

## The rules in short

rules =
    Everybody takes the same number of cards; then whoever has the most points wins.

    At first all bid coins in secret. The highest bid is paid and names the first player; a tie goes to the youngest (in seat order where no ages are set), or to the higher die.
    In your turn take a card from the row: the first is free, the others cost 1, 1, 2, 2, 3 coins.
    Its good is yours to the end, its action is done at once, in part or not at all if you like.

    Place: new armies on the start region or where you have a city.
    Move over land: one army over one border for each move, shared out as you like.
    Move over water too: dotted lines count as borders.
    Build a city: where you have an army. Destroy: take any one army off the board.

    A region that you have most armies and cities in is 1 point; a tie is nobody’s.
    A continent that you control most regions of is 1 point.
    Sets of goods pay 1, 2, 3 and 5 points; a wild card joins any good that you have a card of.
    Ties: most coins, then most armies on the board, then most regions.

    On the map: a letter is a region, ! says who controls it, ( ) is the start, ^ a goods token.
    Beside or below the letter: the armies of each player in seat order (neutral last), * for a city.

    Unofficial adaptation; all words, names and maps’ shapes are our own.

## Regions and continents of side A

region-a01 = Mistcrown
region-a02 = Gullreach
region-a03 = Oldhearth
region-a04 = Fernmoor
region-a05 = Moonhook
region-a06 = Saltmere
region-a07 = Lastlight
region-a08 = Sleepstone
region-a09 = Bellcove
region-a10 = Frosthorn
region-a11 = Wolfgate
region-a12 = Darkbough
region-a13 = Dawnhold
region-a14 = Amberdown
region-a15 = Reedwater
region-a16 = Shellspur
region-a17 = Hushplain
region-a18 = Emberfoot
region-a19 = Hollowcrag
region-a20 = Slendermark
region-a21 = Redscarp
region-a22 = Farbeacon
region-a23 = Thornwatch
region-a24 = Goldmire
region-a25 = Wreckshore
continent-a-west = Vaelorn
continent-a-isle = Sundrel
continent-a-main = Osmerand
continent-a-south = Kirrideen

## Regions and continents of side B

region-b01 = Ashencairn
region-b02 = Larkfell
region-b03 = Silverfen
region-b04 = Stillhaven
region-b05 = Icewrack
region-b06 = Ironbrow
region-b07 = Ravensend
region-b08 = Greyhowe
region-b09 = Appledeep
region-b10 = Sunmeadow
region-b11 = Mothwood
region-b12 = Foamrest
region-b13 = Kilnvale
region-b14 = Lanternquay
region-b15 = Firstshore
region-b16 = Fourwinds
region-b17 = Stormtooth
region-b18 = Copperback
region-b19 = Lost Throne
region-b20 = Pearlstrand
region-b21 = Sandveil
region-b22 = Whalebone
region-b23 = Idolwood
continent-b-nw = Pellune
continent-b-n = Ithrel
continent-b-ne = Skarveth
continent-b-west = Dolmerra
continent-b-east = Auromar

## A first hint of the coach: where to look.

look-stop = Look at whether to stop here.
look-neutral = Look at where the neutral armies go.
look-bid = Look at your coins.
look-first = Look at who should go first.
look-take = Look at the row of cards.
look-part = Look at the two parts of the card.
look-place = Look at where new armies could stand.
look-city = Look at where a city could stand.
look-destroy = Look at the armies of others.
look-wild = Look at your wild cards.
look-move = Look at the armies that could move.
