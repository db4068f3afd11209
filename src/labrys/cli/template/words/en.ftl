title = @CALLED@
tagline = Take counters from one heap; whoever takes the last one wins.

rules =
    In your turn take as many counters as you like from one heap, at least one.
    Whoever takes the last counter of all wins.

field-heaps = heaps
field-taken = counters taken
field-last = who took last
score-last = The last counter

option-heaps = Heaps of counters

action-take = Heap { $heap }: take { $count }

prompt-turn = { $who }: take counters from one heap.
prompt-over = The game is over.

event-take = { $you ->
    [yes] You take { $count } from heap { $heap }.
   *[no] { $who } takes { $count } from heap { $heap }.
}
event-win = { $you ->
    [yes] You took the last counter and win.
   *[no] { $who } took the last counter and wins.
}
