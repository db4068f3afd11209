# Minos: every word that a player reads. Names of cards, regions and tiles come with the content file.

title = Minos
tagline = Dice, decrees and double axes: lead a clan of Bronze Age Crete to the throne.

-language = English
    .code = en
# A name of the content file, which gives it in every language.
name = { -language.code ->
    [fr] { $fr }
   *[en] { $en }
}
region = { $name } ({ $n })

## Things

good-silver = Silver
good-stone = Stone
good-copper = Copper
good-wood = Wood
good-herbs = Herbs
good-grain = Grain
track-influence = Influence
track-culture = Culture
track-population = Population
deed-prepare = Prepare
deed-develop = Develop
deed-build = Build
deed-expand = Expand
deed-wild = Wild
points-1 = { $n ->
    [one] card to play
   *[other] cards to play
}
points-2 = { $n ->
    [one] Build point
   *[other] Build points
}
points-3 = { $n ->
    [one] Expand point
   *[other] Expand points
}
points-0 = { $n ->
    [one] Prepare point
   *[other] Prepare points
}
points-4 = { $n ->
    [one] Wild point
   *[other] Wild points
}
points-5 = { $n ->
    [one] Warrior to place
   *[other] Warriors to place
}
points-6 = { $n ->
    [one] Warrior to move
   *[other] Warriors to move
}
points-7 = { $n ->
    [one] Warrior to move
   *[other] Warriors to move
}
spend-0 = { $n ->
    [one] use a Prepare point
   *[other] use your Prepare points
}
spend-1 = { $n ->
    [one] play a card
   *[other] play cards
}
spend-2 = { $n ->
    [one] use a Build point
   *[other] use your Build points
}
spend-3 = { $n ->
    [one] use an Expand point
   *[other] use your Expand points
}
spend-4 = { $n ->
    [one] use a Wild point
   *[other] use your Wild points
}
spend-5 = { $n ->
    [one] place a Warrior
   *[other] place Warriors
}
spend-6 = { $n ->
    [one] move a Warrior
   *[other] move Warriors
}
spend-7 = { $n ->
    [one] move a Warrior
   *[other] move Warriors
}
trigger-prepare = Prepare
trigger-develop = Develop
trigger-build = Build
trigger-expand = Expand
trigger-wild = Wild
trigger-die-1-2 = die 1–2
trigger-die-3-4 = die 3–4
trigger-die-5-6 = die 5–6
die-red = red { $n }
die-yellow = yellow { $n }
die-blue = blue { $n }
die-gray = gray { $n }
dice-red = red { $dice }
dice-yellow = yellow { $dice }
dice-blue = blue { $dice }
dice-gray = gray { $dice }
dice-group = { $dice } for { $track } ({ $step })
step = to { $space }: { $effect }
step-top = { $effect }
space-palace = { $n ->
    [one] 1 card
   *[other] { $n } cards
} to the Palace at Income
space-level = Special Ability level { $n }
space-weapon = { $n } Weaponry at Income, regions { $presence }/{ $dominance } VP
plus = { $a } + { $b }
steps = { $track } +{ $n }
piece-city = City
piece-tower = Tower
piece-farm = Farm
piece-ship = Ship
piece-sail = Ship’s next space
age-1 = Age I
age-2 = Age II

## Effects in words

effect-then = { $a }; { $b }
effect-and = { $a }, { $b }
effect-or = { $a } or { $b }
effect-per = { $gain } for each { $what }
effect-if = if { $condition }: { $gain }
effect-instead = { $gain } (if { $condition }, instead: { $better })
effect-pay = { $cost } for { $gain }
effect-pay-at-will = as often as you like: { $cost } for { $gain }
coins = { $n ->
    [one] 1 Coin
   *[other] { $n } Coins
}
paid = { $n ->
    [0] for free
   *[other] for { coins }
}
atom-coin = { coins }
atom-weapon = { $n } Weaponry
atom-vp = { $n } VP
atom-temp = { $n ->
    [one] 1 Temporary Good
   *[other] { $n } Temporary Goods
}
atom-good = { $n ->
    [one] 1 Good of your choice
   *[other] { $n } Goods of your choice
}
atom-random-good = { $n ->
    [one] 1 random Good
   *[other] { $n } random Goods
}
atom-card = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
atom-card-age2 = { $n ->
    [one] draw 1 Age II card
   *[other] draw { $n } Age II cards
}
atom-card-offer = { $n ->
    [one] draw 1 card from the offer or the deck
   *[other] draw { $n } cards from the offer or the deck
}
atom-build = { $n ->
    [one] 1 Build point
   *[other] { $n } Build points
}
atom-build-free = { $n ->
    [one] 1 free Build
   *[other] { $n } free Builds
}
atom-wild = { $n ->
    [one] 1 Wild point
   *[other] { $n } Wild points
}
atom-place = { $n ->
    [one] place 1 Warrior
   *[other] place { $n } Warriors
}
atom-move = { $n ->
    [one] move 1 Warrior
   *[other] { $n } Warrior moves
}
atom-warrior = { $n ->
    [one] 1 Warrior for the Reserves
   *[other] { $n } Warriors for the Reserves
}
atom-influence = +{ $n } Influence
atom-culture = +{ $n } Culture
atom-population = +{ $n } Population
atom-track = +{ $n } on any track
atom-lowest-track = +{ $n } on the lowest track
atom-income = { $n ->
    [one] 1 Income step
   *[other] { $n } Income steps
}
atom-play = { $n ->
    [one] play 1 card
   *[other] play { $n } cards
}
atom-play-free = { $n ->
    [one] play 1 card for free
   *[other] play { $n } cards for free
}
atom-palace = { $n ->
    [one] 1 card to the Palace
   *[other] { $n } cards to the Palace
}
atom-palace-free = { $n ->
    [one] 1 card to the Palace at no VP
   *[other] { $n } cards to the Palace at no VP
}
atom-route-income = { $n ->
    [one] income of 1 Trade Route
   *[other] income of { $n } Trade Routes
}
atom-vp-scoring = { $n } VP at each scoring
atom-vp-end = { $n } VP at the end
cost-coin = pay { coins }
cost-weapon = pay { $n } Weaponry
cost-vp = pay { $n } VP
cost-discard = { $n ->
    [one] discard 1 card
   *[other] discard { $n } cards
}
cost-warrior = { $n ->
    [one] return 1 Warrior to the Reserves
   *[other] return { $n } Warriors to the Reserves
}
cost-temp = { $n ->
    [one] give 1 Temporary Good
   *[other] give { $n } Temporary Goods
}
count-played = card in your area
count-palace = card in your Palace
count-city = City
count-tower = Tower
count-farm = Farm
count-presence = region with your Warriors
count-seapeople = Sea Peoples tile
count-lowest-step = step on your lowest track
count-warrior = Warrior on the map
count-route-space = route space reached
condition-towers = { $n }+ Towers
condition-farms = { $n }+ Farms
condition-cities = { $n }+ Cities
condition-seapeople = { $n }+ Sea Peoples tiles
condition-influence = Influence { $n }+
condition-culture = Culture { $n }+
condition-population = Population { $n }+
condition-alltracks = all tracks { $n }+
condition-palace = { $n }+ Palace cards
condition-played = { $n }+ cards in your area
condition-ship = a Ship on space { $n }+
condition-warriors = { $n }+ Warriors on the map
condition-regions = Warriors in { $n }+ regions

