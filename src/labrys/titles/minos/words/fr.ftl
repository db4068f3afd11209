# Minos : tous les mots que lit un joueur. Les noms des cartes, régions et tuiles viennent avec le contenu.

title = Minos
tagline = Des dés, des décrets et des doubles haches : menez un clan de la Crète de l’âge du bronze au trône.

-language = français
    .code = fr
# A name of the content file, which gives it in every language.
name = { -language.code ->
    [fr] { $fr }
   *[en] { $en }
}
region = { $name } ({ $n })

## Choses

good-silver = Argent
good-stone = Pierre
good-copper = Cuivre
good-wood = Bois
good-herbs = Plante
good-grain = Céréale
track-influence = Influence
track-culture = Culture
track-population = Population
deed-prepare = Préparation
deed-develop = Développement
deed-build = Construction
deed-expand = Expansion
deed-wild = Joker
points-1 = { $n ->
    [one] carte à jouer
   *[other] cartes à jouer
}
points-2 = { $n ->
    [one] point de Construction
   *[other] points de Construction
}
points-3 = { $n ->
    [one] point d’Expansion
   *[other] points d’Expansion
}
points-0 = { $n ->
    [one] point de Préparation
   *[other] points de Préparation
}
points-4 = { $n ->
    [one] point Joker
   *[other] points Joker
}
points-5 = { $n ->
    [one] Guerrier à placer
   *[other] Guerriers à placer
}
points-6 = { $n ->
    [one] Guerrier à déplacer
   *[other] Guerriers à déplacer
}
points-7 = { $n ->
    [one] Guerrier à déplacer
   *[other] Guerriers à déplacer
}
spend-0 = { $n ->
    [one] utilisez un point de Préparation
   *[other] utilisez vos points de Préparation
}
spend-1 = { $n ->
    [one] jouez une carte
   *[other] jouez des cartes
}
spend-2 = { $n ->
    [one] utilisez un point de Construction
   *[other] utilisez vos points de Construction
}
spend-3 = { $n ->
    [one] utilisez un point d’Expansion
   *[other] utilisez vos points d’Expansion
}
spend-4 = { $n ->
    [one] utilisez un point Joker
   *[other] utilisez vos points Joker
}
spend-5 = { $n ->
    [one] placez un Guerrier
   *[other] placez des Guerriers
}
spend-6 = { $n ->
    [one] déplacez un Guerrier
   *[other] déplacez des Guerriers
}
spend-7 = { $n ->
    [one] déplacez un Guerrier
   *[other] déplacez des Guerriers
}
trigger-prepare = Préparation
trigger-develop = Développement
trigger-build = Construction
trigger-expand = Expansion
trigger-wild = Joker
trigger-die-1-2 = dé 1–2
trigger-die-3-4 = dé 3–4
trigger-die-5-6 = dé 5–6
die-red = rouge { $n }
die-yellow = jaune { $n }
die-blue = bleu { $n }
die-gray = gris { $n }
dice-red = rouges { $dice }
dice-yellow = jaunes { $dice }
dice-blue = bleus { $dice }
dice-gray = gris { $dice }
dice-group = { $dice } pour { $track } ({ $step })
step = case { $space } : { $effect }
step-top = { $effect }
space-palace = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} au Palais à l’étape Revenus
space-level = Capacité Spéciale de niveau { $n }
space-weapon = { $n ->
    [one] { $n } Arme
   *[other] { $n } Armes
} à l’étape Revenus, régions à { $presence }/{ $dominance } PV
plus = { $a } + { $b }
steps = { $track } +{ $n }
piece-city = Cité
piece-tower = Tour
piece-farm = Ferme
piece-ship = Navire
piece-sail = case suivante du Navire
age-1 = l’Âge I
age-2 = l’Âge II

## Les effets en toutes lettres

effect-then = { $a } ; { $b }
effect-and = { $a }, { $b }
effect-or = { $a } ou { $b }
effect-per = { $gain } par { $what }
effect-if = si { $condition } : { $gain }
effect-instead = { $gain } (si { $condition }, à la place : { $better })
effect-pay = { $cost } contre { $gain }
effect-pay-at-will = autant de fois que voulu : { $cost } contre { $gain }
coins = { $n ->
    [one] { $n } Pièce
   *[other] { $n } Pièces
}
paid = { $n ->
    [0] gratuitement
   *[other] pour { coins }
}
atom-coin = { coins }
atom-weapon = { $n ->
    [one] { $n } Arme
   *[other] { $n } Armes
}
atom-vp = { $n } PV
atom-temp = { $n ->
    [one] { $n } Denrée Temporaire
   *[other] { $n } Denrées Temporaires
}
atom-good = { $n ->
    [one] { $n } Denrée au choix
   *[other] { $n } Denrées au choix
}
atom-random-good = { $n ->
    [one] { $n } Denrée au hasard
   *[other] { $n } Denrées au hasard
}
atom-card = { $n ->
    [one] piocher { $n } carte
   *[other] piocher { $n } cartes
}
atom-card-age2 = { $n ->
    [one] piocher { $n } carte Âge II
   *[other] piocher { $n } cartes Âge II
}
atom-card-offer = { $n ->
    [one] piocher { $n } carte dans l’offre ou le paquet
   *[other] piocher { $n } cartes dans l’offre ou le paquet
}
atom-build = { $n ->
    [one] { $n } point de Construction
   *[other] { $n } points de Construction
}
atom-build-free = { $n ->
    [one] { $n } Construction gratuite
   *[other] { $n } Constructions gratuites
}
atom-wild = { $n ->
    [one] { $n } point Joker
   *[other] { $n } points Joker
}
atom-place = { $n ->
    [one] placer { $n } Guerrier
   *[other] placer { $n } Guerriers
}
atom-move = { $n ->
    [one] déplacer { $n } Guerrier
   *[other] { $n } déplacements de Guerrier
}
atom-warrior = { $n ->
    [one] { $n } Guerrier dans la réserve
   *[other] { $n } Guerriers dans la réserve
}
atom-influence = +{ $n } Influence
atom-culture = +{ $n } Culture
atom-population = +{ $n } Population
atom-track = +{ $n } sur une piste au choix
atom-lowest-track = +{ $n } sur la piste la plus basse
atom-income = { $n ->
    [one] { $n } case de Revenus
   *[other] { $n } cases de Revenus
}
atom-play = { $n ->
    [one] jouer { $n } carte
   *[other] jouer { $n } cartes
}
atom-play-free = { $n ->
    [one] jouer { $n } carte gratuitement
   *[other] jouer { $n } cartes gratuitement
}
atom-palace = { $n ->
    [one] { $n } carte au Palais
   *[other] { $n } cartes au Palais
}
atom-palace-free = { $n ->
    [one] { $n } carte au Palais sans perdre de PV
   *[other] { $n } cartes au Palais sans perdre de PV
}
atom-route-income = { $n ->
    [one] revenu de { $n } Route Commerciale
   *[other] revenu de { $n } Routes Commerciales
}
atom-vp-scoring = { $n } PV à chaque décompte
atom-vp-end = { $n } PV à la fin
cost-coin = payer { coins }
cost-weapon = { $n ->
    [one] payer { $n } Arme
   *[other] payer { $n } Armes
}
cost-vp = payer { $n } PV
cost-discard = { $n ->
    [one] défausser { $n } carte
   *[other] défausser { $n } cartes
}
cost-warrior = { $n ->
    [one] renvoyer { $n } Guerrier dans la réserve
   *[other] renvoyer { $n } Guerriers dans la réserve
}
cost-temp = { $n ->
    [one] rendre { $n } Denrée Temporaire
   *[other] rendre { $n } Denrées Temporaires
}
count-played = carte dans votre zone de jeu
count-palace = carte de votre Palais
count-city = Cité
count-tower = Tour
count-farm = Ferme
count-presence = région où vous avez une présence
count-seapeople = tuile Peuple de la Mer
count-lowest-step = case sur votre piste la plus basse
count-warrior = Guerrier sur l’île
count-route-space = case de Route atteinte
condition-towers = { $n } Tours ou plus
condition-farms = { $n } Fermes ou plus
condition-cities = { $n } Cités ou plus
condition-seapeople = { $n } tuiles Peuple de la Mer ou plus
condition-influence = Influence à { $n } ou plus
condition-culture = Culture à { $n } ou plus
condition-population = Population à { $n } ou plus
condition-alltracks = toutes les pistes à { $n } ou plus
condition-palace = { $n } cartes ou plus au Palais
condition-played = { $n } cartes ou plus dans votre zone de jeu
condition-ship = un Navire sur la case { $n } ou plus
condition-warriors = { $n } Guerriers ou plus sur l’île
condition-regions = présence dans { $n } régions ou plus

