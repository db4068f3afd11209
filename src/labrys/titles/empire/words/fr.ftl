# Empire : tous les mots que lit un joueur.

title = Empire
tagline = Prenez des cartes, étendez vos armées, réunissez des biens : un empire en quelques minutes.

good-ruby = rubis
good-stone = pierre
good-wood = bois
good-anvil = enclume
good-carrot = carotte
good-wild = joker

neutral = neutre
region = { $letter } { $name }
region-none = (pas de région)

card = { $good }{ $symbols ->
    [2] { " " }×2
   *[other] { "" }
} : { $does }
card-said = { $good }{ $symbols ->
    [2] { " " }×2
   *[other] { "" }
} ({ $does })
part-place = placer { $amount ->
    [one] { $amount } armée
   *[other] { $amount } armées
}
part-land = { $amount } pas sur terre
part-ship = { $amount } pas sur terre ou sur mer
part-city = bâtir une cité
part-destroy = détruire une armée
parts-or = { $one } ou { $other }
parts-and = { $one } et { $other }

## Ce qui peut être choisi

action-stop = S’arrêter là
action-neutral = Mettre une armée neutre à { $region }
action-bid = { $coins ->
    [0] Ne rien miser
    [one] Miser { $coins } pièce
   *[other] Miser { $coins } pièces
}
action-first = { $who } commence
action-first-own = Commencer vous-même
action-take = Prendre la carte { $card } { $cost ->
    [0] gratuitement
    [one] pour { $cost } pièce
   *[other] pour { $cost } pièces
}
action-take-none = Prendre la carte à la place { $place }
action-part = Choisir : { $does }
action-part-first = D’abord : { $does }
action-part-none = Choisir la partie { $number } de la carte
action-place = Placer une armée à { $region }
action-city = Bâtir une cité à { $region }
action-destroy = Détruire à { $region } une armée qui est à { $owner }
action-destroy-own = Détruire votre propre armée à { $region }
action-destroy-neutral = Détruire une armée neutre à { $region }
action-wild = Compter un joker comme { $good }
action-move = Déplacer une armée depuis { $origin } vers { $region }

## Ce qui est demandé

prompt-neutral = { $who } : mettez une armée neutre dans une région (encore { $left }).
prompt-bid = { $who } : combien de pièces misez-vous en secret ? (vous en avez { $coins })
prompt-first = { $who } : { $tie ->
    [none] vous remportez l’enchère.
    [die] à égalité, vous l’emportez au dé.
    [ages] à égalité, vous l’emportez comme le plus jeune.
   *[seats] à égalité, vous l’emportez par l’ordre des places.
} Qui commence ?
prompt-turn = { $who } : prenez une carte ({ $coins ->
    [0] vous n’avez plus de pièces
    [one] vous avez { $coins } pièce
   *[other] vous avez { $coins } pièces
}).
prompt-either = { $who } : laquelle des deux actions ?
prompt-both = { $who } : les deux actions sont à vous. Par laquelle commencer ?
prompt-place = { $who } : placez { $points ->
    [one] une armée.
   *[other] jusqu’à { $points } armées.
}
prompt-march = { $who } : déplacez { $points ->
    [one] une armée d’un pas sur terre.
   *[other] vos armées, jusqu’à { $points } pas sur terre.
}
prompt-sail = { $who } : déplacez { $points ->
    [one] une armée d’un pas sur terre ou sur mer.
   *[other] vos armées, jusqu’à { $points } pas sur terre ou sur mer.
}
prompt-city = { $who } : bâtissez une cité là où se trouve une de vos armées.
prompt-destroy = { $who } : détruisez une armée.
prompt-wild = { $who } : quel bien le joker rejoint-il (encore { $left }) ?
prompt-over = La partie est finie.

## Ce qui est arrivé