## Effects in fewer words, for narrow places

brief-atom-coin = { $n }●
brief-atom-weapon = { $n }⚔
brief-atom-vp = { $n }★
brief-atom-card = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
brief-atom-card-age2 = { $n ->
    [one] 1 Age II card
   *[other] { $n } Age II cards
}
brief-atom-card-offer = { $n ->
    [one] 1 card (offer or deck)
   *[other] { $n } cards (offer or deck)
}
brief-atom-temp = { $n ->
    [one] 1 Temp. Good
   *[other] { $n } Temp. Goods
}
brief-atom-good = { $n ->
    [one] 1 Good (any)
   *[other] { $n } Goods (any)
}
brief-atom-random-good = { $n ->
    [one] 1 random Good
   *[other] { $n } random Goods
}
brief-atom-warrior = { $n }w (Reserves)
brief-atom-route-income = { $n ->
    [one] 1 route’s income
   *[other] { $n } routes’ income
}
brief-atom-build = { $n } Build
brief-atom-wild = { $n } Wild
brief-atom-place = place { $n }w
brief-atom-move = move { $n }w
brief-atom-play-free = { $n ->
    [one] 1 card for free
   *[other] { $n } cards for free
}
brief-atom-palace = { $n } to Palace
brief-atom-palace-free = { $n } to Palace at 0★
brief-atom-income = +{ $n } Income
brief-atom-track = +{ $n } any track
brief-atom-vp-scoring = { $n }★ at each scoring
brief-atom-vp-end = { $n }★ at the end
brief-effect-per = { $gain } per { $what }
brief-atom-build-free = { $n ->
    [one] 1 free Build
   *[other] { $n } free Builds
}

## Special Abilities in words

ability-card-discount = Every card you play costs { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
} less.
ability-before-roll = Before each roll of the dice: { $gain }.
ability-on-build = For each City, Tower, Farm or new Ship: { $gain }{ $coins ->
    [0] .
    [one] ; it costs 1 Coin less (a Farm does not).
   *[other] ; it costs { $coins } Coins less (a Farm does not).
}
ability-group-target = Your groups of dice need a total of only { $target }.
ability-exchange = You may exchange { $give } Weaponry for { $get ->
    [one] 1 Coin
   *[other] { $get } Coins
}, or { $give ->
    [one] 1 Coin
   *[other] { $give } Coins
} for { $get } Weaponry, as often as you like. At Income: { $income }. At the end, { $leftover } leftover Weaponry, Coins or cards make 1 VP.

## What may be chosen