## Les effets en moins de mots, pour les endroits étroits

brief-atom-coin = { $n }●
brief-atom-weapon = { $n }⚔
brief-atom-vp = { $n }★
brief-atom-card = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
brief-atom-card-age2 = { $n ->
    [one] { $n } carte Âge II
   *[other] { $n } cartes Âge II
}
brief-atom-card-offer = { $n ->
    [one] { $n } carte (offre ou paquet)
   *[other] { $n } cartes (offre ou paquet)
}
brief-atom-temp = { $n } Temp.
brief-atom-good = { $n ->
    [one] { $n } Denrée au choix
   *[other] { $n } Denrées au choix
}
brief-atom-random-good = { $n ->
    [one] { $n } Denrée au sort
   *[other] { $n } Denrées au sort
}
brief-atom-warrior = { $n }w (réserve)
brief-atom-route-income = { $n ->
    [one] revenu de { $n } Route
   *[other] revenu de { $n } Routes
}
brief-atom-build = { $n ->
    [one] { $n } pt Construction
   *[other] { $n } pts Construction
}
brief-atom-wild = { $n ->
    [one] { $n } pt Joker
   *[other] { $n } pts Joker
}
brief-atom-place = placer { $n }w
brief-atom-move = déplacer { $n }w
brief-atom-play-free = { $n ->
    [one] { $n } carte gratuite
   *[other] { $n } cartes gratuites
}
brief-atom-palace = { $n } au Palais
brief-atom-palace-free = { $n } au Palais à 0★
brief-atom-income = +{ $n } Revenus
brief-atom-track = +{ $n } piste
brief-atom-vp-scoring = { $n }★ par décompte
brief-atom-vp-end = { $n }★ à la fin
brief-effect-per = { $gain } par { $what }
brief-atom-build-free = { $n ->
    [one] { $n } Constr. gratuite
   *[other] { $n } Constr. gratuites
}

## Les Capacités Spéciales en toutes lettres

ability-card-discount = Chaque carte jouée coûte { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
} de moins.
ability-before-roll = Avant chaque lancer de dés : { $gain }.
ability-on-build = Pour chaque Cité, Tour, Ferme ou nouveau Navire : { $gain }{ $coins ->
    [0] .
    [one] { " ;" } { $coins } Pièce de moins à payer (sauf pour une Ferme).
   *[other] { " ;" } { $coins } Pièces de moins à payer (sauf pour une Ferme).
}
ability-group-target = Vos groupes de dés n’ont besoin que d’un total de { $target }.
ability-exchange = Vous pouvez échanger { $give ->
    [one] { $give } Arme
   *[other] { $give } Armes
} contre { $get ->
    [one] { $get } Pièce
   *[other] { $get } Pièces
}, ou { $give ->
    [one] { $give } Pièce
   *[other] { $give } Pièces
} contre { $get ->
    [one] { $get } Arme
   *[other] { $get } Armes
}, autant de fois que voulu. Aux Revenus : { $income }. À la fin, { $leftover } Armes, Pièces ou cartes restantes font 1 PV.

## Ce qui peut être choisi

