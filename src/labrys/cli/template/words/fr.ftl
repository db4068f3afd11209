title = @CALLED@
tagline = Prenez des jetons dans un tas ; qui prend le dernier gagne.

rules =
    À votre tour, prenez autant de jetons que vous voulez dans un seul tas, au moins un.
    Qui prend le tout dernier jeton gagne.

field-heaps = tas
field-taken = jetons pris
field-last = qui a pris en dernier
score-last = Le dernier jeton

option-heaps = Tas de jetons

action-take = Tas { $heap } : prendre { $count }

prompt-turn = { $who } : prenez des jetons dans un tas.
prompt-over = La partie est finie.

event-take = { $you ->
    [yes] Vous prenez { $count } dans le tas { $heap }.
   *[no] { $who } prend { $count } dans le tas { $heap }.
}
event-win = { $you ->
    [yes] Vous avez pris le dernier jeton et gagnez.
   *[no] { $who } a pris le dernier jeton et gagne.
}