event-game-only = La partie commence sur la face { $side } du plateau.
event-game = La partie { $number } commence sur la face { $side } du plateau.
event-tokens = Jetons de biens : { $good1 } à { $region1 }, { $good2 } à { $region2 }, { $good3 } à { $region3 }, { $good4 } à { $region4 }, { $good5 } à { $region5 }.
event-row = Les cartes : { $card1 } ; { $card2 } ; { $card3 } ; { $card4 } ; { $card5 } ; { $card6 }.
event-refill = Nouvelle carte : { $card }.
event-neutral = { $you ->
    [yes] Vous mettez
   *[no] { $who } met
} une armée neutre à { $region }.
event-bid = { $coins ->
    [0] Vous ne misez rien.
    [one] Vous misez { $coins } pièce.
   *[other] Vous misez { $coins } pièces.
}
event-bid-hidden = { $who } a choisi sa mise.
by-seat-2 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 })
by-seat-3 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 }), { $who3 } ({ $figure3 })
by-seat-4 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 }), { $who3 } ({ $figure3 }), { $who4 } ({ $figure4 })
by-seat-5 = { $who1 } ({ $figure1 }), { $who2 } ({ $figure2 }), { $who3 } ({ $figure3 }), { $who4 } ({ $figure4 }), { $who5 } ({ $figure5 })
event-bids = Les mises : { $bids }.{ $tie ->
    [none] { "" }
    [die] { " " }Égalité : le dé décide.
    [ages] { " " }À égalité, le plus jeune l’emporte : { $winner }.
   *[seats] { " " }À égalité, le plus jeune l’emporte ; aucun âge n’étant indiqué, l’ordre des places compte : { $winner }.
}
event-roll_off = Les joueurs à égalité lancent le dé : { $rolls }.
event-wins_bid = { $you ->
    [yes] Vous remportez
   *[no] { $who } remporte
} l’enchère { $coins ->
    [0] sans rien payer.
    [one] pour { $coins } pièce.
   *[other] pour { $coins } pièces.
}
event-first = { $you ->
    [yes] Vous désignez
   *[no] { $who } désigne
} le premier joueur : { $first }.
event-first-own = { $you ->
    [yes] Vous choisissez
   *[no] { $who } choisit
} de commencer.
event-take = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
} la carte { $card } { $cost ->
    [0] gratuitement.
    [one] pour { $cost } pièce.
   *[other] pour { $cost } pièces.
}
event-stop = { $you ->
    [yes] Vous vous arrêtez
   *[no] { $who } s’arrête
} là.
event-place = { $you ->
    [yes] Vous placez
   *[no] { $who } place
} une armée à { $region }.
event-move = { $you ->
    [yes] Vous déplacez
   *[no] { $who } déplace
} une armée depuis { $origin } vers { $region }.
event-city = { $you ->
    [yes] Vous bâtissez
   *[no] { $who } bâtit
} une cité à { $region }.
event-destroy = { $you ->
    [yes] Vous détruisez
   *[no] { $who } détruit
} à { $region } { $whose ->
    [yes] une de vos armées.
   *[no] une armée qui est à { $owner }.
}
event-destroy-neutral = { $you ->
    [yes] Vous détruisez
   *[no] { $who } détruit
} une armée neutre à { $region }.
event-wild = { $you ->
    [yes] Vous comptez
   *[no] { $who } compte
} un joker comme { $good }.
event-scores-only = Les points : { $points }.
event-scores = Points après la partie { $number } : { $points }.
event-win-points = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-win-coins = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} et le plus de pièces.
event-win-armies = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, autant de pièces et le plus d’armées sur le plateau.
event-win-regions = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, autant de pièces et d’armées et le plus de régions.
event-win-shared = { $you ->
    [yes] Vous partagez
   *[no] { $who } partage
} la victoire avec { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## Pourquoi une chose est impossible

why-coins = Cela coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} ; vous { $coins ->
    [0] n’en avez pas.
   *[other] en avez { $coins }.
}
why-card-first = Prenez d’abord une carte : elle dit ce que vos armées peuvent faire.
why-which-first = Dites d’abord laquelle des deux actions vous faites.
why-use-first = Vous avez pris votre carte : faites d’abord ce qu’elle dit, ou arrêtez-vous.
why-bid-first = On prend des cartes une fois le premier joueur désigné.
why-other-deed = { $asked ->
    [place] La carte place maintenant des armées
    [march] La carte déplace maintenant des armées sur terre
    [sail] La carte déplace maintenant des armées sur terre ou sur mer
    [city] La carte bâtit maintenant une cité
   *[destroy] La carte détruit maintenant une armée
} : elle ne permet rien d’autre.
why-place = Les nouvelles armées arrivent au départ, { $start }, ou là où vous avez une cité ; { $region } n’est ni l’un ni l’autre.
why-city = Vous n’avez pas d’armée à { $region } : on bâtit une cité là où se trouve une de ses armées.
why-no-army = Vous n’avez pas d’armée à { $region }.
why-destroy-none = Il n’y a pas d’armée à { $region }.
why-destroy = { $owner } n’a pas d’armée à { $region }.
why-destroy-neutral = Il n’y a pas d’armée neutre à { $region }.
why-water = Entre { $origin } et { $region }, il y a la mer : cette carte ne déplace que sur terre.
why-not-near = { $origin } et { $region } n’ont pas de frontière commune : une armée passe une frontière à la fois.
why-not-near-water = Aucune frontière ni aucun pointillé ne relie { $origin } et { $region } : une armée en passe un à la fois.
why-wild = Vous n’avez pas de carte { $good } : un joker rejoint un bien dont vous avez une carte.