action-start = Départ à { $region } : { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}, { $weapons ->
    [one] { $weapons } Arme
   *[other] { $weapons } Armes
}, { $vp } PV, { $things }, { $back ->
    [0] { atom-card }
   *[other] piocher { $n }, en remettre { $back }
}{ $first ->
    [yes] , premier joueur
   *[no] { "" }
}
start-warrior = 1 Guerrier de plus
start-temp = Denrée Temporaire ({ $good })
action-ability = Capacité Spéciale « { $ability } » : { $what } { $one } / { $two } / { $three }
ability-kind-card-discount = cartes moins chères de
ability-kind-before-roll = avant chaque lancer,
ability-kind-on-build = pour chaque construction,
ability-kind-group-target = groupes de dés totalisant
ability-kind-exchange = échange entre Pièces et Armes,
ability-price = { coins } de moins
ability-rate = { $give } contre { $get } ({ $effect } aux Revenus)
ability-rate-leftover = { $give } contre { $get } ({ $effect } aux Revenus ; 1 PV par lot de { $leftover } ressources restantes)
action-back = Remettre « { $card } »
action-draft = Dé { $die } sur { $deed }
action-group = { $groups }
action-group-none = Aucun groupe
action-retrieve = Récupérer le dé { $die } : { $deed }, case { $space } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
action-end = Terminer le tour
unused-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
unused-benefits = { $n } bonus
action-end-lapse = Terminer le tour (vous perdez : { $what })
action-forfeit = Renoncer à l’action : { $effect }
action-benefit = Bonus de la case : { $effect }
action-trait = Trait Royal « { $card } » : { $effect }
action-draw-active = Piocher dans le paquet
action-draw-age2 = Piocher dans le paquet Âge II
action-take = Prendre dans l’offre : « { $card } »
action-play = Jouer « { $card } » ({ $price })
action-play-offer = Jouer depuis l’offre : « { $card } » ({ $price })
action-play-free = Jouer « { $card } » gratuitement
action-play-offer-free = Jouer depuis l’offre : « { $card } » gratuitement
action-city = Construire une Cité à { $where } : { $price }
action-city-free = Construire une Cité à { $where } gratuitement
action-tower = Construire une Tour à { $where } : { $price }
action-tower-free = Construire une Tour à { $where } gratuitement
action-farm = Construire une Ferme à { $where } : { $price }
action-farm-free = Construire une Ferme à { $where } gratuitement
action-ship = Construire un Navire sur la Route { $where } : { $price }
action-ship-free = Construire un Navire sur la Route { $where } gratuitement
action-sail = Faire avancer le Navire : { $where }, case { $space } ({ $price })
action-sail-free = Faire avancer le Navire : { $where }, gratuitement
# Un prix tel qu’il sera payé : une ou deux façons en entier, au-delà le moins et le plus.
price-temp = { $n ->
    [one] { $good } temporaire
   *[other] { $n } × { $good } temporaire
}
price-warriors = { $n ->
    [0] aucun Guerrier
    [one] { $n } Guerrier
   *[other] { $n } Guerriers
}
coins-range-given = Denrées Temporaires, de { $least } à { $most } Pièces
coins-range-or-given = de { $least } à { $most } Pièces, selon les Denrées Temporaires rendues
price-warriors-range = de { $least } à { $most ->
    [one] { $most } Guerrier
   *[other] { $most } Guerriers
}
price-warriors-range-given = Céréale temporaire, de { $least } à { $most ->
    [one] { $most } Guerrier
   *[other] { $most } Guerriers
}
price-warriors-range-or-given = de { $least } à { $most ->
    [one] { $most } Guerrier
   *[other] { $most } Guerriers
}, selon les Céréales utilisées
action-place = Placer un Guerrier à { $region }
action-move = Déplacer un Guerrier depuis { $region } vers { $target }
action-march = Action suppl. : déplacer un Guerrier ({ coins })
action-buy = Action suppl. : acheter une Denrée Temporaire, { $good } ({ coins })
action-trade = Action suppl. : utiliser une tuile Bonus Commercial ({ $tile })
action-sell = Action suppl. : défausser des cartes pour des Pièces
action-swap = Action suppl. : { $n ->
    [one] { $n } Denrée Temporaire
   *[other] { $n } Denrées Temporaires
} contre une Denrée ({ $good })
action-battle = Action suppl. : combattre à { $region } avec { $n ->
    [one] { $n } Arme
   *[other] { $n } Armes
} et 1 Guerrier pour { $effect }
action-arm = Échanger { $give ->
    [one] { $give } Pièce
   *[other] { $give } Pièces
} contre { $get ->
    [one] { $get } Arme
   *[other] { $get } Armes
}
action-melt = Échanger { $give ->
    [one] { $give } Arme
   *[other] { $give } Armes
} contre { $get ->
    [one] { $get } Pièce
   *[other] { $get } Pièces
}
action-clause = { $effect }
action-branch = { $effect }
action-term = { $effect }
action-pay = Payer { coins }
action-pay-effect = Oui : { $cost } contre { $gain }
action-use = Denrée Temporaire en réduction : { $good } ({ $n ->
    [0] plus rien à payer
   *[other] reste à payer : { coins }
})
action-use-grain = Denrée Temporaire en réduction : { $good } ({ $n ->
    [0] aucun Guerrier ne doit repartir
    [one] au moins { $n } Guerrier repart
   *[other] au moins { $n } Guerriers repartent
})
action-give = { $n ->
    [0] Aucun Guerrier ne repart
    [one] { $n } Guerrier retourne dans la réserve
   *[other] { $n } Guerriers retournent dans la réserve
}
action-stop-points = { $n ->
    [one] Y renoncer
    [2] Renoncer aux deux
   *[other] Renoncer aux { $n }
}
action-stop-palace = Ne plus placer de carte
action-stop-payment = Ne pas payer
action-stop-effect = Renoncer à ce que vous ne pouvez pas payer
action-stop-sell = Ne plus défausser
action-stop-contest = Laisser faire
action-stop-muster = Garder vos Pièces
action-stop-last-battle = Ne pas combattre
action-stop-temp = Il n’en reste aucune
action-stop-good = Il n’en reste aucune
action-stop-route = Aucun Navire ne rapporte
action-discard = Défausser « { $card } »
action-palace = Au Palais : « { $card } »{ $n ->
    [0] { "" }
   *[other] { " " }(−{ $n } PV)
}
action-temp = Denrée Temporaire : { $good }
action-good = { $good }
action-advance = { $track } ({ $step })
action-route = { $route } : { $effect }
action-tile = { $tile }
action-recall = Depuis { $region }
action-shed = Denrée Temporaire : { $good }
action-claim = Revendiquer la { $piece } à { $where }
action-fight = Combattre à { $region } avec { $n ->
    [one] { $n } Arme
   *[other] { $n } Armes
} et 1 Guerrier pour { $effect }

## Ce qui est demandé

