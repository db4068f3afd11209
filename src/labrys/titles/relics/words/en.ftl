# Relics: every word that a player reads. Suits are names and have a capital.

title = Relics
tagline = Turn over the map, gather relics, own a tile of every suit.

suit-plains = Plains
suit-forest = Forest
suit-desert = Desert
suit-lake = Lake
suit-swamp = Swamp
suit-mountain = Mountain

## The picture

picture-map = map
picture-round = { $number ->
    [0] Set-up
   *[other] Round { $number }
}
picture-suits = suits
picture-cards = cards
picture-deck = deck
picture-cost = pts
picture-hand = hand
picture-used = used

## Results

score-plains = Plains
score-forest = Forest
score-desert = Desert
score-lake = Lake
score-swamp = Swamp
score-mountain = Mountain

## The rules in short

rules =
    Own at least one tile of each of the six suits, and you win at once.

    A turn begins with one die: your action points. Spend them in any order.
    Explore a neighbouring face-down tile: 1 point. Turn it over, draw a card.
    Move to a neighbouring face-up tile: as many points as its suit costs.
    Draw a card: 2 points.
    Claim the tile you stand on: free. Play a card of its suit.
    Attack a neighbour’s tile: the points of its suit and one or two of its cards.

    One card is one die, two cards are two dice; the owner always rolls two.
    The highest die wins, ties roll again. Win, and the tile is yours.
    You may pass over a tile where another piece stands, but not stop there.
    Nobody enters another’s tile without a fight.
    A piece that is driven out flees to the nearest face-up tile that is free or its own and where no piece stands, else to the nearest face-down one; else it waits beside the map.
    At the end of your turn you keep at most ten cards.

    On the map: ⚑1 is a counter of player 1, ●1 is the piece of player 1.

## What may be chosen

action-end = End the turn
action-draw = Draw a card (2 points)
action-claim = Claim { $tile } with a { $suit } card
action-discard = Discard a { $suit } card
action-place = Start on { $tile }
action-explore = Explore { $tile } and draw a card (1 point)
action-move = Move to { $tile } ({ $suit }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
})
action-attack = Attack { $owner } on { $tile } ({ $suit }, { $cost ->
    [one] 1 point
   *[other] { $cost } points
}) with { $cards ->
    [one] 1 card: 1 die against 2
   *[other] { $cards } cards: 2 dice against 2
}
action-flee = Flee to { $tile } ({ $suit })
action-flee-unknown = Flee to { $tile } (face down)
action-leave = { $who } leaves the table

## What is asked

prompt-place = { $who }: put your piece on a face-down tile.
prompt-turn = { $who }: { $points ->
    [0] no points left{ $claim ->
        [yes] , but claiming costs none.
       *[no] .
    }
    [one] you have 1 point left.
   *[other] spend your points ({ $points } left).
}
prompt-turn-guest = { $who }: { $points ->
    [one] 1 point left.
   *[other] { $points } points left.
} Another piece stands here: you must move on.
prompt-flee = { $who }: choose where your piece takes refuge.
prompt-discard = { $who }: you keep at most { $limit } cards; discard { $surplus }.
prompt-over = The game is over.

## What happened. $you says who reads: yes (who did it), owner (whose tile it is), no (anybody else).

roll-one = { $who } ({ $roll })
roll-more = { $before }, { $who } ({ $roll })
dice-one = { $one }
dice-two = { $one } and { $two }

