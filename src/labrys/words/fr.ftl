# Mots de la maison, communs à tous les jeux.
seat = Joueur { $number }
you = vous

## Le terminal : les commandes. Les mots d’une commande tiennent sur une ligne ; l’aide montre le premier.

ui-command-undo = a u annuler
ui-command-log = j l journal
ui-command-help = ? aide règles
ui-command-save = s sauver sauvegarder enregistrer
ui-command-page = p page
ui-command-more = + suite
ui-command-hint = conseil
ui-command-quit = q quitter
ui-command-ask = demander
ui-command-agree = accepter oui
ui-command-decline = refuser non
ui-command-back = retour
ui-command-leave = abandonner

ui-hints = ? aide  a annuler  j journal  s sauver  q quitter
ui-hints-pages = p 2 page  ? aide  a annuler  j journal  s sauver  q quitter
ui-hints-watching = Ctrl-C arrête

ui-help =
    Tapez le numéro d’un choix ou une partie de ses mots : « b3 », « piocher », « lac ».
    Un texte qui ne trouve qu’un choix le joue ; sinon il réduit la liste.
    Entrée seule rétablit la liste. Un texte précédé de / n’est jamais pris pour une commande, pas plus qu’une majuscule qui nomme un lieu : « H ».
    4-20  les choix 4 à 20 : ceux d’une même sorte, s’ils sont nombreux, tiennent sur une ligne
    Ce par quoi plusieurs choix commencent est écrit une fois devant eux : « Prendre … ».

    a  annuler votre dernière action, tant que rien n’a été révélé depuis
    j  tout le journal
    conseil  où regarder ; encore une fois : les meilleurs choix
    s FICHIER  garder une copie de la partie dans un fichier
    +  la suite des choix, quand ils dépassent l’écran
    q  arrêter ; la partie est de toute façon sauvée après chaque action
ui-help-pages =
    p  la page suivante de la table : { $pages }
    p 2, p { $name }  une page par son numéro ou son nom ; elle reste jusqu’à ce qu’une autre aide mieux à répondre
    Un terminal haut montre plusieurs pages à la fois, un large le journal à côté.
ui-help-title = Aide
ui-rules-title = Les règles en bref
ui-options-title = À cette table
ui-setting = { $option } : { $value }
ui-yes = oui
ui-no = non

## Le terminal : demander

ui-enter = { "Appuyez sur Entrée. " }
ui-reader = { $page } sur { $pages } · Entrée : suite, b : page précédente, q : retour{ " " }
ui-more-choices = + : suite des choix
ui-filter = « { $text } » trouve { $found ->
    [one] 1 choix ; Entrée le joue.
   *[other] { $found } choix sur { $all } ; Entrée montre tout.
}
ui-span = Choix { $first } à { $last } ; Entrée montre tout.
ui-what = { $all ->
    [one] Il n’y a qu’un choix : Entrée le joue, ? montre l’aide.
   *[other] Tapez un numéro de { $first } à { $last }, une partie d’un choix, ou ? pour l’aide.
}
ui-no-number = Il n’y a pas de choix { $number }. { ui-what }
ui-no-match = Aucun choix ne contient « { $text } ». { ui-what }
ui-no-undo = Rien ne peut être annulé : depuis votre dernière action, quelque chose a été révélé ou quelqu’un d’autre a joué.
ui-undone = Action annulée.
ui-no-hints = Pas de conseil quand plusieurs personnes jouent : il faudrait leur accord.
ui-no-page = La table n’a qu’une page.
ui-which-page = Il n’y a pas de page « { $text } » : tapez p et un numéro de 1 à { $pages }, ou un nom de la ligne du haut.
ui-save-where = Chaque action est aussitôt sauvée dans { $path }. Pour une copie, tapez s et un nom de fichier.
ui-save-done = Une copie est dans { $path }.

## Le terminal : chacun son tour

ui-advising = L’entraîneur réfléchit…
ui-thinking = { $name } réfléchit…
ui-small = Cette table demande un terminal de { $needed } ; le vôtre fait { $found }. Agrandissez-le si possible ; la partie continue dans tous les cas.
ui-turn-done = { $name }, voilà ce que vous avez fait. L’écran sera ensuite caché.
ui-pass = Passez le clavier à { $name }.
ui-pass-hint = Que personne d’autre ne regarde maintenant.