# D’où vient une question : une carte, une tuile ou une Capacité Spéciale par son nom, ou un endroit de la table.
from-named = « { $name } »
from-track = { $track }, case { $n }
from-route = Route { $route }
from-trade = Bonus Commercial
from-foundation = Fondation de la Cité
from-bonus = Bonus d’Action
from-income = Revenus
prompt-pick = { $who } : prenez une carte Départ ou une Capacité Spéciale.
prompt-keep = { $who } : remettez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
} dans le paquet.
prompt-first-card = { $who } : quelle carte est votre premier Trait Royal ?
prompt-draft = { $who } : prenez un dé et placez-le sur une action.
prompt-group = { $who } : réunissez vos dés en groupes.
prompt-advance = { $who } : sur quelle piste avancez-vous d’abord ?
prompt-retrieve = { $who } : quelle action maintenant ? Vous récupérez l’un de vos plus grands dés.
prompt-turn = { $who } : { $deed } avec un dé de { $value } ({ $points ->
    [0] plus aucun point
    [one] encore { $points } point
   *[other] encore { $points } points
}).
prompt-income-route = { $who } : quel Navire rapporte d’abord ?
prompt-muster = { $who } : échangez-vous des Pièces contre des Armes avant de savoir qui combat d’abord à { $region } ?
prompt-last-battle = { $who } : { $armed ->
    [yes] combattez-vous à { $region } ?
   *[no] un combat à { $region } exige { $n } Armes, vous en avez { $weapons }. Échangez-vous des Pièces ?
}
prompt-effect = { $who } : { $effect }. Que faites-vous d’abord ?
prompt-effect-of = { $who } : { $source }. Que faites-vous d’abord ?
prompt-payment = { $who } : payez-vous ?
prompt-payment-of = { $who } : { $source }. Payez-vous ?
prompt-branch = { $who } : choisissez.
prompt-branch-of = { $who } : { $source }. Choisissez.
prompt-terms = { $who } : que faites-vous d’abord ?
prompt-terms-of = { $who } : { $source }. Que faites-vous d’abord ?
prompt-temp = { $who } : quelle Denrée Temporaire ? ({ $n } à prendre)
prompt-temp-of = { $who } : { $source }. Quelle Denrée Temporaire ? ({ $n } à prendre)
prompt-good = { $who } : quelle Denrée ? ({ $n } à prendre)
prompt-good-of = { $who } : { $source }. Quelle Denrée ? ({ $n } à prendre)
prompt-track = { $who } : quelle piste ? ({ $n ->
    [one] { $n } case
   *[other] { $n } cases
})
prompt-track-of = { $who } : { $source }. Quelle piste ? ({ $n ->
    [one] { $n } case
   *[other] { $n } cases
})
prompt-lowest = { $who } : laquelle de vos pistes les plus basses ? ({ $n ->
    [one] { $n } case
   *[other] { $n } cases
})
prompt-lowest-of = { $who } : { $source }. Laquelle de vos pistes les plus basses ? ({ $n ->
    [one] { $n } case
   *[other] { $n } cases
})
prompt-palace = { $who } : vous pouvez placer { $n ->
    [one] { $n } carte
   *[other] jusqu’à { $n } cartes
} au Palais{ $free ->
    [yes] , même de votre main, sans perdre de PV.
   *[no] {"\u00A0"}; depuis votre main, cela coûte les PV de la carte.
}
prompt-route = { $who } : quelle Route rapporte ?
prompt-points = { $who } : { $deed } (encore { $n }){ $free ->
    [yes] , gratuitement.
   *[no] .
}
prompt-discard = { $who } : défaussez { $n ->
    [one] { $n } carte.
   *[other] { $n } cartes.
}
prompt-recall = { $who } : d’où repart le Guerrier ?
prompt-shed = { $who } : quelle Denrée Temporaire rendez-vous ?
prompt-sell = { $who } : défaussez des cartes pour { coins } chacune.
prompt-trade-tile = { $who } : choisissez une tuile Bonus Commercial de la Route { $route }.
prompt-card-price = { $who } : « { $card } » coûte { coins }. Utiliser des Denrées Temporaires ?
prompt-price = { $who } : { $piece }, { coins } à payer. Utiliser des Denrées Temporaires ?
prompt-farm-price = { $who } : une Ferme à { $region } : combien de ses Guerriers retournent dans la réserve ? Les Céréales épargnent les autres.
prompt-contest = { $who } : un autre joueur veut construire une { $piece } à { $region }. { $first ->
    [yes] La revendiquez-vous ?
   *[no] Avec plus d’Armes, vous passez en premier : échangez-vous des Pièces ?
}
prompt-over = La partie est finie.

## Ce qui est arrivé

