# Reliques : tous les mots que lit un joueur. Les terrains sont des noms propres et prennent la majuscule.
# Le mot du jeu pour « suit » est « terrain » : « couleur » désigne les joueurs, « carte » les reliques, « plateau » le lieu.

title = Reliques
tagline = Retournez les tuiles, réunissez des reliques, possédez une tuile de chaque terrain.

suit-plains = Plaine
suit-forest = Forêt
suit-desert = Désert
suit-lake = Lac
suit-swamp = Marais
suit-mountain = Montagne

## L’image

picture-map = plateau
picture-round = { $number ->
    [0] Préparation
   *[other] Manche { $number }
}
picture-suits = terr.
picture-cards = main
picture-deck = pioche
picture-cost = pts
picture-hand = main
picture-used = déf.

## Résultats

score-plains = Plaine
score-forest = Forêt
score-desert = Désert
score-lake = Lac
score-swamp = Marais
score-mountain = Montagne

## Les règles en bref

rules =
    Possédez au moins une tuile de chacun des six terrains et vous gagnez aussitôt.

    Un tour commence par un dé : vos points d’action, à dépenser dans l’ordre voulu.
    Explorer une tuile voisine cachée : 1 point. Retournez-la, piochez une carte.
    Aller sur une tuile voisine visible : autant de points que coûte son terrain.
    Piocher une carte : 2 points.
    Revendiquer la tuile où vous êtes : gratuit. Jouez une carte de son terrain.
    Attaquer la tuile d’un autre : les points et une ou deux cartes de son terrain.

    Une carte vaut un dé, deux cartes deux dés ; qui défend lance toujours deux dés.
    Le plus haut dé l’emporte, à égalité on relance. Gagnez, et la tuile est à vous.
    On peut passer par une tuile occupée par un pion, mais pas s’y arrêter.
    Personne n’entre sur la tuile d’un autre sans combat.
    Un pion chassé fuit vers la tuile visible la plus proche qui est libre ou à lui et où il n’y a pas de pion, sinon vers la tuile cachée la plus proche ; sinon il attend à côté du plateau.
    À la fin de votre tour, vous gardez au plus dix cartes.

    Sur le plateau : ⚑1 est un jeton du joueur 1, ●1 est le pion du joueur 1.

## Ce qui peut être choisi

action-end = Terminer le tour
action-draw = Piocher une carte (2 points)
action-claim = Revendiquer { $tile } avec une carte { $suit }
action-discard = Défausser une carte { $suit }
action-place = Commencer en { $tile }
action-explore = Explorer { $tile } et piocher une carte (1 point)
action-move = Aller en { $tile } ({ $suit }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
})
action-attack = Attaquer { $owner } en { $tile } ({ $suit }, { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}) avec { $cards ->
    [one] 1 carte : 1 dé contre 2
   *[other] { $cards } cartes : 2 dés contre 2
}
action-flee = Fuir en { $tile } ({ $suit })
action-flee-unknown = Fuir en { $tile } (face cachée)
action-leave = { $who } quitte la table

## Ce qui est demandé

prompt-place = { $who } : posez votre pion sur une tuile face cachée.
prompt-turn = { $who } : { $points ->
    [0] plus aucun point{ $claim ->
        [yes] , mais revendiquer n’en coûte pas.
       *[no] .
    }
    [one] il vous reste { $points } point.
   *[other] dépensez vos points (encore { $points }).
}
prompt-turn-guest = { $who } : { $points ->
    [one] encore { $points } point.
   *[other] encore { $points } points.
} Un autre pion est ici : vous devez repartir.
prompt-flee = { $who } : choisissez où votre pion se réfugie.
prompt-discard = { $who } : vous gardez au plus { $limit } cartes ; défaussez-en { $surplus }.
prompt-over = La partie est finie.

## Ce qui est arrivé. $you dit qui lit : yes (l’auteur), owner (le propriétaire de la tuile), no (les autres).

roll-one = { $who } ({ $roll })
roll-more = { $before }, { $who } ({ $roll })
dice-one = { $one }
dice-two = { $one } et { $two }