action-start = Start in { $region }: { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}, { $weapons } Weaponry, { $vp } VP, { $things }, { $back ->
    [0] { atom-card }
   *[other] draw { $n }, put { $back } back
}{ $first ->
    [yes] , first player
   *[no] { "" }
}
start-warrior = 1 more Warrior
start-temp = temporary { $good }
action-ability = Special Ability “{ $ability }”: { $what } { $one } / { $two } / { $three }
ability-kind-card-discount = cards cost less by
ability-kind-before-roll = before each roll,
ability-kind-on-build = for each building,
ability-kind-group-target = dice groups add up to
ability-kind-exchange = exchange Coins and Weaponry
ability-price = { coins } off
ability-rate = { $give }:{ $get } ({ $effect } at Income)
ability-rate-leftover = { $give }:{ $get } ({ $effect } at Income; { $leftover } leftovers make 1 VP)
action-back = Put back { $card }
action-draft = { $die } to { $deed }
action-group = { $groups }
action-group-none = No groups
action-retrieve = Retrieve { $die } from { $deed }, space { $space } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
action-end = End the turn
unused-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
unused-benefits = { $n ->
    [one] 1 benefit
   *[other] { $n } benefits
}
action-end-lapse = End the turn (unused: { $what })
action-forfeit = Forfeit the action: { $effect }
action-benefit = Benefit of the space: { $effect }
action-trait = Trait of { $card }: { $effect }
action-draw-active = Draw from the deck
action-draw-age2 = Draw from the Age II deck
action-take = Take from the offer: { $card }
action-play = Play { $card } ({ $price })
action-play-offer = Play from the offer: { $card } ({ $price })
action-play-free = Play { $card } for free
action-play-offer-free = Play from the offer: { $card } for free
action-city = Build a City in { $where } for { $price }
action-city-free = Build a City in { $where } for free
action-tower = Build a Tower in { $where } for { $price }
action-tower-free = Build a Tower in { $where } for free
action-farm = Build a Farm in { $where } for { $price }
action-farm-free = Build a Farm in { $where } for free
action-ship = Build a Ship on the { $where } route for { $price }
action-ship-free = Build a Ship on the { $where } route for free
action-sail = Sail on along the { $where } route to space { $space } for { $price }
action-sail-free = Sail on along the { $where } route for free
# A price as it will be paid: one or two ways in full, of more the least and the most.
price-temp = { $n ->
    [one] temporary { $good }
   *[other] { $n } temporary { $good }
}
price-warriors = { $n ->
    [0] no Warrior
    [one] 1 Warrior
   *[other] { $n } Warriors
}
coins-range-given = Temporary Goods, { $least } to { $most } Coins
coins-range-or-given = { $least } to { $most } Coins, by the Temporary Goods that you give
price-warriors-range = { $least } to { $most ->
    [one] 1 Warrior
   *[other] { $most } Warriors
}
price-warriors-range-given = temporary Grain, { $least } to { $most ->
    [one] 1 Warrior
   *[other] { $most } Warriors
}
price-warriors-range-or-given = { $least } to { $most ->
    [one] 1 Warrior
   *[other] { $most } Warriors
}, by the Grain that you use
action-place = Place a Warrior in { $region }
action-move = Move a Warrior from { $region } to { $target }
action-march = Extra: move a Warrior ({ coins })
action-buy = Extra: buy temporary { $good } ({ coins })
action-trade = Extra: use a Trade Bonus tile ({ $tile })
action-sell = Extra: discard cards for Coins
action-swap = Extra: { $n } temporary { $good } for a Good
action-battle = Extra: battle in { $region } with { $n } Weaponry and 1 Warrior for { $effect }
action-arm = Exchange { $give ->
    [one] 1 Coin
   *[other] { $give } Coins
} for { $get } Weaponry
action-melt = Exchange { $give } Weaponry for { $get ->
    [one] 1 Coin
   *[other] { $get } Coins
}
action-clause = { $effect }
action-branch = { $effect }
action-term = { $effect }
action-pay = Pay { coins }
action-pay-effect = Yes: { $cost } for { $gain }
action-use = Use temporary { $good } as a discount: { $n ->
    [0] nothing left to pay
   *[other] { coins } left to pay
}
action-use-grain = Use temporary { $good } as a discount: { $n ->
    [0] no Warrior has to go back
    [one] 1 Warrior at least goes back
   *[other] { $n } Warriors at least go back
}
action-give = { $n ->
    [0] No Warrior goes back
    [one] 1 Warrior goes back to the Reserves
   *[other] { $n } Warriors go back to the Reserves
}
action-stop-points = { $n ->
    [one] Let it lapse
    [2] Let both lapse
   *[other] Let all { $n } lapse
}
action-stop-palace = No more cards
action-stop-payment = Do not pay
action-stop-effect = Leave what you cannot pay for
action-stop-sell = No more cards
action-stop-contest = Let it go
action-stop-muster = Keep your Coins
action-stop-last-battle = Do not fight
action-stop-temp = None is left
action-stop-good = None is left
action-stop-route = No Ship pays
action-discard = Discard { $card }
action-palace = To the Palace: { $card }{ $n ->
    [0] { "" }
   *[other] { " " }(−{ $n } VP)
}
action-temp = Temporary { $good }
action-good = { $good }
action-advance = { $track } ({ $step })
action-route = { $route }: { $effect }
action-tile = { $tile }
action-recall = From { $region }
action-shed = Temporary { $good }
action-claim = Claim the { $piece } in { $where }
action-fight = Battle in { $region } with { $n } Weaponry and 1 Warrior for { $effect }

## What is asked