## Options

option-board = Face du plateau
option-board-A = A (quatre continents)
option-board-B = B (cinq continents)
option-board-random = tirée au sort
option-printing = Édition des cartes
option-printing-english = anglaise
option-printing-neutral = sans mots (une carte pierre ne bâtit pas de cité)
option-goods_tokens = Jetons de biens sur les triangles
option-tie_break = Enchère à égalité
option-tie_break-youngest = au plus jeune
option-tie_break-die = au dé le plus haut
option-ages = Les places, du plus jeune au plus âgé, par exemple 312
option-ages-0 = dans l’ordre des places
option-wilds = Les jokers à la fin
option-wilds-best = placés pour vous, au mieux
option-wilds-hand = placés à la main
option-games = Parties
option-games-1 = une
option-games-3 = trois, points additionnés

## L’image

picture-map = plateau
picture-row = cartes
picture-players = joueurs
picture-regions = régions
picture-key = Avec la lettre : les armées par place, * cité, ! contrôle, ^ jeton, ( ) départ.
picture-key-neutral = Avec la lettre : armées 1, 2, neutres, * cité, ! contrôle, ^ jeton, ( ) départ.
picture-key-purse = Sous le plateau : ● pièces, ★ points si la partie finissait là.
picture-cost = prix
picture-card = carte
picture-gain = votre gain
picture-gain-seat = gain : { $who }
picture-deck = Cartes restant dans la pioche : { $cards }
picture-score = points
picture-coins = pièces
picture-cards = cartes
picture-armies = armées
picture-cities = cités
picture-lands = régions
picture-game = Partie { $number } sur { $games }
picture-next = 3:2>3 = trois symboles, deux points, trois avec un de plus ; jokers comptés.

## Résultats

score-regions = régions
score-continents = continents
score-ruby = rubis
score-stone = pierre
score-wood = bois
score-anvil = enclume
score-carrot = carotte
score-tokens = jetons

## Les règles en bref