event-roll_for_first = Dés pour le premier tour : { $rolls }.
event-first = { $you ->
    [yes] Vous jouerez
   *[no] { $who } jouera
} en premier{ $placing ->
    [last_first] {"\u00A0"}; les pions se posent dans l’ordre inverse.
   *[turn_order] .
}
event-place = { $you ->
    [yes] Vous commencez
   *[no] { $who } commence
} en { $tile } : { $suit }.
event-turn = { $you ->
    [yes] Vous obtenez
   *[no] { $who } obtient
} { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
} (manche { $round }).
event-pass = Rien à faire ici avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $you ->
    [yes] votre tour est fini.
   *[no] { $who } passe.
}
event-explore = { $you ->
    [yes] Vous explorez
   *[no] { $who } explore
} { $tile } : { $suit }.
event-move = { $you ->
    [yes] Vous allez
   *[no] { $who } va
} en { $tile }.
event-draw = Vous piochez une carte { $suit }.
event-draw-hidden = { $who } pioche une carte.
event-reshuffle = La défausse est mélangée et forme une nouvelle pioche de { $cards ->
    [one] { $cards } carte.
   *[other] { $cards } cartes.
}
event-claim = { $you ->
    [yes] Vous revendiquez
   *[no] { $who } revendique
} { $tile } avec une carte { $suit }.
event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} une carte { $suit }.
event-attack = { $you ->
    [yes] Vous attaquez { $owner }
    [owner] { $who } vous attaque
   *[no] { $who } attaque { $owner }
} en { $tile } avec { $cards ->
    [one] { $cards } carte { $suit }.
   *[other] { $cards } cartes { $suit }.
}
event-dice = { $you ->
    [yes] { $owner } obtient { $defence }, vous obtenez { $attack }.
    [owner] Vous obtenez { $defence }, { $who } obtient { $attack }.
   *[no] { $owner } obtient { $defence }, { $who } obtient { $attack }.
}
event-repelled = { $you ->
    [owner] Vous gardez
   *[no] { $owner } garde
} { $tile }.
event-capture = { $you ->
    [yes] Vous prenez { $tile } à { $owner }.
    [owner] { $who } vous prend { $tile }.
   *[no] { $who } prend { $tile } à { $owner }.
}
event-flee = { $you ->
    [yes] Vous fuyez
   *[no] { $who } fuit
} en { $tile } ({ $suit }).
event-set_aside = { $you ->
    [yes] Vous ne trouvez aucun refuge et attendez
   *[no] { $who } ne trouve aucun refuge et attend
} à côté du plateau.
event-leave = { $you ->
    [yes] Vous quittez
   *[no] { $who } quitte
} la table.
event-win = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} { $suits ->
    [0] sans aucun terrain.
    [one] avec un seul terrain.
   *[other] avec { $suits } terrains différents.
}

event-win-last = Tous les autres sont partis : { $you ->
    [yes] vous gagnez
   *[no] { $who } gagne
}.

## Partir

leaving = Votre pion et vos jetons sont retirés du plateau, vos cartes sont défaussées, et vous finissez dernier. On ne revient pas.

## Pourquoi une chose est impossible

why-points = Cela coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} ; il { $points ->
    [0] ne vous en reste aucun.
   *[other] vous en reste { $points }.
}
why-far = { $tile } ne touche pas votre tuile : on n’atteint que les tuiles qui ont un côté commun avec la vôtre.
why-here = Votre pion est déjà en { $tile }.
why-face-up = { $tile } est déjà face visible : il n’y a rien à explorer.
why-face-down = { $tile } est face cachée : explorez-la d’abord.
why-off-map = Votre pion attend à côté du plateau : vous pouvez seulement piocher.
why-owned = { $tile } appartient à { $owner } : on n’entre pas sans combat sur la tuile d’un autre.
why-owned-refuge = { $tile } appartient à { $owner } : ce n’est pas un refuge.
why-yours = { $tile } est déjà à vous.
why-nobodys = { $tile } n’appartient à personne : il n’y a personne à attaquer.
why-no-card = Pour revendiquer { $tile }, il faut une carte { $suit } ; vous n’en avez pas.
why-no-weapon = Pour attaquer { $tile }, il faut une carte { $suit } ; vous n’en avez pas.
why-one-weapon = Pour attaquer { $tile } avec deux cartes, il faut deux cartes { $suit }.
why-none-held = Vous n’avez pas de carte { $suit }.
why-no-deck = Il ne reste plus de carte à piocher.
why-no-way-on = Un pion est en { $tile } : on ne peut pas s’y arrêter, et vos points ne vous mèneraient pas plus loin.
why-guest = Vous partagez cette tuile avec un autre pion : ici, ni revendication ni attaque. Repartez.
why-guest-end = Vous partagez cette tuile avec un autre pion et ne pouvez pas vous arrêter ici : repartez d’abord.
why-guest-points = Un autre pion est ici : il vous faut vos points pour repartir.
why-card = Une carte { $suit } revendique la tuile { $suit } où se trouve votre pion, ou en attaque une voisine.
why-place = Les pions commencent sur une tuile face cachée.
why-taken = Un pion est en { $tile } : il n’y a pas de place.
why-refuge-down = { $tile } est face cachée : un refuge est une tuile visible et libre, tant qu’il y en a une.
why-refuge-far = { $tile } est trop loin : on fuit vers le refuge le plus proche.

## Options

option-cost_table = Coût d’entrée des tuiles
option-cost_table-standard = normal (1, 2, 2, 3, 3, 3)
option-cost_table-brisk = rapide (1, 1, 2, 2, 3, 3)
option-placement = Pose des pions
option-placement-last_first = dernier joueur d’abord
option-placement-turn_order = dans l’ordre du tour
option-round_limit = Arrêt après ce nombre de manches
option-round_limit-0 = jamais

## Un premier conseil de l’entraîneur : où regarder. Et à quoi sert un choix, sur 100 parties.

look-end = Demandez-vous s’il faut terminer le tour.
look-draw = Regardez la pioche.
look-claim = Regardez la tuile sous votre pion.
look-discard = Regardez les cartes de votre main.
look-place = Regardez les tuiles cachées.
look-explore = Regardez les tuiles cachées.
look-move = Regardez les tuiles visibles autour de vous.
look-attack = Regardez les tuiles des autres.
look-flee = Regardez les refuges.
look-leave = Regardez les autres joueurs.
coach-share-more = { $n } de plus avec { $source }
coach-share-fewer = { $n } de moins avec { $source }
coach-share = Sur 100 parties avec ce choix, voici ce qui finit autrement : { $parts }.
coach-share-even = Vous finissez à peu près aussi souvent avec les mêmes tuiles.