# Where a question comes from: a card, a tile or a Special Ability by its name, or a place on the table.
from-named = { $name }
from-track = { $track }, space { $n }
from-route = Trade Route { $route }
from-trade = Trade Bonus
from-foundation = Foundation of the City
from-bonus = Action Bonus
from-income = Income
prompt-pick = { $who }: take a Starting card or a Special Ability.
prompt-keep = { $who }: put { $n ->
    [one] 1 card
   *[other] { $n } cards
} back into the deck.
prompt-first-card = { $who }: which card is your first Royal Trait?
prompt-draft = { $who }: take a die and place it on an action.
prompt-group = { $who }: join your dice into groups.
prompt-advance = { $who }: on which track do you advance first?
prompt-retrieve = { $who }: which action now? You retrieve one of your highest dice.
prompt-turn = { $who }: { $deed } with a die of { $value } ({ $points ->
    [0] no points left
    [one] 1 point left
   *[other] { $points } points left
}).
prompt-income-route = { $who }: which Ship pays first?
prompt-muster = { $who }: exchange Coins for Weaponry before it is settled who battles first in { $region }?
prompt-last-battle = { $who }: { $armed ->
    [yes] do you battle in { $region }?
   *[no] a battle in { $region } takes { $n } Weaponry, you have { $weapons }. Do you exchange Coins?
}
prompt-effect = { $who }: { $effect }. What do you do first?
prompt-effect-of = { $who }: { $source }. What do you do first?
prompt-payment = { $who }: do you pay?
prompt-payment-of = { $who }: { $source }. Do you pay?
prompt-branch = { $who }: choose one.
prompt-branch-of = { $who }: { $source }. Choose one.
prompt-terms = { $who }: what do you do first?
prompt-terms-of = { $who }: { $source }. What do you do first?
prompt-temp = { $who }: which Temporary Good? ({ $n } to take)
prompt-temp-of = { $who }: { $source }. Which Temporary Good? ({ $n } to take)
prompt-good = { $who }: which Good? ({ $n } to take)
prompt-good-of = { $who }: { $source }. Which Good? ({ $n } to take)
prompt-track = { $who }: which track? ({ $n ->
    [one] 1 step
   *[other] { $n } steps
})
prompt-track-of = { $who }: { $source }. Which track? ({ $n ->
    [one] 1 step
   *[other] { $n } steps
})
prompt-lowest = { $who }: which of your lowest tracks? ({ $n ->
    [one] 1 step
   *[other] { $n } steps
})
prompt-lowest-of = { $who }: { $source }. Which of your lowest tracks? ({ $n ->
    [one] 1 step
   *[other] { $n } steps
})
prompt-palace = { $who }: you may put { $n ->
    [one] 1 card
   *[other] up to { $n } cards
} into your Palace{ $free ->
    [yes] , from hand too, at no VP.
   *[no] ; from hand it costs the card’s VP.
}
prompt-route = { $who }: which route pays?
prompt-points = { $who }: { $deed } ({ $n } left){ $free ->
    [yes] , for free.
   *[no] .
}
prompt-discard = { $who }: discard { $n ->
    [one] 1 card.
   *[other] { $n } cards.
}
prompt-recall = { $who }: from where does the Warrior go back?
prompt-shed = { $who }: which Temporary Good do you give?
prompt-sell = { $who }: discard cards for { coins } each.
prompt-trade-tile = { $who }: choose a Trade Bonus tile of the { $route } route.
prompt-card-price = { $who }: { $card } costs { coins }. Use Temporary Goods?
prompt-price = { $who }: the { $piece } costs { coins }. Use Temporary Goods?
prompt-farm-price = { $who }: a Farm in { $region }: how many Warriors there go back to the Reserves? Grain spares the others.
prompt-contest = { $who }: another player wants to build a { $piece } in { $region }. { $first ->
    [yes] Do you claim it?
   *[no] With more Weaponry you come first: do you exchange Coins?
}
prompt-over = The game is over.

## What happened