event-roll_for_first = Rolls for the first turn: { $rolls }.
event-first = { $you ->
    [yes] You have
   *[no] { $who } has
} the first turn{ $placing ->
    [last_first] ; pieces are placed in the opposite order.
   *[turn_order] .
}
event-place = { $you ->
    [yes] You start
   *[no] { $who } starts
} on { $tile }: { $suit }.
event-turn = { $you ->
    [yes] You roll
   *[no] { $who } rolls
} { $points ->
    [one] 1 action point
   *[other] { $points } action points
} (round { $round }).
event-pass = Nothing can be done here with { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $you ->
    [yes] your turn ends.
   *[no] { $who } passes.
}
event-explore = { $you ->
    [yes] You explore
   *[no] { $who } explores
} { $tile }: { $suit }.
event-move = { $you ->
    [yes] You move
   *[no] { $who } moves
} to { $tile }.
event-draw = You draw a { $suit } card.
event-draw-hidden = { $who } draws a card.
event-reshuffle = The discards are shuffled into a new deck of { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
event-claim = { $you ->
    [yes] You claim
   *[no] { $who } claims
} { $tile } with a { $suit } card.
event-discard = { $you ->
    [yes] You discard
   *[no] { $who } discards
} a { $suit } card.
event-attack = { $you ->
    [yes] You attack { $owner }
    [owner] { $who } attacks you
   *[no] { $who } attacks { $owner }
} on { $tile } with { $cards ->
    [one] 1 { $suit } card.
   *[other] { $cards } { $suit } cards.
}
event-dice = { $you ->
    [yes] { $owner } rolls { $defence }, you roll { $attack }.
    [owner] You roll { $defence }, { $who } rolls { $attack }.
   *[no] { $owner } rolls { $defence }, { $who } rolls { $attack }.
}
event-repelled = { $you ->
    [owner] You hold
   *[no] { $owner } holds
} { $tile }.
event-capture = { $you ->
    [yes] You take { $tile } from { $owner }.
    [owner] { $who } takes { $tile } from you.
   *[no] { $who } takes { $tile } from { $owner }.
}
event-flee = { $you ->
    [yes] You flee
   *[no] { $who } flees
} to { $tile } ({ $suit }).
event-set_aside = { $you ->
    [yes] You find no refuge and wait
   *[no] { $who } finds no refuge and waits
} beside the map.
event-leave = { $you ->
    [yes] You leave
   *[no] { $who } leaves
} the table.
event-win = { $you ->
    [yes] You win
   *[no] { $who } wins
} with { $suits ->
    [0] no suit at all.
    [one] 1 suit.
   *[other] { $suits } suits.
}

event-win-last = Everybody else has left: { $you ->
    [yes] you win
   *[no] { $who } wins
}.

## Leaving

leaving = Your piece and your counters come off the map, your cards are discarded, and you come last. There is no way back.

## Why something cannot be done

why-points = That costs { $cost ->
    [one] 1 point
   *[other] { $cost } points
}; you have { $points ->
    [0] none left.
    [one] 1 left.
   *[other] { $points } left.
}
why-far = { $tile } is not next to your piece: you reach tiles that share an edge with yours.
why-here = Your piece stands on { $tile } already.
why-face-up = { $tile } lies face up already: there is nothing to explore.
why-face-down = { $tile } lies face down: explore it first.
why-off-map = Your piece waits beside the map: you can only draw cards.
why-owned = { $tile } belongs to { $owner }: nobody enters another’s tile without a fight.
why-owned-refuge = { $tile } belongs to { $owner }: there is no refuge.
why-yours = { $tile } is yours already.
why-nobodys = { $tile } belongs to nobody: there is nobody to attack.
why-no-card = To claim { $tile } you need a { $suit } card; you hold none.
why-no-weapon = To attack { $tile } you need a { $suit } card; you hold none.
why-one-weapon = To attack { $tile } with two cards you need two { $suit } cards.
why-none-held = You hold no { $suit } card.
why-no-deck = There is no card left to draw.
why-no-way-on = A piece stands on { $tile }: you cannot stop there, and your points would not take you on.
why-guest = You share this tile with another piece: here you can neither claim nor attack. Move on.
why-guest-end = You share this tile with another piece and cannot stop here: move on first.
why-guest-points = Another piece stands here: you need your points to move on.
why-card = A { $suit } card claims the { $suit } tile that your piece stands on, or attacks one beside it.
why-place = Pieces start on a tile that lies face down.
why-taken = A piece stands on { $tile }: there is no room.
why-refuge-down = { $tile } lies face down: a refuge is a free face-up tile, as long as there is one.
why-refuge-far = { $tile } is too far away: you flee to the nearest tile that is a refuge.

## Options

option-cost_table = Cost of entering tiles
option-cost_table-standard = standard (1, 2, 2, 3, 3, 3)
option-cost_table-brisk = brisk (1, 1, 2, 2, 3, 3)
option-placement = Placing the pieces
option-placement-last_first = last player first
option-placement-turn_order = in turn order
option-round_limit = Stop after this many rounds
option-round_limit-0 = never

## A first hint of the coach: where to look. And what a choice is good for, in 100 games.

look-end = Look at whether to end the turn.
look-draw = Look at the deck.
look-claim = Look at the tile under your piece.
look-discard = Look at the cards in your hand.
look-place = Look at the face-down tiles.
look-explore = Look at the face-down tiles.
look-move = Look at the face-up tiles around you.
look-attack = Look at the tiles of others.
look-flee = Look at the places of refuge.
look-leave = Look at the other players.
coach-share-more = { $n } more with { $source }
coach-share-fewer = { $n } fewer with { $source }
coach-share = Of 100 games in which you choose this, so many end otherwise: { $parts }.
coach-share-even = You end up with the same tiles about as often.