## Le terminal : la fin

ui-rank = rang
ui-name = joueur
ui-total = total
ui-result = { $winners ->
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
ui-record = L’enregistrement de cette partie : { $path }
ui-again = Rejouer : { $command }
ui-saved = La partie est sauvée. Pour continuer : { $command }

## La liste des jeux

ui-games-title = { $name } : { $title }, pour { $seats } joueurs
ui-games-default = Par défaut : { $value }
ui-games-bots = Qui peut prendre place, à part vous :
ui-games-level = { $who }. { $does }
ui-bot-random = joue au hasard.
ui-bot-greedy = prend ce qui semble le meilleur sur le moment ; greedy:~0.1 prend parfois le moins bon pour le meilleur.
ui-bot-mind = juge comme il l’a appris en jouant contre lui-même ; mind:500 pour 500 réflexions par décision, mind:0.5s pour une demi-seconde, mind:~0.02 pour l’affaiblir.
ui-bot-mcts = réfléchit à l’avance ; mcts:500 pour 500 réflexions par décision, mcts:2s pour deux secondes.

## Pourquoi une chose est impossible

why-over = La partie est finie.
why-turn = Ce n’est pas votre tour : c’est à { $who } de jouer.
why-undo-none = Vous n’avez encore rien fait qui puisse être annulé.
why-undo-moved = Cela ne s’annule pas simplement : { $who } a joué depuis. { why-undo-further }
why-undo-seen = Cela ne s’annule pas simplement : du nouveau a été dévoilé ({ $what }). { why-undo-further }
why-undo-secret = Cela ne s’annule pas simplement : du nouveau a été dévoilé. { why-undo-further }
why-undo-further = { $alone ->
    [yes] « Revenir en arrière », sous « … » (À propos de cette table), le fait tout de même ; le hasard décide alors à nouveau.
   *[no] Avec « Revenir en arrière », sous « … » (À propos de cette table), vous pouvez le demander aux autres.
}

## Tables du serveur : ce qui arrive en dehors du jeu

table-undo = { $you ->
    [yes] Vous annulez
   *[no] { $who } annule
} une action.
table-fresh = Une chose révélée a été annulée : à partir d’ici, les dés et les cartes sont nouveaux.
table-ask = { $you ->
    [yes] Vous demandez
   *[no] { $who } demande
} à revenir en arrière.
table-agree = { $you ->
    [yes] Vous acceptez.
   *[no] { $who } accepte.
}
table-decline = { $you ->
    [yes] Vous refusez.
   *[no] { $who } refuse.
}
table-hint = { $you ->
    [yes] Vous demandez conseil.
   *[no] { $who } demande conseil.
}
table-away = { $you ->
    [yes] Vous n’êtes plus là ; un bot joue à votre place.
   *[no] { $who } n’est plus là ; un bot joue à sa place.
}
table-back = { $you ->
    [yes] Vous êtes
   *[no] { $who } est
} de retour.
table-close = La maison a fermé cette table.
table-notice = { $name }, c’est votre tour à { $title } : { $link }

## L’entraîneur : conseils et analyses. Les points sont ceux de la fin, à côté du meilleur autre choix.

coach-look = Regardez ce qui commence par « { $words } ».
coach-more = { $n } de plus ({ $source })
coach-fewer = { $n } de moins ({ $source })
coach-points-more = Environ { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus en tout : { $parts }.
coach-points-fewer = Environ { $n ->
    [one] { $n } point
   *[other] { $n } points
} de moins en tout : { $parts }.
coach-points-even = À peu près autant de points en tout : { $parts }.
coach-total-more = Environ { $n ->
    [one] { $n } point
   *[other] { $n } points
} de plus en tout, un peu de partout.
coach-total-fewer = Environ { $n ->
    [one] { $n } point
   *[other] { $n } points
} de moins en tout, un peu de partout.
coach-total-even = Les points reviennent au même.
coach-truth = Toutes cartes ouvertes, le coup joué était le meilleur : { $played } victoires sur 100 contre { $best }. Personne ne pouvait le savoir.

## L’analyse d’une partie, au terminal et en page

review-title = { $game } : analyse
review-unfinished = Cette partie n’est pas finie : l’analyse va jusqu’où elle a été jouée.
review-chances = Chances de gagner
review-chances-note = Toutes cartes ouvertes, après chaque action. Un triangle marque un moment à revoir, une étoile un lancer ou une pioche qui a changé une chance de { $points } points ou plus.
review-judge = Par { $judge }, avec { $budget } parties imaginées pour chaque décision en question.
review-table = Adresse et chance
review-player = joueur
review-accuracy = précision
review-inaccuracies = imprécisions
review-mistakes = erreurs
review-blunders = gaffes
review-score = score
review-result = résultat
review-luck = chance
review-adjusted = résultat sans la chance
review-automaton = automate
review-moments = Moments à revoir
review-no-moments = Aucune décision n’a coûté à coup sûr { $points } parties sur cent ou plus.
review-moment = { $number }. Après { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
} : { $who }
review-question = Que joueriez-vous ?
review-answer = Voir la réponse
review-grade = { $grade ->
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Gaffe
} : { $lost } parties perdues sur 100 (± { $sure }).
review-played = Joué : { $action } ({ $chance } victoires sur 100)
review-best = Le mieux : { $action } ({ $chance } victoires sur 100)
review-good = Bien aussi : { $action } ({ $chance } victoires sur 100)
review-line = Suite probable : { $line }
review-truth = Ce que personne ne pouvait savoir : { $text }
review-turns = Les lancers et les pioches les plus chanceux
review-turn = action
review-numbers = Les chiffres
review-step = après
review-what = quoi
review-kind = { $kind ->
    [deal] préparation
    [chance] dés ou cartes
    [reveal] secret dévoilé
   *[decision] décision
}
review-lost = perdu
review-file = fichier
review-game = jeu
review-many = { $count ->
    [one] { $count } partie analysée
   *[other] { $count } parties analysées
}
review-broken-off = L’analyse a été interrompue deux fois : demandez-la à nouveau.
review-fault = Cette partie ne peut pas être analysée : { $why }
share-review = { $game } : analyse d’une partie
share-replay = { $game } : partie à revoir
share-step = Après { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
}. À la fin : { $scores }
review-hint = Conseil : { $text } Tapez le mot encore une fois pour en savoir plus.
review-hint-more = { $action } : { $chance } victoires sur 100. { $said }

## Le terminal à une table du serveur

ui-hints-table = ? aide  a annuler  j journal  " parler  q partir
ui-hints-table-pages = p 2 page  ? aide  a annuler  j journal  " parler  q partir
ui-help-table =
    Tapez le numéro d’un choix ou une partie de ses mots : « b3 », « piocher », « lac ».
    Un texte qui ne trouve qu’un choix le joue ; sinon il réduit la liste.
    Entrée seule rétablit la liste. Un texte précédé de / n’est jamais pris pour une commande, pas plus qu’une majuscule qui nomme un lieu : « H ».
    4-20  les choix 4 à 20 : ceux d’une même sorte, s’ils sont nombreux, tiennent sur une ligne
    Ce par quoi plusieurs choix commencent est écrit une fois devant eux : « Prendre … ».

    a  annuler votre dernière action, tant que rien n’a été révélé depuis
    j  tout le journal
    "  et des mots : les dire aux autres à la table, ou à qui regarde comme vous
    +  la suite des choix, quand ils dépassent l’écran
    q  quitter le terminal ; la maison garde votre place, la même commande vous y ramène
    demander  demander aux autres de revenir avant votre dernière action, là où annuler ne suffit pas
    accepter, refuser  répondre quand quelqu’un le demande ; refuser retire aussi votre demande
    abandonner  quitter la partie : selon ses règles, ou un bot joue pour vous ; retour vous rend votre place
ui-waiting = { $taken ->
    [one] { $taken } place prise sur { $all } ; on attend le début de la partie (q quitte)…
   *[other] { $taken } places prises sur { $all } ; on attend le début de la partie (q quitte)…
}
ui-not-asked = Ce n’est pas à vous de jouer. En attendant, p tourne les pages, j montre le journal, " parle, q quitte.
ui-request = { $name } demande à annuler { $actions ->
    [one] la dernière action
   *[other] les { $actions } dernières actions
} : tapez accepter ou refuser.
ui-request-waits = { $name } demande à annuler { $actions ->
    [one] la dernière action
   *[other] les { $actions } dernières actions
} et attend { $names }.
ui-away = Un bot joue pour vous : tapez retour, ou jouez simplement, pour reprendre votre place.
ui-leave-sure = Quitter cette partie ? Tapez oui pour partir :{ " " }
ui-leave-bot = Un bot joue à votre place jusqu’à votre retour.
ui-save-house = La maison garde cette partie : rien n’est à sauver.
ui-your-name = Comment les autres vous appelleront-ils ? (Entrée pour « { $name } »){ " " }
ui-named = Sur { $house }, vous êtes { $name } ; --name le change.
ui-known-as = { $house } vous connaît comme { $name } ; --name le change.
ui-left = La maison garde votre place. Pour revenir : { $command } join { $address }
ui-table-link = Votre table : { $link }
ui-table-private = Elle n’est sur aucune liste : qui a ce lien peut venir. Avec --public, la maison l’afficherait.
ui-table-public = La maison l’affiche : tout visiteur peut prendre une place libre.
ui-seat-link = Le lien de la place { $seat }, pour une personne invitée : { $link }
ui-no-tables = Aucune table n’est ouverte sur { $house } : faites-en une avec { $command } join { $house } JEU.
ui-status-open = ouverte
ui-status-playing = en cours
ui-status-over = finie
ui-status-closed = fermée
ui-silent = { $house } ne répond pas : vérifiez l’adresse, et que la maison est ouverte.
ui-silent-now = { $house } ne répond plus : revenez plus tard.
ui-no-house = { $house } n’est pas une maison Labrys : vérifiez l’adresse.
ui-line-closed = la maison a coupé la ligne : vérifiez le lien.
ui-refused-bad = La maison ne comprend pas cette demande : vérifiez ce que vous avez écrit.
ui-refused-illegal = Cela ne se peut pas maintenant : regardez à nouveau les choix.
ui-refused-stale = Quelqu’un d’autre a été plus rapide : regardez à nouveau.
ui-refused-unknown-person = La maison ne vous connaît plus : revenez avec --name.
ui-refused-fault = La maison s’est trompée : réessayez.
ui-refused-turn = Ce n’est pas à vous de jouer : attendez qu’on vous le demande.
ui-refused-state = Cela ne se peut pas maintenant à cette table.
ui-refused-taken = Cette place ou ce nom est pris : demandez un autre lien, ou choisissez un autre nom.
ui-refused-forbidden = Cela ne vous revient pas à cette table.
ui-refused-unknown = Cette table n’existe pas : vérifiez le lien.
ui-refused-large = C’est trop long : envoyez moins.
ui-refused-full = Trop de vos tables n’ont pas commencé : commencez-en ou fermez-en une d’abord.
ui-refused-late = Cela a mis trop de temps à arriver : envoyez-le de nouveau.
ui-refused-often = Vous êtes revenu en arrière trop de fois : jouez d’abord la suite.
ui-refused-rate = C’est trop à la fois : attendez un instant et réessayez.
ui-refused-storage = La maison n’arrive plus à enregistrer : cela n’a pas été confirmé, réessayez bientôt.
ui-refused-host = La maison ne porte pas ce nom : joignez-la à sa propre adresse.

# Ceux qui jouent, niveau par niveau : leur nom, qui ils sont, comment ils jouent, leur caractère
bot-name = Bot ({ $level })
level-name-thymia = Thymia
level-who-thymia = la bergère
level-thymia = Vit dans l’instant, et voit rarement ce que préparent les autres.
level-character-thymia = Gaie et un peu rêveuse : elle prend ce qui lui plaît, et se réjouit pour vous quand vous gagnez.
level-name-sargo = Sargo
level-who-sargo = le pêcheur
level-sargo = Reconnaît une belle prise, mais en laisse filer une de temps en temps.
level-character-sargo = Patient et accommodant ; partout où il y a de l’eau, c’est là qu’il aime être.
level-name-rhyta = Rhyta
level-who-rhyta = la potière
level-rhyta = Joue bien, et s’attache parfois un peu trop à un projet.
level-character-rhyta = Des mains soigneuses, le goût des belles choses : elle préfère finir une jarre que chercher querelle.
level-name-krokos = Krokos
level-who-krokos = le marchand de safran
level-krokos = Calcule ce que vaut chaque chose, et se trompe rarement.
level-character-krokos = Vif et rusé : il pèse, il prend, et le voilà déjà à l’étal suivant.
level-name-pelagon = Pelagon
level-who-pelagon = le capitaine
level-pelagon = Réfléchit un instant avant chaque geste.
level-character-pelagon = Hardi, l’œil sur le temps qu’il fait : il a vu venir votre coup.
level-name-anassa = Anassa
level-who-anassa = la reine
level-anassa = Voit loin, et réfléchit quelques secondes à chaque tour.
level-character-anassa = Calme et minutieuse ; elle parle peu, et rien ne lui échappe.

# Comment s’appelaient les bots avant d’avoir un nom, aux tables commencées alors
level-name-easy = facile
level-name-fair = moyen
level-name-good = bon
level-name-strong = fort

## La page simple, sans script

plain-about = Une maison de jeux de société. On y ouvre des tables, on s’y invite par un lien, on joue en direct ou sur plusieurs jours, entre amis et contre des bots.
plain-not-built = La page pour navigateurs n’a pas été construite.
plain-not-built-help = Tout le reste fonctionne. Pour la construire, lancez { $command } là où la maison est installée, et lisez ce qui s’affiche ; puis rechargez cette page.
plain-terminal = Jouer depuis un terminal
plain-tables = Tables ouvertes
plain-no-tables = Aucune pour le moment : ouvrez-en une.
plain-programs = Pour les programmes
plain-programs-text = La même maison par { $http } et WebSocket ; { $protocol } explique comment, { $example } est un joueur en 60 lignes.
plain-table = Une table chez Labrys
plain-table-text = On vous invite à une table. Copiez l’adresse de cette page en entier, et rejoignez-la depuis un terminal :

## Ce qui est refusé avant une partie, après « labrys : ».

list-or = { $before } ou { $last }
error-language = langue inconnue « { $lang } » : écrivez { $names }.
error-game = jeu inconnu « { $name } » : écrivez { $names }.
error-game-near = jeu inconnu « { $name } » : vouliez-vous dire { $near } ? Il y a { $names }.
error-no-game = dites à quel jeu jouer : { $names }.
error-seats = { $game } ne se joue pas à { $count } : choisissez { $counts }.
error-seat-count = { $game } a { $counts } places, pas { $count } : écrivez par exemple --seats { $example }.
error-name = « { $name } » ne peut pas être un nom : { $most } lettres ou signes au plus.
error-nobody = personne du nom de « { $name } » ne peut prendre place : écrivez { $names }.
error-nobody-near = personne du nom de « { $name } » ne peut prendre place : vouliez-vous dire { $near } ? Il y a { $names }.
error-seed = { $seed } ne peut pas être une graine : donnez un nombre entier ou un texte.
error-seed-text = { $seed } ne peut pas être une graine : donnez un texte qu’un fichier peut contenir.
error-seed-long = « { $seed }… » est trop long pour une graine : au plus { $letters } lettres, et { $lots } tirages après elles.
error-option-form = « { $text } » n’est pas une option : écrivez --option NOM=VALEUR.
error-option-unknown = option inconnue « { $name } » : écrivez { $names }.
error-option-none = option inconnue « { $name } » : ce jeu n’en a pas.
error-option-value = l’option { $name } ne peut pas valoir « { $value } » : écrivez { $names }.
error-option-number = l’option { $name } ne peut pas valoir « { $value } » : donnez un nombre de { $least } à { $most }.
error-option-seats = l’option { $name } vaut pour une table de { $counts }, pas de { $seats } : ne la donnez pas.
error-ages = l’option ages ne peut pas valoir { $ages } avec { $seats } places : donnez les places à partir du plus jeune, chacune par un chiffre de 1 à { $seats } et aucune deux fois, par exemple { $example }, ou 0 pour l’ordre des places.
error-no-content = { $game } n’a pas de fichier de contenu : ne donnez pas { $path }.
error-content-unreadable = { $path } : ce fichier de contenu ne peut pas être lu, vérifiez son nom.
error-content-toml = { $path } : ce n’est pas un fichier TOML : { $why }.
error-content = { $path } : ce contenu ne convient pas, à l’endroit { $where } ({ $why }).
error-content-alone = avec ce contenu, on ne peut pas jouer seul à minos : { $why }
error-bot = bot inconnu « { $name } » : écrivez { $names }.
error-bot-raised = le bot { $bot } est tombé en panne ({ $why }) : prévenez son auteur, et mettez-en un autre à sa place.
error-bot-illegal = le bot { $bot } a répondu « { $answer } », qui n’est pas une des actions proposées : prévenez son auteur, et mettez-en un autre à sa place.
error-new-name = « { $name } » ne peut être le nom d’un jeu : utilisez des minuscules, des chiffres et _, une lettre d’abord, 20 au plus, et pas un mot-clé de Python.
error-new-taken = il y a déjà un jeu du nom de « { $name } » : choisissez un autre nom.
error-new-there = { $path } existe déjà : choisissez un autre nom, ou un autre dossier avec --into.
error-plugin-name = { $package } propose quelque chose du nom de « { $name } », qui ne peut être un nom : utilisez des minuscules, des chiffres et _, une lettre d’abord, 20 au plus.
error-plugin-taken = { $package } propose quelque chose du nom de « { $name } », et { $other } porte déjà ce nom : il faut renommer ou désinstaller l’un des deux.
error-plugin-broken = « { $name } » de { $package } ne peut être chargé ({ $why }) : réparez, mettez à jour ou désinstallez ce paquet.
error-bot-no-module = il n’y a pas de module « { $module } » ici : vérifiez son nom, allez dans son dossier, ou installez son paquet.
error-plugin-protocol = « { $name } » de { $package } a été écrit pour le protocole { $theirs } des jeux et des bots, et cette maison a le { $ours } : installez une version qui lui convient.
error-plugin-no-protocol = « { $name } » de { $package } ne dit pas pour quel protocole il a été écrit : son auteur devrait ajouter protocol = { $ours } à sa classe.
error-plugin-no-game = « { $name } » de { $package } n’est pas un jeu mais un { $what } : son point d’entrée devrait nommer une instance d’une classe qui étend labrys.plugin.Game.
error-plugin-no-bot = « { $name } » de { $package } n’est pas un bot mais un { $what } : nommez une classe dont les instances ont choose(perspective).
error-plugin-other-name = { $package } propose le jeu « { $name } », qui s’appelle lui-même « { $other } » : son auteur devrait choisir un seul nom.
error-plugin-lacks = il manque { $part } au jeu « { $name } » de { $package } : son auteur devrait l’ajouter, et essayer avec le kit.
error-no-budget = le bot { $bot } ne prend pas de budget : écrivez « { $bot } », pas « { $bot }:{ $budget } ».
error-budget = « { $budget } » n’est pas un budget pour mcts : donnez des itérations, comme « mcts:500 », ou des secondes, comme « mcts:2s ».
error-greedy-budget = « { $budget } » n’est pas un budget pour greedy : écrivez « greedy », ou une chaleur comme « greedy:~0.1 » pour l’affaiblir.
error-level = aucun bot ne joue au niveau « { $name } » : écrivez { $names }.
error-level-near = aucun bot ne joue au niveau « { $name } » : vouliez-vous dire { $near } ? Il y a { $names }.
error-level-budget = « { $budget } » n’est pas un budget pour { $bot } : écrivez « { $bot } » pour son propre temps, ou des itérations comme « { $bot }:500 ».
error-mind-budget = « { $budget } » n’est pas un budget pour mind : écrivez « mind », des itérations comme « mind:500 », des secondes comme « mind:0.5s » ou « mind:3s/turn », puis une chaleur comme « ~0.1 » pour l’affaiblir, et un fichier de poids après un @.
error-mind-file = les poids { $file } sont illisibles ({ $why }) : entraînez-en avec « labrys train ».
error-mind-kind = { $file } ne contient pas les poids d’un esprit : entraînez-en avec « labrys train ».
error-mind-broken = les poids { $file } sont abîmés : reprenez le fichier, ou refaites l’entraînement.
error-mind-shape = les poids { $file } ont une forme qu’aucun esprit n’a : refaites l’entraînement.
error-mind-large = les poids { $file } sont trop grands pour le calcul : refaites l’entraînement.
error-mind-slow = les poids { $file } sont trop lents pour juger un coup de { $game } dans le temps imparti : laissez-leur plus de temps.
error-mind-other = les poids { $file } sont pour { $there } places, non pour { $here } : entraînez-en avec « labrys train ».
error-mind-content = les poids { $file } ont été faits pour { $game } { $there }, dont le contenu est maintenant { $here } : refaites l’entraînement.
error-mind-observation = les poids { $file } ont été faits pour l’observation { $there }, qui est maintenant { $here } : refaites l’entraînement.
error-no-torch = l’entraînement a besoin de torch, qui n’est pas installé : installez-le par « pip install "torch>=2.4,<3" » et réessayez.
error-train-there = { $folder } contient déjà des poids : continuez avec --resume, ou nommez un autre dossier.
error-train-folder = { $folder } ne peut pas recevoir de poids ({ $why }) : nommez un dossier à vous.
error-train-seats = « { $seats } » n’est pas un nombre de places : utilisez { $counts }, ou all.
error-train-units = « { $units } » ne sont pas des unités : écrivez deux nombres de 2 à 512, comme 96,48.
error-no-styles = { $game } ne connaît pas le style « { $name } » : écrivez « { $bot } ».
error-style = { $game } ne connaît pas le style « { $name } » : écrivez { $names }.
error-no-solo = { $game } n’a pas d’automate pour jouer en solo : ne donnez ni --solo ni --difficulty.
error-solo-seats = avec --solo, il n’y a qu’une place : écrivez --seats you, ou rien.
error-watch-seats = avec --watch, toutes les places sont à des bots : ôtez « you » de --seats { $seats }.
error-resume-keeps = une partie reprise garde sa graine et ses options : ne donnez ni --seed, ni --option, ni --solo, ni --difficulty.
error-resume-other = { $path } est une partie de { $found }, pas de { $game } : écrivez labrys play --resume { $path }.
error-resume-empty = --resume a un nom vide : nommez une partie sauvée, ou écrivez --resume seul pour la dernière.
error-resume-seats = cette partie a { $count ->
    [one] { $count } place
   *[other] { $count } places
}, pas { $found } : nommez-en { $count } dans --seats.
error-none-unfinished = il n’y a pas de partie en cours dans { $folder } : commencez-en une avec labrys play JEU.
error-none-unfinished-of = il n’y a pas de partie de { $game } en cours dans { $folder } : commencez-en une avec labrys play { $game }.
error-file-taken = { $path } existe déjà et n’est pas une partie sauvée : choisissez un autre nom.
error-file-unfinished = { $path } contient une autre partie, qui n’est pas finie : choisissez un autre nom.
error-file-no-folder = { $path } ne peut pas être écrit (le dossier { $folder } n’existe pas) : créez d’abord le dossier, ou nommez un fichier dans un dossier où vous pouvez écrire.
error-file-unwritable = { $path } ne peut pas être écrit ({ $why }) : nommez un fichier dans un dossier où vous pouvez écrire.
error-file-unreadable = { $path } ne peut pas être lu ({ $why }) : nommez une partie sauvée ou un enregistrement.
error-file-no-text = { $path } n’est pas un texte : nommez une partie sauvée ou un enregistrement.
error-file-no-save = { $path } n’est pas une partie sauvée : { $why }
error-why-missing = ce fichier n’existe pas
error-why-forbidden = ce n’est pas permis
error-why-folder = c’est un dossier
error-why-no-folder = une partie du chemin n’est pas un dossier
error-why-long = le nom est trop long
error-why-full = le disque est plein
# Là où un fichier JSON ou TOML cesse de se lire.
error-why-at = ligne { $line }, colonne { $column }
error-save-json = ce n’est pas du JSON ({ $why }).
error-save-format = il y faut labrys-save = { $format }.
error-save-chairs = « chairs » doit être une liste de noms tels que « you » et « random ».
error-save-fields = « lang » doit être un texte, et « over » valoir true ou false.
error-coach-not-asked = rien n’est demandé à cette place pour l’instant : demandez conseil quand c’est son tour.
error-review-folder-html = une page porte une seule partie, et { $path } est un dossier : nommez un enregistrement, ou omettez --html.
error-review-empty = il n’y a pas d’enregistrement dans { $path } : nommez un enregistrement, une partie sauvée, ou un dossier qui en contient (des fichiers en .json).
error-record-json = ce n’est pas un enregistrement, car ce n’est pas du JSON ({ $why }).
error-record-format = ce n’est pas un enregistrement de Labrys : il y faut un objet JSON avec labrys = { $format }.
error-record-field = cet enregistrement est abîmé : « { $name } » doit s’y trouver et être de type { $kind }.
error-record-actions = cet enregistrement est abîmé : chaque action doit être un texte tel que « move 3 ».
error-record-hints = cet enregistrement est abîmé : « hints » doit être une liste de nombres, un par place.
error-record-content = cet enregistrement a été joué avec le contenu « { $content } » de { $game }, et cette maison a « { $ours } » : relisez-le avec la version de labrys qui l’a écrit, ou avec son fichier de contenu.
error-record-action = l’action { $number } de cet enregistrement ne peut pas être jouée : « { $action } » n’y est pas possible.
error-record-digest = cet enregistrement ne finit pas où il le dit : son empreinte n’est pas celle de la position atteinte.
error-address = « { $address } » n’est pas l’adresse d’une maison : écrivez par exemple http://127.0.0.1:8000.
error-person = ce nom ne peut pas être montré : il faut 1 à { $most } lettres.
error-join-rival = l’automate ne joue pas au niveau « { $level } » : écrivez { $names }.
error-join-no-rival = { $game } n’a pas d’automate : mettez un bot à cette place.
error-join-not-here = ce terminal n’a pas de quoi montrer { $game } : installez-y son paquet aussi, ou jouez dans un navigateur à { $address }.
error-join-count = { $game } a { $counts } places, pas { $count } : nommez-en autant dans --seats.
error-system = { $why } : faites de la place, ou choisissez un autre endroit.
error-system-at = { $path } : { $why } ; faites de la place, ou choisissez un autre endroit.
error-content-name = ce nom est inconnu : vouliez-vous dire « { $nearest } » ? Noms connus ici : { $names }
error-content-table-missing = cette table manque
error-content-table = il faut une table
error-content-entries = il faut { $count } entrées, pas { $have }
error-content-twice = cet identifiant sert deux fois
error-content-column = cette colonne manque
error-content-whole = { $found } doit être un nombre entier de { $least } à { $most }
error-content-wholes = il faut une liste de nombres entiers
error-content-count = il faut { $count } nombres, pas { $have }
error-content-flag = { $found } doit valoir true ou false
error-content-fixed = { $found } doit être { $fixed }, que les règles fixent
error-content-text = il faut un texte
error-content-value = { $found } est inconnu : écrivez { $names }
error-content-list = il faut une liste
error-content-effect = il faut un effet entre guillemets
error-content-effects = il faut une liste de { $count } effets
error-command = commande inconnue « { $name } » : écrivez { $names }.
error-usage-option = option inconnue { $name } : voyez { $help }.
error-usage-argument = l’option { $name } demande une valeur : voyez { $help }.
error-usage-missing = il manque { $name } : voyez { $help }.
error-usage-value = la valeur de { $name } ne se comprend pas : voyez { $help }.
error-usage-range = { $name } demande un nombre : donnez-en un de { $least } à { $most }.
error-usage-extra = il n’y a rien à faire de « { $text } » : voyez { $help }.
error-usage = cette ligne de commande ne se comprend pas : voyez { $help }.