gains = { $you ->
    [yes] Vous gagnez
   *[no] { $who } gagne
}
pays = { $you ->
    [yes] Vous payez
   *[no] { $who } paie
}
takes = { $you ->
    [yes] Vous prenez
   *[no] { $who } prend
}
builds = { $you ->
    [yes] Vous construisez
   *[no] { $who } construit
}
event-round = La manche { $round } commence.
event-roll = Dés : { $dice }.
event-start = { takes } la carte Départ « { $start } ».
event-ability = { takes } la Capacité Spéciale « { $ability } ».
event-back = Vous remettez « { $card } ».
event-back-hidden = { $who } remet une carte.
event-draft = { takes } le dé { $die } pour l’action { $deed }.
event-groups = { $you ->
    [yes] Vous avancez
   *[no] { $who } avance
} : { $steps }.
event-groups-none = { $you ->
    [yes] Vous ne formez
   *[no] { $who } ne forme
} aucun groupe.
event-advance = { $you ->
    [yes] Vous atteignez
   *[no] { $who } atteint
} { $track } { $space }.
event-level = { $you ->
    [yes] Vous passez au niveau { $n } de votre Capacité Spéciale.
   *[no] { $who } passe au niveau { $n } de sa Capacité Spéciale.
}
event-retrieve = { $you ->
    [yes] Vous récupérez
   *[no] { $who } récupère
} un dé de { $value } sur l’action { $deed }.
event-benefit = { takes } le bonus de la case.
event-trait = { $you ->
    [yes] Vous utilisez
   *[no] { $who } utilise
} le Trait Royal « { $card } ».
event-forfeit = { $you ->
    [yes] Vous renoncez
   *[no] { $who } renonce
} à l’action.
event-end = { $you ->
    [yes] Vous finissez votre tour.
   *[no] { $who } finit son tour.
}
event-gain = { gains } { $what }.
event-spend = { pays } { $what }.
event-vp = { gains } { $n } PV ({ $source }).
event-temp = { gains } une Denrée Temporaire : { $good }.
event-spend_temp = { $you ->
    [yes] Vous rendez
   *[no] { $who } rend
} { $n ->
    [one] { $n } Denrée Temporaire
   *[other] { $n } Denrées Temporaires
} : { $good }.
event-good = { gains } une Denrée : { $good }.
event-income_step = { $you ->
    [yes] Vous atteignez
   *[no] { $who } atteint
} la case { $space } de la piste Revenus.
event-draw = Vous piochez « { $card } ».
event-draw-hidden = { $you ->
    [yes] Vous piochez
   *[no] { $who } pioche
} une carte de { $age }.
event-take = { takes } « { $card } » dans l’offre.
event-offer = Nouvelle carte dans l’offre : « { $card } ».
event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $who } défausse
} « { $card } ».
event-reshuffle = La défausse de { $age } devient un paquet de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-play = { $you ->
    [yes] Vous jouez
   *[no] { $who } joue
} « { $card } » { paid }.
event-palace = { $you ->
    [yes] Vous placez
   *[no] { $who } place
} « { $card } » au Palais.
event-lasting = { $you ->
    [yes] Vous aurez
   *[no] { $who } aura
} { $n } PV à un décompte ou à la fin.
event-place = { $you ->
    [yes] Vous placez
   *[no] { $who } place
} un Guerrier à { $region }.
event-move = { $you ->
    [yes] Vous déplacez
   *[no] { $who } déplace
} un Guerrier depuis { $region } vers { $target }.
event-recall = { $you ->
    [yes] Vous renvoyez
   *[no] { $who } renvoie
} { $n ->
    [one] { $n } Guerrier
   *[other] { $n } Guerriers
} dans la réserve, depuis { $region }.
event-build-city = { builds } une Cité à { $where } { paid }.
event-build-tower = { builds } une Tour à { $where } { paid }.
event-build-farm = { builds } une Ferme à { $where }.
event-build-ship = { builds } un Navire sur la Route { $where } { paid }.
event-build-sail = { $you ->
    [yes] Vous faites avancer votre Navire
   *[no] { $who } fait avancer son Navire
} : { $where } ({ coins }).
event-claim-city = { $you ->
    [yes] Vous revendiquez
   *[no] { $who } revendique
} la Cité à { $where }.
event-claim-farm = { $you ->
    [yes] Vous revendiquez
   *[no] { $who } revendique
} la Ferme à { $where }.
event-tile = { takes } une tuile Bonus Commercial : { $tile }.
event-trade = { $you ->
    [yes] Vous utilisez
   *[no] { $who } utilise
} une tuile Bonus Commercial : { $tile }.
event-battle = { $you ->
    [yes] Vous battez
   *[no] { $who } bat
} « { $sea } » à { $region }.
event-lapse-points = { $you ->
    [yes] Vous n’utilisez pas
   *[no] { $who } n’utilise pas
} { $n } { $points }.
event-lapse-palace = { $you ->
    [yes] Vous n’avez
   *[no] { $who } n’a
} pas d’autre carte pour le Palais.
event-lapse-payment = { $you ->
    [yes] Vous ne payez pas ce qui était proposé.
   *[no] { $who } ne paie pas ce qui était proposé.
}
event-lapse-effect = { $you ->
    [yes] Vous renoncez à ce que vous ne pouvez pas payer.
   *[no] { $who } renonce à ce qui ne peut être payé.
}
event-lapse-temp = Il ne reste aucune Denrée Temporaire pour { $you ->
    [yes] vous
   *[no] { $who }
}.
event-lapse-good = Il ne reste aucune Denrée visible pour { $you ->
    [yes] vous
   *[no] { $who }
}.
event-lapse-route = { $you ->
    [yes] Vous n’avez
   *[no] { $who } n’a
} aucun Navire qui rapporte.
event-unfought = Personne ne combat à { $region }.
event-vase = { $you ->
    [yes] Vous remportez
   *[no] { $who } remporte
} un Vase : { $vase } ({ $n } PV).
event-route_income = { $you ->
    [yes] Vous touchez
   *[no] { $who } touche
} le revenu de la Route { $route }, case { $space }.
event-income = Revenus.
event-scoring = Décompte après la manche { $round }.
event-age = L’Âge II commence.
event-win = { $you ->
    [yes] Vous êtes
   *[no] { $who } est
} Minos avec { $n } PV.

## Rhadamanthe : ce qu’il fait, selon quelle règle, et ce qui départage