rules =
    Chacun prend le même nombre de cartes ; à la fin, qui a le plus de points gagne.

    D’abord, tous misent des pièces en secret. La plus haute mise est payée et désigne le premier joueur ; à égalité, c’est le plus jeune (l’ordre des places, si aucun âge n’est indiqué), ou le plus haut dé.
    À votre tour, prenez une carte : la première est gratuite, les autres coûtent 1, 1, 2, 2, 3 pièces.
    Son bien est à vous jusqu’à la fin ; son action se fait aussitôt, en partie ou pas du tout si vous voulez.

    Placer : de nouvelles armées sur la région de départ ou là où vous avez une cité.
    Pas sur terre : chaque pas mène une armée par-dessus une frontière ; répartissez-les à votre gré.
    Pas sur mer aussi : les lignes pointillées comptent comme des frontières.
    Bâtir une cité : là où vous avez une armée. Détruire : ôter n’importe quelle armée du plateau.

    La région où vous avez le plus d’armées et de cités vaut 1 point ; à égalité, elle n’est à personne.
    Le continent dont vous contrôlez le plus de régions vaut 1 point.
    Les séries de biens rapportent 1, 2, 3 et 5 points ; un joker rejoint un bien dont vous avez une carte.
    Égalité : le plus de pièces, puis d’armées sur le plateau, puis de régions.

    Sur le plateau : une lettre est une région, ! dit qui la contrôle, ( ) est le départ, ^ un jeton.
    À côté ou au-dessous de la lettre : les armées de chacun, place par place (neutres en dernier), * pour une cité.

    Adaptation non officielle ; tous les mots, les noms et les formes du plateau sont de nous.

## Régions et continents de la face A

region-a01 = Brumecime
region-a02 = Bras-Mouette
region-a03 = Vieil-Âtre
region-a04 = Landefougère
region-a05 = Croc-de-Lune
region-a06 = Saumâtre
region-a07 = Dernier-Feu
region-a08 = Dormepierre
region-a09 = Anse-Cloche
region-a10 = Cornegivre
region-a11 = Porte-Loup
region-a12 = Sombrebois
region-a13 = Aubefort
region-a14 = Ambreval
region-a15 = Eau-des-Joncs
region-a16 = Éperon-Nacre
region-a17 = Plaine-Muette
region-a18 = Pied-de-Braise
region-a19 = Roc-Creux
region-a20 = Marche-Fine
region-a21 = Rougefalaise
region-a22 = Phare-Perdu
region-a23 = Guet-d’Épine
region-a24 = Bourbe-d’Or
region-a25 = Rive-Épave
continent-a-west = Vaëlorne
continent-a-isle = Sondrelle
continent-a-main = Osmérande
continent-a-south = Kirridène

## Régions et continents de la face B

region-b01 = Cairn-Cendré
region-b02 = Mont-Alouette
region-b03 = Marais-d’Argent
region-b04 = Havre-Calme
region-b05 = Varech-Blanc
region-b06 = Front-de-Fer
region-b07 = Bout-Corbeau
region-b08 = Butte-Grise
region-b09 = Val-Pommier
region-b10 = Pré-Soleil
region-b11 = Bois-Phalène
region-b12 = Repos-d’Écume
region-b13 = Val-des-Fours
region-b14 = Quai-Lanterne
region-b15 = Prime-Rive
region-b16 = Quatre-Vents
region-b17 = Dent-d’Orage
region-b18 = Dos-de-Cuivre
region-b19 = Trône-Perdu
region-b20 = Grève-Perle
region-b21 = Voile-de-Sable
region-b22 = Os-de-Baleine
region-b23 = Bois-Idole
continent-b-nw = Pellune
continent-b-n = Ithrelle
continent-b-ne = Escarvète
continent-b-west = Dolmère
continent-b-east = Auromare

## Un premier conseil de l’entraîneur : où regarder.

look-stop = Demandez-vous s’il faut s’arrêter ici.
look-neutral = Regardez où placer les armées neutres.
look-bid = Regardez vos pièces.
look-first = Regardez qui devrait commencer.
look-take = Regardez la rangée de cartes.
look-part = Regardez les deux parties de la carte.
look-place = Regardez où de nouvelles armées pourraient se placer.
look-city = Regardez où une cité pourrait s’élever.
look-destroy = Regardez les armées des autres.
look-wild = Regardez vos jokers.
look-move = Regardez les armées qui pourraient se déplacer.
