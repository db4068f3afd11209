# Mots de la maison, communs à tous les jeux.
seat = Joueur { $number }

## Le terminal : les commandes. Les mots d’une commande tiennent sur une ligne ; l’aide montre le premier.

ui-command-undo = a u annuler
ui-command-log = j l journal
ui-command-help = ? aide règles
ui-command-save = s sauver sauvegarder enregistrer
ui-command-page = p page
ui-command-more = + suite
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
ui-no-page = La table n’a qu’une page.
ui-which-page = Il n’y a pas de page « { $text } » : tapez p et un numéro de 1 à { $pages }, ou un nom de la ligne du haut.
ui-save-where = Chaque action est aussitôt sauvée dans { $path }. Pour une copie, tapez s et un nom de fichier.
ui-save-taken = { $path } existe déjà et n’est pas une partie sauvée : choisissez un autre nom.
ui-save-unfinished = { $path } contient une autre partie, qui n’est pas finie : choisissez un autre nom.
ui-save-unwritable = Impossible d’écrire { $path } : nommez un fichier dans un dossier qui existe et où vous pouvez écrire.
ui-save-done = Une copie est dans { $path }.

## Le terminal : chacun son tour

ui-thinking = { $name } réfléchit…
ui-small = Il faut { $needed } à cette table ; votre terminal fait { $found }. Agrandissez-le si possible ; la partie continue dans tous les cas.
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
ui-bot-random = joue au hasard.
ui-bot-greedy = prend ce qui semble le meilleur sur le moment.
ui-bot-mcts = réfléchit à l’avance ; mcts:500 pour 500 réflexions par décision, mcts:2s pour deux secondes.

## Pourquoi une chose est impossible

why-over = La partie est finie.
why-turn = Ce n’est pas votre tour : c’est à { $who } de jouer.
why-undo-none = Vous n’avez encore rien fait qui puisse être annulé.
why-undo-moved = Vous ne pouvez pas l’annuler de vous-même : { $who } a joué depuis.
why-undo-seen = Vous ne pouvez pas l’annuler de vous-même : du nouveau a été dévoilé ({ $what })
why-undo-secret = Vous ne pouvez pas l’annuler de vous-même : du nouveau a été dévoilé.

## Tables du serveur : ce qui arrive en dehors du jeu

table-undo = { $who } annule une action.
table-fresh = Une chose révélée a été annulée : à partir d’ici, les dés et les cartes sont nouveaux.
table-ask = { $who } demande à revenir en arrière.
table-agree = { $who } accepte.
table-decline = { $who } refuse.
table-away = { $who } n’est plus là ; un bot joue à sa place.
table-back = { $who } est de retour.
table-close = La maison a fermé cette table.
table-notice = { $name }, c’est votre tour à { $title } : { $link }

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
ui-leave-sure = Quitter cette partie ? { $follows } Tapez oui pour partir :{ " " }
ui-leave-bot = Un bot joue à votre place jusqu’à votre retour.
ui-save-house = La maison garde cette partie : rien n’est à sauver.
ui-your-name = Comment les autres vous appelleront-ils ? (Entrée pour « { $name } »){ " " }
ui-named = Sur { $house }, vous êtes { $name } ; --name le change.
ui-known-as = { $house } vous connaît comme { $name } ; --name le change.
ui-left = La maison garde votre place. Pour revenir : uv run labrys join { $address }
ui-table-link = Votre table : { $link }
ui-table-private = Elle n’est sur aucune liste : qui a ce lien peut venir. Avec --public, la maison l’afficherait.
ui-table-public = La maison l’affiche : tout visiteur peut prendre une place libre.
ui-seat-link = Le lien de la place { $seat }, pour une personne invitée : { $link }
ui-no-tables = Aucune table n’est ouverte sur { $house } : faites-en une avec uv run labrys join { $house } JEU.
ui-status-open = ouverte
ui-status-playing = en cours
ui-status-over = finie
ui-status-closed = fermée
ui-silent = { $house } ne répond pas ({ $why }) : vérifiez l’adresse.
ui-silent-now = { $house } ne répond plus : revenez plus tard.
ui-no-house = { $house } n’est pas une maison Labrys : vérifiez l’adresse.
ui-line-closed = la maison a coupé la ligne : vérifiez le lien.
ui-refused-illegal = Cela ne se peut pas maintenant : regardez à nouveau les choix.
ui-refused-stale = Quelqu’un d’autre a été plus rapide : regardez à nouveau.
ui-refused-turn = Ce n’est pas à vous de jouer : attendez qu’on vous le demande.
ui-refused-state = Cela ne se peut pas maintenant à cette table.
ui-refused-taken = Cette place ou ce nom est pris : demandez un autre lien, ou choisissez un autre nom.
ui-refused-forbidden = Cela ne vous revient pas à cette table.
ui-refused-unknown = Cette table n’existe pas : vérifiez le lien.
ui-refused-large = C’est trop long : envoyez moins.
ui-refused-full = Trop de vos tables n’ont pas commencé : commencez-en ou fermez-en une d’abord.
ui-refused-late = Cela a mis trop de temps à arriver : envoyez-le de nouveau.
ui-refused-rate = C’est trop à la fois : attendez un instant et réessayez.
ui-refused-storage = La maison ne peut rien enregistrer pour l’instant : rien d’acquis n’est perdu, réessayez bientôt.

# Les niveaux des bots du serveur
level-easy = Joue au hasard.
level-fair = Prend ce qui semble le meilleur sur le moment.
level-good = Réfléchit un instant avant de jouer.
level-strong = Réfléchit quelques secondes à chaque tour.

## The plain page at the door

door-about = Une maison de jeux de société. On y ouvre des tables, on s’y invite par un lien, on joue en direct ou sur plusieurs jours, entre amis et contre des bots.
door-not-built = La page pour navigateurs n’a pas été construite.
door-not-built-help = Tout le reste fonctionne. Pour la construire, lancez { $command } là où la maison est installée, et lisez ce qui s’affiche ; puis rechargez cette page.
door-terminal = Jouer depuis un terminal
door-tables = Tables ouvertes
door-no-tables = Aucune pour le moment : ouvrez-en une.
door-programs = Pour les programmes
door-programs-text = La même maison par { $http } et WebSocket ; { $protocol } explique comment, { $example } est un joueur en 60 lignes.
door-table = Une table chez Labrys
door-table-text = On vous invite à une table. Copiez l’adresse de cette page en entier, et rejoignez-la depuis un terminal :