automaton = Rhadamanthe
priority-red = rouge
priority-yellow = jaune
priority-blue = bleu
priority-gray = gris
priority-lowest-total = selon le plus petit total
priority-highest-total = selon le plus grand total
priority-fewest-left = selon le moins de dés restants
solo-list = { $a }, puis { $b }
solo-front = { $which ->
    [highest] le plus grand dé
   *[lowest] le plus petit dé
}, d’abord { $list }
event-solo_home = { $who } a sa région d’origine à { $region }, car vous commencez à { $start } : sa Ferme en recouvre la Denrée, et ses tuiles passent dans la région de départ libre.
event-solo_card = { $who } pioche une carte ({ $front }).
event-solo_die = { $who } prend le dé { $die }, le plus { $which ->
    [highest] grand
   *[lowest] petit
} { $rule ->
    [draft-lowest-total] de la couleur au plus petit total
    [draft-highest-total] de la couleur au plus grand total
    [draft-fewest-left] de la couleur qui a le moins de dés restants
   *[draft-colour] de la première couleur encore disponible selon la carte
}{ $tie ->
    [colour] {"\u00A0"}; à égalité, la couleur suivante de la carte.
    [lowest-total] {"\u00A0"}; à égalité, la couleur au plus petit total.
    [highest-total] {"\u00A0"}; à égalité, la couleur au plus grand total.
    [fewest-left] {"\u00A0"}; à égalité, la couleur qui a le moins de dés restants.
    [order] {"\u00A0"}; à égalité, la première parmi rouge, jaune, bleu, gris.
   *[none] .
}
event-solo_place = Le dé va sur { $deed } : { $rule ->
    [draft-first] première action de sa carte suivante.
    [draft-second] deuxième action de sa carte suivante, car l’action { $wanted } est complète.
   *[draft-third] troisième action de sa carte suivante, car les deux premières sont complètes.
}{ $tie ->
    [wild] {" "}Il comptera comme { $wanted }, son premier choix.
   *[none] { "" }
}
event-solo_discard = { $back } : tout est complet, il défausse cette carte et regarde la suivante.
event-solo_shuffle = Son paquet est vide : { $n } cartes utilisées sont mélangées.
event-solo_retrieve = { $who } récupère un dé de { $value } sur l’action { $deed }, son plus grand dé{ $tie ->
    [order] {"\u00A0"}; à égalité, dans l’ordre Expansion, Construction, Développement, Préparation, Joker.
    [leftmost] {"\u00A0"}; de deux dés dans une action, celui de gauche.
   *[none] .
}
event-solo_track = La case porte le symbole des pistes : des points pour lui au lieu d’une avancée.
event-solo_wild = Son dé Joker vaut { $deed }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de la case Joker.
event-solo_prepare = { $who } prend « { $card } » face cachée, la carte la plus éloignée du paquet.
event-solo_develop = { $who } prend « { $card } » face visible, la carte de plus grande valeur ({ $n } PV{ $tie ->
    [farthest] {"\u00A0"}; à égalité, la plus éloignée du paquet
   *[none] { "" }
}).
event-solo_tile = { $who } tire { $good } : { $rule ->
    [build-one_tile] cette Construction concerne { $region }.
   *[expand-tile] ce point concerne { $region }.
}
event-solo_send = { $n ->
    [one] { $n } Guerrier va
   *[other] { $n } Guerriers vont
} à { $region } : { $rule ->
    [build-send] { $who } n’y en avait aucun.
    [expand-no_presence] { $who } n’y en avait aucun.
   *[expand-no_dominance] { $who } y est présent sans dominer.
}
event-solo_no_city = Pas de Cité à { $region } : { $rule ->
    [city-none_left] { $who } n’en a plus.
    [city-stands] il y en a déjà une.
   *[city-no_foundation] il n’y a pas de tuile Fondation.
}
event-solo_city = { $who } construit une Cité à { $region }, première chose possible{ $rule ->
    [build-send_city] {" "}avec le Guerrier qui vient d’arriver.
   *[build-city] {" "}avec un Guerrier sur place.
}
event-solo_farm = { $who } construit une Ferme à { $region } et renvoie un Guerrier dans sa réserve : aucune Cité n’est possible ({ $tie ->
    [city-none_left] il n’en a plus
    [city-stands] il y en a déjà une
   *[city-no_foundation] il n’y a pas de tuile Fondation
}).
event-solo_sail = Son Navire de la Route { $route } passe à la case { $space }, { $rule ->
    [build-nearest_ship] le plus proche du sommet, car rien ne peut être construit
   *[expand-lowest_ship] le plus bas, car il ne reste aucune région
}{ $tie ->
    [most_vp] {"\u00A0"}; à égalité, la Route qui rapporte le plus au sommet.
   *[none] .
}
event-solo_lost = Tous ses Navires sont au sommet : le point est perdu.
event-solo_nothing = Rien n’est possible à { $region } : une autre tuile pour le même point.
event-solo_battle = { $who } bat « { $sea } » à { $region }, qui exige { $n ->
    [one] 1 Arme
   *[other] { $n } Armes
}, et renvoie un Guerrier dans sa réserve : { $rule ->
    [expand-arrived] il vient d’y arriver.
    [expand-dominance] il y domine.
    [expand-tie] il y est à égalité.
    [end-dominance] en fin de partie, car il y domine.
   *[end-tie] en fin de partie, car il y est à égalité.
}
event-solo_vase = Un Vase sur ses cartes : son marqueur de « { $vase } » passe à { $n }.
event-solo_vase_stays = Un Vase sur ses cartes : son marqueur de « { $vase } » ne bouge pas, car { $rule ->
    [income-at_top] il est au sommet.
   *[income-taken] vous avez la plus haute case.
}
event-solo_no_vase = Un Vase sur ses cartes est d’une couleur qui n’est pas en jeu.
event-solo_farms = { $who } décompte { $n ->
    [one] { $n } Ferme.
   *[other] { $n } Fermes.
}
event-solo_regions = { $who } décompte ses régions : { $dominance ->
    [one] { $dominance } dominée
   *[other] { $dominance } dominées
}, { $presence } en simple présence{ $bonus ->
    [0] .
   *[other] {"\u00A0"}; { $bonus } de plus par région dominée.
}
event-solo_population = Son marqueur passe à Population { $space } : { $presence }/{ $dominance } PV au prochain décompte.
event-solo_claim = { $who } gagne { $n } PV pour le Vase « { $vase } » : { $tie ->
    [held] son marqueur est au sommet.
    [taken] vous avez les 10.
   *[free] personne n’avait les 10.
}
event-solo_final = À la fin, { $who } compte { $down } PV de cartes face cachée, { $up } PV de cartes face visible et { $spaces ->
    [one] { $spaces } case de Route.
   *[other] { $spaces } cases de Route.
}
event-lose = { $you ->
    [yes] Vous avez
   *[no] { $who } a
} { $n } PV, Rhadamanthe en a { $rival } : il est Minos.

## D’où viennent les points

source-start = départ
source-card = carte
source-trait = Trait Royal
source-track = piste
source-vase = Vase
source-income = Revenus
source-route = Route Commerciale
source-foundation = Fondation
source-trade = Bonus Commercial
source-seapeople = Peuples de la Mer
source-space = case Action
source-ability = Capacité Spéciale
source-farm = Fermes
source-region = régions
source-lasting = effets durables
source-leftover = ressources restantes
source-played = cartes jouées
source-palace = Palais
source-piece = Cités et Navires
source-spent = dépensés
score-start = départ
score-card = cartes
score-trait = Traits Royaux
score-track = pistes
score-vase = Vases
score-income = Revenus
score-route = Routes
score-foundation = Fondations
score-trade = Bonus Commercial
score-seapeople = Peuples de la Mer
score-space = cases Action
score-ability = Capacité Spéciale
score-farm = Fermes
score-region = régions
score-lasting = effets durables
score-leftover = ressources restantes
score-played = cartes jouées
score-palace = Palais
score-piece = Cités et Navires
score-spent = dépensés

## Pourquoi une chose est impossible

