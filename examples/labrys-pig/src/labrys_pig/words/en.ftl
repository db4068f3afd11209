title = Pig
tagline = Roll as long as you dare; a one loses it all.

rules =
    In your turn roll the die as often as you like and add up what it shows.
    Hold, and the sum is yours for good. Roll a one, and the turn has brought nothing.
    Who first reaches the goal wins.

field-goal = goal
field-banked = points
field-turn = points of this turn
field-first = who began
field-round = full rounds
score-banked = Points kept

option-goal = Points to win

action-roll = Roll the die
action-hold = Hold: keep the points of this turn

prompt-turn = { $who }: roll or hold?
prompt-over = The game is over.

event-first = { $you ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-roll = { $you ->
    [yes] You roll a { $die }.
   *[no] { $who } rolls a { $die }.
}
event-hold = { $you ->
    [yes] You keep { $points } and have { $total }.
   *[no] { $who } keeps { $points } and has { $total }.
}
event-lose = { $you ->
    [yes] You lose the { $points } of this turn.
   *[no] { $who } loses the { $points } of this turn.
}