gains = { $you ->
    [yes] You gain
   *[no] { $who } gains
}
pays = { $you ->
    [yes] You pay
   *[no] { $who } pays
}
takes = { $you ->
    [yes] You take
   *[no] { $who } takes
}
builds = { $you ->
    [yes] You build
   *[no] { $who } builds
}
event-round = Round { $round } begins.
event-roll = Dice: { $dice }.
event-start = { takes } the Starting card of { $start }.
event-ability = { takes } the Special Ability “{ $ability }”.
event-back = You put { $card } back.
event-back-hidden = { $who } puts a card back.
event-draft = { takes } { $die } for { $deed }.
event-groups = { $you ->
    [yes] You advance
   *[no] { $who } advances
}: { $steps }.
event-groups-none = { $you ->
    [yes] You make
   *[no] { $who } makes
} no groups.
event-advance = { $you ->
    [yes] You reach
   *[no] { $who } reaches
} { $track } { $space }.
event-level = { $you ->
    [yes] Your Special Ability
   *[no] The Special Ability of { $who }
} rises to level { $n }.
event-retrieve = { $you ->
    [yes] You retrieve
   *[no] { $who } retrieves
} a die of { $value } from { $deed }.
event-benefit = { takes } the benefit of the space.
event-trait = { $you ->
    [yes] You use
   *[no] { $who } uses
} the Royal Trait of { $card }.
event-forfeit = { $you ->
    [yes] You forfeit
   *[no] { $who } forfeits
} the action.
event-end = { $you ->
    [yes] You end your turn.
   *[no] { $who } ends the turn.
}
event-gain = { gains } { $what }.
event-spend = { pays } { $what }.
event-vp = { gains } { $n } VP ({ $source }).
event-temp = { gains } temporary { $good }.
event-spend_temp = { $you ->
    [yes] You give
   *[no] { $who } gives
} { $n } temporary { $good }.
event-good = { gains } { $good }.
event-income_step = { $you ->
    [yes] You reach
   *[no] { $who } reaches
} space { $space } of the Income track.
event-draw = You draw { $card }.
event-draw-hidden = { $you ->
    [yes] You draw
   *[no] { $who } draws
} a card of { $age }.
event-take = { takes } { $card } from the offer.
event-offer = New in the offer: { $card }.
event-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} { $card }.
event-reshuffle = The discards of { $age } become a deck of { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-play = { $you ->
    [yes] You play
   *[no] { $who } plays
} { $card } { paid }.
event-palace = { $you ->
    [yes] You put
   *[no] { $who } puts
} { $card } into the Palace.
event-lasting = { $you ->
    [yes] You have
   *[no] { $who } has
} { $n } VP to come, at a scoring or at the end.
event-place = { $you ->
    [yes] You place
   *[no] { $who } places
} a Warrior in { $region }.
event-move = { $you ->
    [yes] You move
   *[no] { $who } moves
} a Warrior from { $region } to { $target }.
event-recall = { $you ->
    [yes] You return
   *[no] { $who } returns
} { $n ->
    [one] 1 Warrior
   *[other] { $n } Warriors
} from { $region } to the Reserves.
event-build-city = { builds } a City in { $where } { paid }.
event-build-tower = { builds } a Tower in { $where } { paid }.
event-build-farm = { builds } a Farm in { $where }.
event-build-ship = { builds } a Ship on the { $where } route { paid }.
event-build-sail = { $you ->
    [yes] You sail
   *[no] { $who } sails
} on along the { $where } route { paid }.
event-claim-city = { $you ->
    [yes] You claim
   *[no] { $who } claims
} the City in { $where }.
event-claim-farm = { $you ->
    [yes] You claim
   *[no] { $who } claims
} the Farm in { $where }.
event-tile = { takes } a Trade Bonus tile: { $tile }.
event-trade = { $you ->
    [yes] You use
   *[no] { $who } uses
} a Trade Bonus tile: { $tile }.
event-battle = { $you ->
    [yes] You defeat
   *[no] { $who } defeats
} { $sea } in { $region }.
event-lapse-points = { $you ->
    [yes] You leave
   *[no] { $who } leaves
} { $n } { $points } unused.
event-lapse-palace = { $you ->
    [yes] You have
   *[no] { $who } has
} no further card for the Palace.
event-lapse-payment = { $you ->
    [yes] You do not pay for what was on offer.
   *[no] { $who } does not pay for what was on offer.
}
event-lapse-effect = { $you ->
    [yes] You leave what you cannot pay for.
   *[no] { $who } leaves what cannot be paid for.
}
event-lapse-temp = No Temporary Good is left for { $you ->
    [yes] you
   *[no] { $who }
}.
event-lapse-good = No Good is left face up for { $you ->
    [yes] you
   *[no] { $who }
}.
event-lapse-route = { $you ->
    [yes] You have
   *[no] { $who } has
} no Ship that pays.
event-unfought = Nobody fights in { $region }.
event-vase = { $you ->
    [yes] You win
   *[no] { $who } wins
} a Vase: { $vase } ({ $n } VP).
event-route_income = { $you ->
    [yes] You take
   *[no] { $who } takes
} the income of the { $route } route, space { $space }.
event-income = Income.
event-scoring = Scoring after round { $round }.
event-age = Age II begins.
event-win = { $you ->
    [yes] You are
   *[no] { $who } is
} Minos with { $n } VP.

## Rhadamanthus: what he does, by which rule, and what broke a tie

automaton = Rhadamanthus
priority-red = red
priority-yellow = yellow
priority-blue = blue
priority-gray = gray
priority-lowest-total = by the lowest total
priority-highest-total = by the highest total
priority-fewest-left = by the fewest dice left
solo-list = { $a }, then { $b }
solo-front = { $which ->
    [highest] highest die
   *[lowest] lowest die
}, first { $list }
event-solo_home = { $who } has his home in { $region }, for you start in { $start }: his Farm covers its Good, and its tiles lie in the free start region.
event-solo_card = { $who } draws a card ({ $front }).
event-solo_die = { $who } takes { $die }, the { $which ->
    [highest] highest
   *[lowest] lowest
} die of { $rule ->
    [draft-lowest-total] the colour with the lowest total
    [draft-highest-total] the colour with the highest total
    [draft-fewest-left] the colour with the fewest dice left
   *[draft-colour] the first colour on the card that is still there
}{ $tie ->
    [colour] ; of equals, the colour that the card names next.
    [lowest-total] ; of equals, the colour with the lowest total.
    [highest-total] ; of equals, the colour with the highest total.
    [fewest-left] ; of equals, the colour with the fewest dice left.
    [order] ; of equals, the first of red, yellow, blue, gray.
   *[none] .
}
event-solo_place = The die goes to { $deed }: { $rule ->
    [draft-first] first on his next card.
    [draft-second] second on his next card, for { $wanted } is full.
   *[draft-third] third on his next card, for the first two are full.
}{ $tie ->
    [wild] {" "}It will stand for { $wanted }, which he wanted first.
   *[none] { "" }
}
event-solo_discard = { $back }: all three are full, so he discards this card and looks at the next.
event-solo_shuffle = His deck is empty: { $n } used cards are shuffled.
event-solo_retrieve = { $who } retrieves a die of { $value } from { $deed }, his highest die{ $tie ->
    [order] ; of equals, by the order Expand, Build, Develop, Prepare, Wild.
    [leftmost] ; of two in one action, the one farther left.
   *[none] .
}
event-solo_track = The space has the track mark: points for him instead of a step.
event-solo_wild = His Wild die stands for { $deed }, with { $points ->
    [one] 1 point
   *[other] { $points } points
} of the Wild space.
event-solo_prepare = { $who } takes { $card } face down, the card farthest from the deck.
event-solo_develop = { $who } takes { $card } face up, the most valuable card ({ $n } VP{ $tie ->
    [farthest] ; of equals, the farthest from the deck
   *[none] { "" }
}).
event-solo_tile = { $who } draws { $good }: { $rule ->
    [build-one_tile] this Build action is about { $region }.
   *[expand-tile] this point is about { $region }.
}
event-solo_send = { $n ->
    [one] 1 Warrior goes
   *[other] { $n } Warriors go
} to { $region }: { $rule ->
    [build-send] { $who } had none there.
    [expand-no_presence] { $who } had none there.
   *[expand-no_dominance] { $who } is there but does not dominate.
}
event-solo_no_city = No City in { $region }: { $rule ->
    [city-none_left] { $who } has none left.
    [city-stands] one stands there.
   *[city-no_foundation] it has no Foundation tile.
}
event-solo_city = { $who } builds a City in { $region }, the first thing possible{ $rule ->
    [build-send_city] {" "}with the Warrior just sent.
   *[build-city] {" "}with a Warrior there.
}
event-solo_farm = { $who } builds a Farm in { $region } and returns a Warrior to his Reserves: no City is possible ({ $tie ->
    [city-none_left] he has none left
    [city-stands] one stands there
   *[city-no_foundation] there is no Foundation tile
}).
event-solo_sail = His Ship on the { $route } route moves to space { $space }, { $rule ->
    [build-nearest_ship] the one nearest to the top, for nothing can be built
   *[expand-lowest_ship] the lowest one, for no region is left
}{ $tie ->
    [most_vp] ; of equals, the route with most points to win.
   *[none] .
}
event-solo_lost = All his Ships are at the top: the point is lost.
event-solo_nothing = Nothing is possible in { $region }: another tile for the same point.
event-solo_battle = { $who } defeats { $sea } in { $region }, who demand { $n } Weaponry, and returns a Warrior to his Reserves: { $rule ->
    [expand-arrived] he has just come there.
    [expand-dominance] he dominates.
    [expand-tie] he is tied.
    [end-dominance] at the end, for he dominates.
   *[end-tie] at the end, for he is tied.
}
event-solo_vase = A Vase on his cards: his marker of “{ $vase }” moves to { $n }.
event-solo_vase_stays = A Vase on his cards: his marker of “{ $vase }” stays, for { $rule ->
    [income-at_top] it is at the top.
   *[income-taken] you have the highest space.
}
event-solo_no_vase = A Vase on his cards is of a colour that is not in play.
event-solo_farms = { $who } scores { $n ->
    [one] 1 Farm.
   *[other] { $n } Farms.
}
event-solo_regions = { $who } scores regions: { $dominance } dominated, { $presence } with presence{ $bonus ->
    [0] .
   *[other] ; { $bonus } more for each dominated one.
}
event-solo_population = His marker moves to Population { $space }: { $presence }/{ $dominance } VP at the next scoring.
event-solo_claim = { $who } gains { $n } VP for the Vase “{ $vase }”: { $tie ->
    [held] his marker is at the top.
    [taken] you have the 10.
   *[free] nobody had the 10.
}
event-solo_final = At the end { $who } counts { $down } VP for face-down cards, { $up } VP for face-up cards and { $spaces ->
    [one] 1 route space.
   *[other] { $spaces } route spaces.
}
event-lose = { $you ->
    [yes] You have
   *[no] { $who } has
} { $n } VP, Rhadamanthus has { $rival }: he is Minos.

## Sources of points

source-start = start
source-card = card
source-trait = Royal Trait
source-track = track
source-vase = Vase
source-income = Income
source-route = Trade Route
source-foundation = Foundation
source-trade = Trade Bonus
source-seapeople = Sea Peoples
source-space = action space
source-ability = Special Ability
source-farm = Farms
source-region = regions
source-lasting = lasting effects
source-leftover = leftovers
source-played = played cards
source-palace = Palace
source-piece = Cities and Ships
source-spent = spent
score-start = start
score-card = cards
score-trait = Royal Traits
score-track = tracks
score-vase = Vases
score-income = Income
score-route = Trade Routes
score-foundation = Foundations
score-trade = Trade Bonus
score-seapeople = Sea Peoples
score-space = action spaces
score-ability = Special Ability
score-farm = Farms
score-region = regions
score-lasting = lasting effects
score-leftover = leftovers
score-played = played cards
score-palace = Palace
score-piece = Cities and Ships
score-spent = spent

## Why something cannot be done

why-coins = That costs { coins }; you have { $coins ->
    [0] none.
   *[other] { $coins }.
}
why-dear = “{ $card }” costs you at least { coins }, every Good counted; you have { $coins ->
    [0] none.
   *[other] { $coins }.
}
why-offer-dear = “{ $card }” costs you at least { coins }, every Good and the { $more } more for a card of the offer counted; you have { $coins ->
    [0] none.
   *[other] { $coins }.
}
why-weapons = That takes { $n } Weaponry; you have { $weapons ->
    [0] none.
   *[other] { $weapons }.
}
why-dice-first = The dice come first: what you do on your turn follows from the action that your die lies on.
why-row-full = { $deed } has no space left in this round.
why-no-die = No { $die } is left in the middle.
why-space-empty = No die lies there.
why-not-your-die = That die is not yours.
why-highest-first = Your highest die comes first.
why-no-points = You have no action points left in this turn.
why-deed = That is { $deed }; your points are for { $now }.
why-not-offered = “{ $card }” does not lie in the offer.
why-no-deck = The deck is empty.
why-age2 = The Age II deck is open before its time only to whoever stands on the first Prepare space.
why-age2-once = You have drawn from the Age II deck in this turn: once is all.
why-played = “{ $card }” is played already.
why-no-reserves = You have no Warrior left in your Reserves.
why-place = You have no City in { $region }: Warriors are placed where you have one.
why-place-or-move = You have no City in { $region } where a Warrior could be placed, and no Warrior next to it that could move there.
why-only-place = These points only place Warriors.
why-only-move = These points only move Warriors.
why-no-warrior = You have no Warrior in { $region }.
why-no-warriors = You have no Warrior on the map.
why-not-near = { $region } and { $target } are not neighbours: a Warrior moves to a neighbouring region.
why-city-there = There is a City in { $region } already: one is all that a region holds.
why-no-foundation = There is no Foundation in { $region }: no City can be built.
why-no-city = You have no City in { $region }: a Tower is built where you have one.
why-tower-there = There is a Tower in { $region } already.
why-farm-there = There is a Farm in { $region } already.
why-farm-warriors = The Farm sends { $n ->
    [one] 1 Warrior
   *[other] { $n } Warriors
} of { $region } back to the Reserves; you have { $there } there.
why-no-ship = You have no Ship on the { $route } route.
why-ship-there = You have a Ship on the { $route } route already: sail on with it.
why-route-top = Your Ship has reached the end of the { $route } route.
why-ship-tower = No more Ships than you have Towers may sail to the red spaces: build a Tower first.
why-ship-city = You have no more Cities than Ships: build a City first.
why-all-built = { $piece ->
    [city] All your Cities are built.
    [tower] All your Towers are built.
    [farm] All your Farms are built.
   *[ship] All your Ships are built.
}
why-once = You have done this extra action in this turn: once is all.
why-begun = You have begun your action: it could be forfeited only before.
why-benefit = This benefit is gone: it was used, or forfeited with the action.
why-benefit-dear = You cannot pay for this benefit now.
why-trait = The Trait of “{ $card }” is not open in this turn: its trigger is { $trigger }.
why-trait-used = The Trait of “{ $card }” has been used in this turn, or the card came to your Palace only after the turn had begun.
why-trait-dear = The Trait of “{ $card }” is open, but you cannot pay for it now.
why-no-trait = “{ $card }” does not lie in your Palace: only there its Trait works.
why-no-such-good = No { $good } is found where you have Warriors, or none is left.
why-no-tile = You have no such Trade Bonus tile.
why-tile-dear = You cannot pay for this Trade Bonus tile now.
why-no-hand = You hold no card.
why-swap = For that you need { $n } temporary { $good }; you have { $have }.
why-no-stock = No { $good } is left.
why-no-exchange = Only a Special Ability lets one exchange Coins and Weaponry, and you have another one.
why-turned-round = You have just exchanged the other way: take that back instead.
why-no-sea = There are no Sea Peoples in { $region }.
why-palace = “{ $card }” costs { $n } VP on its way to the Palace; you have { $vp }.

## Options

option-routes = Trade Routes
option-routes-A = side A
option-routes-B = side B
option-routes-random = by lot
option-routes-AAB = A, A, B
option-routes-ABA = A, B, A
option-routes-ABB = A, B, B
option-routes-BAA = B, A, A
option-routes-BAB = B, A, B
option-routes-BBA = B, B, A
option-deal = Starting cards and Special Abilities
option-deal-choose = chosen
option-deal-random = dealt by lot

level-easy = easy
level-normal = normal
level-hard = hard
option-difficulty = Rhadamanthus, for one player
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-easy_cards = On top of the level: his face-down cards are worth 2 VP whatever their Age
option-easy_spaces = On top of the level: the track mark of an action space gives him nothing
option-easy_dice = On top of the level: all 17 dice are in play
option-hard_start = On top of the level: he starts with 10 VP
option-hard_population = On top of the level: he starts on Population 5
option-hard_regions = On top of the level: 2 VP more for each region that he dominates at a scoring
option-hard_battles = On top of the level: 3 VP more for each battle
option-hard_vases = On top of the level: he may take the 7 of a Vase

## The picture

picture-map = map
picture-tiles = tiles
picture-hand = hand
picture-actions = dice
picture-tracks = tracks
picture-routes = routes
picture-offer = offer
picture-board = you
picture-players = all
picture-palace = Palace
picture-pool = Dice:
picture-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
picture-or = or
picture-palace-cards = Income: { $n } to Palace
picture-level = level { $n }
picture-population = { $n }⚔, { $presence }/{ $dominance }★
picture-blue = { $n } blue:
picture-red = { $n } red:
picture-cards-in-hand = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
picture-decks = decks: Age I { $first }, Age II { $second }
picture-decks-solo = { $decks }; ◀ the last card is the farthest from the deck
picture-trait = { $trigger }: { $effect }
picture-ability = { $ability }, level { $n }
picture-round = { $n ->
    [0] Set-up
   *[other] Round { $n } of 4
}
picture-wealth = { $vp } VP   { $coins ->
    [one] 1 Coin
   *[other] { $coins } Coins
}   { $weapons } Weaponry
picture-cards = hand { $hand }, area { $area }, Palace { $palace }, trade tiles { $tiles }
picture-pieces = Cities { $cities }, Towers { $towers }, Farms { $farms }, Ships { $ships }; Warriors { $warriors }+{ $reserves }; Income { $income }
picture-map-key = C City T Tower F Farm
picture-map-key-tiles = w Warriors ▣ ⚔ tiles
picture-tiles-key = ▣ Foundation, for the first City; ⚔ Sea Peoples: strength, gain; then level II
picture-own-dice = Yours:
picture-vase = Vase: { $vase }
picture-routes-key = VP at the top; each space: [Ships] price → income; ★ VP, ● Coins, ⚔ Weaponry
picture-players-key = ① first player; 1+2 Goods+Temporary; Warriors map+Reserves
picture-warriors = Warriors: map { $map }, Reserves { $reserves }, supply { $supply }
picture-ability-text = { $ability }, level { $n }: { $text }
picture-cities = Cities
picture-ships = Ships
picture-towers = Towers
picture-farms = Farms
picture-board-key = ■ built, □ price→gain, w Warriors; ★ counts for Cities and Ships at the end, for Towers at each dominance, for Farms at each scoring
picture-goods-own = yours
picture-goods-open = face up
picture-goods-temps = temporary
picture-good-steps = Income for Goods of a kind: +{ $first }, +{ $second }, +{ $third } and { $card }, +{ $fourth }; { $hidden } lie face down
picture-own-tiles = Trade Bonus tiles: { $tiles }
picture-palace-of = Palace of { $who }
picture-area = waiting in the player area

picture-rival = rival
picture-rival-head = { $vp } VP, { $score } if the game ended now; level: { $level }
picture-rival-card = Card drawn: { $front }
picture-rival-no-card = No card drawn yet
picture-rival-back = Next card: { $back }
picture-rival-deck = Cards in his deck: { $n }
picture-rival-home = Home: { $region }, its Good is covered
picture-rival-population = Population { $space }: presence { $presence } VP, dominance { $dominance } VP
picture-rival-pieces = Warriors { $warriors }+{ $reserves }; Cities left { $cities }, Farms left { $farms }; Ships { $ships }
picture-rival-wild = Wild die of { $value } stands for { $deed }
picture-rival-marker = marker on { $n }
picture-rival-no-marker = marker beside the tile
picture-rival-cards = Face down: Age I { $first }, Age II { $second }; face up: { $up }

## The rules in short

rules =
    Four rounds. Whoever has the most victory points (VP) after the last one wins.

    Draft: take a die in turn and put it on an action. Low dice stand in front and get more points.
    Groups: dice of one colour (gray joins any) that add up to 9 move you up that colour’s track.
    Actions: take your dice back, highest first, and spend the points of the space.
    Prepare draws cards, Develop plays them, Build builds, Expand places and moves Warriors, Wild is any of these.
    The benefits of the space and the Royal Traits in your Palace come whenever you like during the turn.
    Extra actions, each once a turn: move a Warrior, buy a Temporary Good, use a Trade Bonus tile, discard cards for Coins, swap 3 identical Temporary Goods for a Good, battle Sea Peoples.

    Goods lower prices: on cards 3 Coins for each icon; Stone Cities, Copper Towers, Wood Ships by 3 each, Herbs route spaces by 1, Grain Farms by one Warrior. Temporary Goods do the same once.
    A City needs your Warrior there, a Tower your City, a Farm your Warriors; Ships may not outnumber Cities, and to pass the third space of a route you need a Tower for each Ship.

    Income: Coins and VP, Ships, Weaponry, then cards into your Palace.
    Scoring after rounds 2 and 4: Farms 2/4/8/14 VP, and every region for presence or dominance.
    At the end: last battles, 1 VP for 5 leftovers, 1 VP for each card in the area, Palace cards, Cities and Ships.

    Signs on the pages: ★ VP, ● Coins, ⚔ Weaponry (on a tile: the strength it demands), 1+2 one Good and two Temporary ones.
    w Warriors, C City, T Tower, F Farm, each with the number of its player; ▣ a Foundation.

    Alone you play against Rhadamanthus, who plays by his cards: the card that he draws chooses his die, the back of the next one his action; the log says why. You win only with more VP than he has.

## A first hint of the coach: where to look.

look-start = Look at the Starting cards.
look-ability = Look at the Special Abilities.
look-back = Look at the cards in your hand.
look-draft = Look at the dice.
look-group = Look at how your dice could stand together.
look-retrieve = Look at your dice on the action board.
look-end = Look at whether to end the turn.
look-forfeit = Look at whether to do without the action.
look-benefit = Look at the benefit of the action space.
look-trait = Look at the Royal Traits in your Palace.
look-draw = Look at the decks.
look-take = Look at the cards on offer.
look-play = Look at the cards that you could play.
look-city = Look at what you could build.
look-tower = { look-city }
look-farm = { look-city }
look-ship = { look-city }
look-sail = Look at your Ships.
look-place = Look at the regions of the island.
look-move = { look-place }
look-march = Look at the Extra Actions.
look-buy = { look-march }
look-trade = { look-march }
look-sell = { look-march }
look-swap = { look-march }
look-battle = { look-march }
look-arm = Look at your Coins and your Weaponry.
look-melt = { look-arm }
look-clause = Look at the effects of the card.
look-branch = { look-clause }
look-term = Look at the effects of the card.
look-pay = Look at what it costs.
look-use = { look-pay }
look-give = { look-recall }
look-stop = Look at whether to leave it at that.
look-discard = Look at the cards in your hand.
look-palace = Look at your Palace.
look-temp = { look-good }
look-good = Look at the Goods.
look-advance = Look at your tracks.
look-route = Look at your Ships.
look-tile = Look at the Trade Bonus tiles.
look-recall = Look at your Warriors on the map.
look-shed = { look-good }
look-claim = Look at the building that another wants.
look-fight = Look at the regions with Sea Peoples.