why-coins = Cela coûte { coins } ; vous { $coins ->
    [0] n’en avez pas.
   *[other] en avez { $coins }.
}
why-dear = « { $card } » vous coûte au moins { coins }, toutes vos Denrées comptées ; vous { $coins ->
    [0] n’en avez pas.
   *[other] en avez { $coins }.
}
why-offer-dear = « { $card } » vous coûte au moins { coins }, toutes vos Denrées et le supplément de { $more } pour une carte de l’offre comptés ; vous { $coins ->
    [0] n’en avez pas.
   *[other] en avez { $coins }.
}
why-weapons = Il y faut { $n ->
    [one] { $n } Arme
   *[other] { $n } Armes
} ; vous { $weapons ->
    [0] n’en avez pas.
   *[other] en avez { $weapons }.
}
why-dice-first = Les dés d’abord : ce que vous ferez à votre tour dépend de l’action où se trouve votre dé.
why-row-full = { $deed } n’a plus de case libre pendant cette manche.
why-no-die = Il ne reste pas de dé { $die } au milieu.
why-space-empty = Il n’y a pas de dé ici.
why-not-your-die = Ce dé n’est pas à vous.
why-highest-first = Votre plus grand dé passe d’abord.
why-no-points = Il ne vous reste plus de point d’action pour ce tour.
why-deed = C’est l’action { $deed } ; vos points sont pour l’action { $now }.
why-not-offered = « { $card } » n’est pas dans l’offre.
why-no-deck = Le paquet est vide.
why-age2 = Avant l’heure, le paquet de l’Âge II n’est ouvert qu’à la première case de Préparation.
why-age2-once = Vous avez déjà pioché dans l’Âge II pendant ce tour : une fois suffit.
why-played = « { $card } » est déjà jouée.
why-no-reserves = Il ne reste pas de Guerrier dans votre réserve.
why-place = Vous n’avez pas de Cité à { $region } : on place ses Guerriers là où l’on en a une.
why-place-or-move = Vous n’avez à { $region } ni Cité où placer un Guerrier, ni Guerrier voisin qui puisse y aller.
why-only-place = Ces points servent seulement à placer des Guerriers.
why-only-move = Ces points servent seulement à déplacer des Guerriers.
why-no-warrior = Vous n’avez pas de Guerrier à { $region }.
why-no-warriors = Vous n’avez pas de Guerrier sur l’île.
why-not-near = { $region } et { $target } ne sont pas voisines : un Guerrier va dans une région voisine.
why-city-there = Il y a déjà une Cité à { $region } : une région n’en porte qu’une.
why-no-foundation = Il n’y a pas de Fondation à { $region } : on n’y bâtit pas de Cité.
why-no-city = Vous n’avez pas de Cité à { $region } : une Tour se construit là où l’on en a une.
why-tower-there = Il y a déjà une Tour à { $region }.
why-farm-there = Il y a déjà une Ferme à { $region }.
why-farm-warriors = La Ferme renvoie { $n ->
    [one] { $n } Guerrier
   *[other] { $n } Guerriers
} de { $region } à la réserve ; vous y en avez { $there }.
why-no-ship = Vous n’avez pas de Navire sur la Route { $route }.
why-ship-there = Vous avez déjà un Navire sur la Route { $route } : faites-le avancer.
why-route-top = Votre Navire est au bout de la Route { $route }.
why-ship-tower = Pas plus de Navires que de Tours ne vont aux cases rouges : construisez d’abord une Tour.
why-ship-city = Vous n’avez pas plus de Cités que de Navires : construisez d’abord une Cité.
why-all-built = { $piece ->
    [city] Toutes vos Cités sont construites.
    [tower] Toutes vos Tours sont construites.
    [farm] Toutes vos Fermes sont construites.
   *[ship] Tous vos Navires sont construits.
}
why-once = Vous avez déjà fait cette action supplémentaire pendant ce tour : une fois suffit.
why-begun = Votre action est commencée : il fallait y renoncer avant.
why-benefit = Ce bonus n’est plus là : il a été utilisé, ou abandonné avec l’action.
why-benefit-dear = Vous ne pouvez pas payer ce bonus maintenant.
why-trait = Le Trait « { $card } » n’est pas ouvert pendant ce tour : son déclencheur est « { $trigger } ».
why-trait-used = Le Trait « { $card } » a déjà servi pendant ce tour, ou la carte n’est entrée au Palais qu’après le début du tour.
why-trait-dear = Le Trait « { $card } » est ouvert, mais vous ne pouvez pas le payer maintenant.
why-no-trait = « { $card } » n’est pas dans votre Palais : ce n’est que là que son Trait agit.
why-no-such-good = Aucune région où vous avez un Guerrier ne donne { $good }, ou il n’en reste plus.
why-no-tile = Vous n’avez pas cette tuile Bonus Commercial.
why-tile-dear = Vous ne pouvez pas payer cette tuile Bonus Commercial maintenant.
why-no-hand = Vous n’avez pas de carte en main.
why-swap = Il y faut { $n } Denrées Temporaires identiques ({ $good }) ; vous en avez { $have }.
why-no-stock = Il n’en reste pas ({ $good }).
why-no-exchange = Seule une Capacité Spéciale permet d’échanger Pièces et Armes, et ce n’est pas la vôtre.
why-turned-round = Vous venez de faire l’échange inverse : annulez-le plutôt.
why-no-sea = Il n’y a pas de Peuple de la Mer à { $region }.
why-palace = « { $card } » coûte { $n } PV pour entrer au Palais ; vous en avez { $vp }.

## Options

option-routes = Routes Commerciales
option-routes-A = face A
option-routes-B = face B
option-routes-random = au hasard
option-routes-AAB = A, A, B
option-routes-ABA = A, B, A
option-routes-ABB = A, B, B
option-routes-BAA = B, A, A
option-routes-BAB = B, A, B
option-routes-BBA = B, B, A
option-deal = Cartes Départ et Capacités Spéciales
option-deal-choose = choisies
option-deal-random = distribuées au hasard

level-easy = facile
level-normal = normal
level-hard = difficile
option-difficulty = Rhadamanthe, pour un seul joueur
option-difficulty-easy = facile
option-difficulty-normal = normal
option-difficulty-hard = difficile
option-easy_cards = En plus du niveau : ses cartes face cachée valent 2 PV quel que soit l’Âge
option-easy_spaces = En plus du niveau : le symbole des pistes d’une case Action ne lui rapporte rien
option-easy_dice = En plus du niveau : les 17 dés sont en jeu
option-hard_start = En plus du niveau : il commence avec 10 PV
option-hard_population = En plus du niveau : il commence sur Population 5
option-hard_regions = En plus du niveau : 2 PV de plus par région qu’il domine à un décompte
option-hard_battles = En plus du niveau : 3 PV de plus par combat
option-hard_vases = En plus du niveau : il peut prendre le 7 d’un Vase

## L’image

picture-map = île
picture-tiles = tuiles
picture-hand = main
picture-actions = dés
picture-tracks = pistes
picture-routes = routes
picture-offer = offre
picture-board = vous
picture-players = tous
picture-palace = Palais
picture-pool = Dés :
picture-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
picture-or = ou
picture-palace-cards = Rev. : { $n } au Palais
picture-level = niveau { $n }
picture-population = { $n }⚔, { $presence }/{ $dominance }★
picture-blue = { $n } bleues :
picture-red = { $n } rouges :
picture-cards-in-hand = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
picture-decks = paquets : Âge I { $first }, Âge II { $second }
picture-decks-solo = { $decks } ; ◀ la dernière carte est la plus loin du paquet
picture-trait = { $trigger } : { $effect }
picture-ability = { $ability }, niveau { $n }
picture-round = { $n ->
    [0] Mise en place
   *[other] Manche { $n } sur 4
}
picture-wealth = { $vp } PV   { $coins ->
    [one] { $coins } Pièce
   *[other] { $coins } Pièces
}   { $weapons ->
    [one] { $weapons } Arme
   *[other] { $weapons } Armes
}
picture-cards = main { $hand }, zone { $area }, Palais { $palace }, tuiles { $tiles }
picture-pieces = Cités { $cities }, Tours { $towers }, Fermes { $farms }, Navires { $ships } ; Guerriers { $warriors }+{ $reserves } ; Revenus { $income }
picture-map-key = C Cité T Tour F Ferme
picture-map-key-tiles = w Guerriers ▣ ⚔ tuiles
picture-tiles-key = ▣ Fondation, première Cité ; ⚔ Peuples de la Mer : force, gain ; puis niveau II
picture-own-dice = À vous :
picture-vase = Vase : { $vase }
picture-routes-key = PV du sommet ; chaque case : [Navires] prix → revenu ; ★ PV, ● Pièces, ⚔ Armes
picture-players-key = ① premier ; 1+2 Denrées+Temporaires ; Guerriers en jeu+réserve
picture-warriors = Guerriers : en jeu { $map }, réserve { $reserves }, stock { $supply }
picture-ability-text = { $ability }, niveau { $n } : { $text }
picture-cities = Cités
picture-ships = Navires
picture-towers = Tours
picture-farms = Fermes
picture-board-key = ■ bâti, □ prix→gain, w Guerriers ; ★ comptés à la fin pour Cités et Navires, à chaque domination pour les Tours, à chaque décompte pour les Fermes
picture-goods-own = à vous
picture-goods-open = visibles
picture-goods-temps = temporaires
picture-good-steps = Denrées d’un type : Revenus +{ $first }, +{ $second }, +{ $third } et { $card }, +{ $fourth } ; { $hidden } cachées
picture-own-tiles = Tuiles Bonus Commercial : { $tiles }
picture-palace-of = Palais : { $who }
picture-area = en attente dans la zone de jeu

