title = Cochon
tagline = Lancez tant que vous osez ; un as fait tout perdre.

rules =
    À votre tour, lancez le dé autant de fois que vous voulez et ajoutez ce qu’il montre.
    Arrêtez-vous, et la somme est à vous pour de bon. Un as, et le tour n’a rien rapporté.
    Qui atteint le premier le but gagne.

field-goal = but
field-banked = points
field-turn = points de ce tour
field-first = a commencé
field-round = tours complets
score-banked = Points gardés

option-goal = Points pour gagner

action-roll = Lancer le dé
action-hold = S’arrêter et garder les points de ce tour

prompt-turn = { $who } : lancer ou s’arrêter ?
prompt-over = La partie est finie.

event-first = { $you ->
    [yes] Vous commencez.
   *[no] { $who } commence.
}
event-roll = { $you ->
    [yes] Vous faites { $die }.
   *[no] { $who } fait { $die }.
}
event-hold = { $you ->
    [yes] Vous gardez { $points } et avez { $total }.
   *[no] { $who } garde { $points } et a { $total }.
}
event-lose = { $you ->
    [yes] Vous perdez les { $points } de ce tour.
   *[no] { $who } perd les { $points } de ce tour.
}