picture-rival = rival
picture-rival-head = { $vp } PV, { $score } si la partie s’arrêtait là ; niveau : { $level }
picture-rival-card = Carte piochée : { $front }
picture-rival-no-card = Aucune carte piochée
picture-rival-back = Carte suivante : { $back }
picture-rival-deck = Cartes dans son paquet : { $n }
picture-rival-home = Région d’origine : { $region }, sa Denrée est recouverte
picture-rival-population = Population { $space } : présence { $presence } PV, domination { $dominance } PV
picture-rival-pieces = Guerriers { $warriors }+{ $reserves } ; Cités restantes { $cities }, Fermes restantes { $farms } ; Navires { $ships }
picture-rival-wild = Le dé Joker de { $value } vaut { $deed }
picture-rival-marker = marqueur sur { $n }
picture-rival-no-marker = marqueur à côté de la tuile
picture-rival-cards = Face cachée : Âge I { $first }, Âge II { $second } ; face visible : { $up }

## Les règles en bref

rules =
    Quatre manches. Qui a le plus de points de victoire (PV) après la dernière l’emporte.

    Dés : à tour de rôle, prenez un dé et placez-le sur une action. Les petits dés passent devant et donnent plus de points.
    Groupes : des dés d’une couleur (le gris se joint à toutes) totalisant 9 font avancer sur la piste de cette couleur.
    Actions : récupérez vos dés, les plus grands d’abord, et dépensez les points de la case.
    Préparation pioche des cartes, Développement les joue, Construction construit, Expansion place et déplace des Guerriers, Joker est l’une d’elles au choix.
    Les bonus de la case et les Traits Royaux de votre Palais viennent quand vous voulez pendant le tour.
    Actions supplémentaires, chacune une fois par tour : déplacer un Guerrier, acheter une Denrée Temporaire, utiliser une tuile Bonus Commercial, défausser des cartes pour des Pièces, échanger 3 Denrées Temporaires identiques contre une Denrée, combattre les Peuples de la Mer.

    Les Denrées baissent les prix : 3 Pièces par symbole des cartes ; Pierre, Cuivre et Bois 3 par tuile pour Cités, Tours et Navires ; Plante 1 par case de Route ; Céréale un Guerrier par Ferme. Les Denrées Temporaires servent une fois.
    Une Cité exige votre Guerrier sur place, une Tour votre Cité, une Ferme vos Guerriers ; jamais plus de Navires que de Cités, et passer la troisième case d’une Route exige une Tour par Navire.

    Revenus : Pièces et PV, Navires, Armes, puis des cartes au Palais.
    Décompte après les manches 2 et 4 : Fermes 2/4/8/14 PV, et chaque région pour présence ou domination.
    À la fin : derniers combats, 1 PV par lot de 5 ressources restantes, 1 PV par carte dans la zone de jeu, cartes du Palais, Cités et Navires.

    Signes des pages : ★ PV, ● Pièces, ⚔ Armes (sur une tuile : force exigée), 1+2 une Denrée et deux Temporaires.
    « w » Guerriers, C Cité, T Tour, F Ferme, suivis du numéro du joueur ; ▣ Fondation.

    En solo, vous jouez contre Rhadamanthe, qui suit ses cartes : la carte piochée choisit son dé, le dos de la suivante son action ; le journal dit pourquoi. Vous ne gagnez qu’avec plus de PV que lui.

## Un premier conseil de l’entraîneur : où regarder.

look-start = Regardez les cartes Départ.
look-ability = Regardez les Capacités Spéciales.
look-back = Regardez les cartes de votre main.
look-draft = Regardez les dés.
look-group = Regardez comment grouper vos dés.
look-retrieve = Regardez vos dés sur le plateau Action.
look-end = Demandez-vous s’il faut terminer le tour.
look-forfeit = Demandez-vous s’il faut renoncer à l’action.
look-benefit = Regardez le bonus de la case Action.
look-trait = Regardez les Traits Royaux de votre Palais.
look-draw = Regardez les pioches.
look-take = Regardez les cartes de l’offre.
look-play = Regardez les cartes que vous pourriez jouer.
look-city = Regardez ce que vous pourriez construire.
look-tower = { look-city }
look-farm = { look-city }
look-ship = { look-city }
look-sail = Regardez vos Navires.
look-place = Regardez les régions de l’île.
look-move = { look-place }
look-march = Regardez les actions supplémentaires.
look-buy = { look-march }
look-trade = { look-march }
look-sell = { look-march }
look-swap = { look-march }
look-battle = { look-march }
look-arm = Regardez vos Pièces et vos Armes.
look-melt = { look-arm }
look-clause = Regardez les effets de la carte.
look-branch = { look-clause }
look-term = Regardez les effets de la carte.
look-pay = Regardez ce que cela coûte.
look-use = { look-pay }
look-give = { look-recall }
look-stop = Demandez-vous s’il faut en rester là.
look-discard = Regardez les cartes de votre main.
look-palace = Regardez votre Palais.
look-temp = { look-good }
look-good = Regardez les Denrées.
look-advance = Regardez vos pistes.
look-route = Regardez vos Navires.
look-tile = Regardez les tuiles de Bonus Commercial.
look-recall = Regardez vos Guerriers sur la carte.
look-shed = { look-good }
look-claim = Regardez la construction qu’un autre veut.
look-fight = Regardez les régions tenues par les Peuples de la Mer.
