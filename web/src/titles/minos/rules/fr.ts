import type { Rules } from '../../../rules/contract'

export const rules: Rules = {
  intro:
    'La Crète, il y a trois mille cinq cents ans. Chacun mène un clan qui veut voir son chef nommé Minos. En quatre manches, vous vous partagez des dés, agissez avec eux, remplissez un Palais et vous étendez sur l’île. Qui a le plus de points de victoire (PV) après la quatrième manche l’emporte.',
  chapters: [
    {
      id: 'round',
      title: 'Une manche en un coup d’œil',
      text: `
1. **Lancer.** Tous les dés de la table sont lancés ; si six dés ou plus montrent la même valeur, on relance tout.
2. **Choix des dés.** Chacun prend quatre dés, un à la fois, et place chaque dé sur une action.
3. **Groupes.** Chacun réunit ses dés en groupes et monte sur les trois pistes.
4. **Actions.** À tour de rôle, chacun récupère un dé après l’autre, le plus grand d’abord, et fait son action.
5. **Revenus.** Pièces, Navires, Armes, et de nouvelles cartes au Palais.
6. **Manche suivante.** Le marqueur Premier Joueur passe au joueur suivant. Après les manches 2 et 4, il y a un décompte.

Les manches 1 et 2 forment l’Âge I, les manches 3 et 4 l’Âge II : un nouveau paquet, aux cartes plus chères et plus fortes.
`,
    },
    {
      id: 'signs',
      title: 'Les signes au premier regard',
      text: `
!signs

Tout signe dit ce qu’il veut dire si vous le survolez ou gardez le doigt dessus. Tous les symboles des cartes sont au chapitre *Symboles et effets*.
`,
    },
    {
      id: 'setup',
      title: 'Le départ',
      decisions: ['pick', 'keep', 'first-card'],
      text: `
Les cartes Départ et les Capacités Spéciales sont visibles, une de chaque par joueur. À tour de rôle, chacun prend l’une ou l’autre ; puis, en ordre inverse, chacun prend ce qui lui manque.

Votre **carte Départ** dit où se trouvent votre première Cité et votre premier Guerrier, quelle Denrée vous possédez, et combien de Pièces, d’Armes et de PV vous avez. L’une des cartes désigne le premier joueur. Elle dit aussi combien de cartes vous piochez, et combien vous en remettez.

Pour finir, placez une carte de votre main dans votre Palais, gratuitement. Son **Trait Royal** agit dès la première manche.

### Capacités Spéciales
Vous commencez au niveau 1. Les cases 2 et 5 de la piste jaune mènent aux niveaux 2 et 3.
!abilities
`,
    },
    {
      id: 'draft',
      title: 'Prendre des dés',
      decisions: ['draft'],
      text: `
À votre tour, prenez un dé et placez-le sur l’une des cinq actions qui ont encore une case libre.

Les dés d’une ligne sont classés par valeur, le plus petit devant. Votre dé se place **derrière** les dés de valeur inférieure ou égale et **devant** les plus grands, qui glissent d’une case vers la droite. Les cases de devant donnent plus de points ; celles du fond en donnent moins, mais souvent un bonus.

Un petit dé est donc fort là où il est, mais il agit tard : dans la phase d’actions, les grands dés passent d’abord. Un grand dé compte davantage pour vos groupes, et risque d’être repoussé. Une ligne pleine est fermée.
`,
    },
    {
      id: 'groups',
      title: 'Groupes et pistes',
      decisions: ['group', 'advance', 'track', 'lowest'],
      text: `
Quand tous les dés sont pris, chacun décide en secret comment réunir les siens. Un groupe est un nombre quelconque de dés d’**une couleur** totalisant **9 ou plus**. Les dés gris se joignent à toute couleur, mais ne font pas un groupe à eux seuls. Un dé sert dans un groupe au plus ; des dés peuvent rester inutilisés.

Chaque groupe fait avancer d’une case sur la piste de sa couleur :
- **Rouge, Influence** : des Pièces, des cartes, et le nombre de cartes qui entrent au Palais aux Revenus.
- **Jaune, Culture** : des Denrées, des points de Construction, et le niveau de votre Capacité Spéciale.
- **Bleu, Population** : des Guerriers, des Armes, et ce que valent pour vous les régions au décompte.

Vous gagnez ce que montre une case en y arrivant. Si plusieurs pistes avancent, vous choisissez l’ordre. Au sommet, chaque pas de plus vaut 3 PV.

Certains effets font avancer sur une piste au choix, ou sur votre piste la plus basse ; à égalité, vous choisissez.
`,
    },
    {
      id: 'turn',
      title: 'Votre tour dans la phase d’actions',
      decisions: ['turn', 'retrieve', 'points'],
      text: `
Récupérez votre dé de **plus grande valeur** ; à égalité, vous choisissez. Sa place dit quelle action vous faites, avec combien de **points**, et quels bonus donne la case.

Dans l’ordre que vous voulez, vous pouvez :
- dépenser les points de l’action, un à un,
- prendre les bonus de la case (un seul des deux s’il y a une barre),
- utiliser chaque **Trait Royal** déclenché : par l’action que vous faites, ou par la valeur du dé,
- faire des **actions supplémentaires**.

Les Traits déclenchés sont fixés au moment où vous récupérez le dé. Ce qui n’est pas utilisé est perdu à la fin du tour.

Au lieu des points et des bonus, vous pouvez **renoncer** à l’action pour 2 Pièces, tant que vous n’avez utilisé ni les uns ni les autres. Les Traits et les actions supplémentaires vous restent.

Des effets donnent aussi des points d’action. On les dépense aussitôt, ils ne déclenchent aucun Trait, et on peut y renoncer.
`,
    },
    {
      id: 'prepare',
      title: 'Préparation : piocher',
      decisions: ['turn-prepare'],
      text: `
Chaque point est une carte : de l’offre visible, ou à l’aveugle du paquet de l’Âge en cours. À l’Âge I, la première case de Préparation permet à un de ses points de piocher dans le paquet de l’Âge II.

L’offre est complétée à cinq cartes à la fin de votre tour. Tous connaissent les cartes que vous y avez prises.
`,
    },
    {
      id: 'develop',
      title: 'Développement : jouer des cartes',
      decisions: ['turn-develop', 'card-price'],
      text: `
Chaque point joue une carte de votre main, ou de l’offre pour 3 Pièces de plus. Payez son prix, puis faites son effet immédiat. La carte reste dans votre zone de jeu jusqu’à ce qu’elle entre au Palais ; là, son Trait Royal compte.
!card
Chaque Denrée imprimée près du prix **retire 3 Pièces** si vous la possédez, ou si vous en rendez une Temporaire. Si la même Denrée est imprimée deux fois, il faut deux tuiles pour les deux réductions. Les 3 Pièces de l’offre ne baissent jamais.
`,
    },
    {
      id: 'build',
      title: 'Construction : Cités, Tours, Fermes, Navires',
      decisions: ['turn-build', 'price', 'farm-price', 'contest', 'trade-tile'],
      text: `
Chaque point est une pièce, ou une case de plus pour un Navire. Les prix montent d’une pièce à l’autre du même genre.

- **Cité** (6, puis 9 Pièces ; la Pierre en retire 3) : dans une région avec votre Guerrier et une tuile Fondation libre. Vous gagnez ce que montre la tuile. Les Cités rapportent à la fin, et c’est là qu’apparaissent vos Guerriers.
- **Tour** (3, 6, 9 Pièces ; le Cuivre en retire 3) : près d’une de vos Cités. Avec deux Tours, chaque région dominée rapporte 1 PV de plus, avec trois 2 de plus.
- **Ferme** (1, 2, 3, 4 Guerriers ; chaque Céréale en épargne un) : renvoyez des Guerriers de la région dans la réserve. Il en faut au moins un sur place, même si aucun ne doit partir. À chaque décompte, vos Fermes valent ensemble 2, 4, 8 ou 14 PV.
- **Navire** (3, 6, 9 Pièces ; le Bois en retire 3) : sur la première case d’une Route où vous n’en avez pas, et vous payez aussi cette case. Jamais plus de Navires que de Cités.
- **Avancer** : un Navire monte d’une case pour le prix de la case ; chaque Plante en retire 1 Pièce. Pour passer de la troisième à la quatrième case, il faut une Tour par Navire qui est au-delà.

Une région porte une Cité, une Tour et une Ferme, à qui que ce soit. Les Peuples de la Mer n’empêchent pas de construire.

Sur la deuxième case d’une Route, choisissez une tuile Bonus Commercial **bleue**, sur la quatrième une **rouge** ; elles attendent sur votre plateau. Le sommet paie ses PV une fois.

Si deux joueurs peuvent construire la même chose dans une étape commune, on demande d’abord au plus fort de la région s’il la revendique.

Les Denrées Temporaires baissent les prix comme les Denrées, et sont rendues. On vous demande si vous voulez vous en servir.
`,
    },
    {
      id: 'expand',
      title: 'Expansion : placer et déplacer des Guerriers',
      decisions: ['turn-expand', 'recall'],
      text: `
Chaque point **place** un Guerrier de votre réserve dans une région où vous avez une Cité, ou en **déplace** un vers une région voisine.

Les Guerriers pas encore recrutés sont dans le stock. Les pistes, les Tours et les cartes les amènent dans votre réserve ; de là, on peut les placer. Les Fermes et les combats renvoient des Guerriers dans la réserve, pas dans le stock.
`,
    },
    {
      id: 'wild',
      title: 'Joker : l’une des quatre au choix',
      decisions: ['turn-wild'],
      text: `
Les points Joker se dépensent en Préparation, Développement, Construction ou Expansion, tous dans la même action. Les Traits Royaux regardent l’action Joker, non ce que vous en faites. À l’Âge I, Joker ne pioche jamais dans le paquet de l’Âge II.
`,
    },
    {
      id: 'extras',
      title: 'Actions supplémentaires et combats',
      decisions: ['sell'],
      text: `
Chacune une fois par tour, dans l’ordre voulu, entre deux effets :
- payer 1 Pièce pour **déplacer** un Guerrier ;
- payer 1 Pièce pour une **Denrée Temporaire** d’une région où vous avez un Guerrier ;
- utiliser une de vos tuiles **Bonus Commercial**, qui quitte alors la partie ;
- **défausser** des cartes pour 1 Pièce chacune ;
- rendre **trois Denrées Temporaires identiques** contre une Denrée de ce type, s’il y en a de visibles ;
- **combattre** les Peuples de la Mer dans une région avec votre Guerrier : payez les Armes de la tuile, renvoyez un Guerrier dans la réserve, gagnez ce que montre la tuile et gardez-la.

Avec le Comptoir du bronze, vous pouvez aussi changer des Pièces en Armes et inversement, et pas seulement à votre tour : aussi avant de payer un point de Construction que donne une piste ou un Navire.
`,
    },
    {
      id: 'goods',
      title: 'Les Denrées et la piste Revenus',
      decisions: ['temp', 'good', 'shed'],
      text: `
Les **Denrées** sont carrées et restent à vous : chacune baisse les prix jusqu’à la fin. La première d’un type avance votre marqueur de Revenus de 1 case, la deuxième de 2, la troisième de 1 avec une carte de l’Âge II, la quatrième de 2. Les suivantes n’avancent rien.

Les **Denrées Temporaires** sont rondes : elles servent une fois, n’avancent aucun marqueur, et il y en a neuf par type. Une Denrée au hasard vient des piles cachées ; une Denrée au choix, de celles qui sont visibles.
`,
    },
    {
      id: 'effects',
      title: 'Symboles et effets',
      decisions: ['effect', 'payment', 'branch', 'terms', 'discard', 'route'],
      text: `
Tout ce que font les cartes et les tuiles s’écrit avec les mêmes symboles. Un nombre sur un symbole ou devant lui dit combien.

- Des symboles côte à côte sont tous gagnés. Si l’ordre compte, vous le choisissez.
- Des effets l’un sous l’autre sont séparés : vous choisissez l’ordre, et pouvez faire des actions supplémentaires entre eux.
- Une **barre** est un choix : un seul côté.
- Une **flèche** est un marché : vous pouvez payer ce qui est à gauche pour obtenir ce qui est à droite.
- Un **cadre pointillé** est une condition. Avec deux points, la suite s’ajoute ; avec une double flèche, elle remplace ce qui est au-dessus.
- **×** compte : autant pour chacun.

Ce que vous ne pouvez pas prendre est perdu. On peut renoncer aux points, aux placements et aux déplacements ; une Denrée ou un pas de piste doit être pris s’il y en a un.
!legend
`,
    },
    {
      id: 'income',
      title: 'Les Revenus et le Palais',
      decisions: ['income-route', 'palace'],
      text: `
1. Les Pièces et PV de votre case sur la piste Revenus.
2. Chaque Navire rapporte selon sa case ; vous choisissez l’ordre.
3. Des Armes, selon la piste Population.
4. Des cartes au Palais, selon la piste Influence : **jusqu’à** une, deux, trois ou quatre. Une carte de votre zone de jeu y entre gratuitement ; une carte de votre main coûte autant de PV qu’elle en vaut.
5. Le Comptoir du bronze donne ses Armes.

Une carte au Palais peut désormais se déclencher, et rapporte ses PV à la fin. Une carte seulement jouée rapporte 1 PV.
`,
    },
    {
      id: 'vases',
      title: 'Les Vases',
      text: `
Trois Vases de trois couleurs sont en jeu, chacun avec un but. Le premier à l’atteindre gagne 10 PV, le suivant 7 (à deux joueurs, cette place est fermée), le dernier 3. Cela se fait tout seul et tout de suite. Ceux qui l’atteignent dans la même étape commune gagnent tous la plus haute récompense.
`,
    },
    {
      id: 'scoring',
      title: 'Décompte et fin de partie',
      decisions: ['muster', 'last-battle'],
      text: `
Après les **manches 2 et 4** :
- Fermes : 2, 4, 8 ou 14 PV pour une, deux, trois ou quatre.
- Régions : qui a seul le plus de Guerriers **domine** ; les autres qui y ont un Guerrier, et tous ceux à égalité, ont une **présence**. Votre place sur la piste Population dit ce que vaut chacune : de 1 et 3 PV jusqu’à 4 et 6.
- Les effets qui paient au décompte.

Après le décompte de la manche 4 viennent les **derniers combats**. Les Peuples de la Mer de niveau I partent. Puis, région par région, qui a le plus de Guerriers (puis le plus d’Armes) peut combattre la tuile de niveau II ; s’il refuse, on demande au suivant.

Ensuite :
- 1 PV pour cinq Pièces, Armes et cartes en main, toutes ensemble,
- 1 PV par carte jouée qui n’est pas au Palais,
- les PV de chaque carte au Palais,
- les Cités (3 et 6 PV) et les Navires (2, 3 et 5 PV),
- les effets qui paient à la fin.
`,
    },
    {
      id: 'solo',
      title: 'En solo contre Rhadamanthe',
      text: `
En solo, vous jouez sur l’île à deux joueurs contre Rhadamanthe, le frère de Minos. Il n’a ni plateau, ni Pièces, ni pistes à lui. Un paquet de vingt cartes dit ce qu’il fait. Vous gagnez si vous avez **plus** de PV que lui.

**Mise en place.** Votre carte Départ et votre Capacité Spéciale sont tirées au sort. Si vous partez de la région 3, il habite la région 7 ; si vous partez de la région 1, la région 4. Il y a un Guerrier et une Ferme qui recouvre le Bois : personne ne peut se servir de ce Bois. Les tuiles de sa région vont dans la région de départ restée vide. Il a un Navire sur la première case de chaque Route, et marque 2 PV par présence et 4 par domination. Vous commencez ; puis le premier joueur change à chaque manche.

**Choix des dés.** Il retourne une carte. Le recto dit quel dé il prend : le plus petit ou le plus grand de la première couleur qui s’y trouve encore. Le dos de la carte suivante dit où il le place : sur la première de trois actions qui a une case libre. Si c’est Joker, il retient l’action qu’il voulait d’abord. Si les trois sont pleines, il regarde un autre dos. Il ne fait pas de groupes.

**Actions.** Son plus grand dé d’abord ; à égalité Expansion, Construction, Développement, Préparation, Joker. Là où une case ferait avancer sur une piste, il gagne 5 PV ; il ignore les autres bonus.
- **Préparation** : il prend dans l’offre autant de cartes que la case a de points, les plus éloignées du paquet, face cachée.
- **Développement** : il prend dans l’offre les cartes qui valent le plus de PV, face visible.
- **Construction** : on tire un jeton qui désigne une Denrée, donc une région. Pour chaque point, il fait la première chose possible : sans Guerrier sur place, il en envoie un et tente de fonder une Cité ; sinon il fonde une Cité (5 PV), ou construit une Ferme avec un de ses Guerriers ; sinon son Navire le plus avancé continue.
- **Expansion** : la moitié des points imprimés. Pour chacun, on tire un nouveau jeton : sans présence, il envoie deux Guerriers et combat les Peuples de la Mer ; s’il domine ou est à égalité, il combat ; s’il n’a qu’une présence, il envoie un Guerrier de plus. Si rien n’est possible, on tire le jeton suivant.
- **Joker** : l’action qu’il voulait, avec les points de Joker, sans les diviser.

En combattant, il gagne autant de PV que la tuile demande d’Armes, et un Guerrier rentre. Au sommet d’une Route, il en gagne les PV.

**Revenus.** Il n’en a pas. Pour chaque couleur de Vase sur les cartes retournées dans la manche, son marqueur monte sur ce Vase : à 3, 7, puis 10 PV. Il les marque à la fin. Si vous avez pris les 10, il ne lui reste que les 3.

**Décompte.** Fermes et régions comme d’habitude. Après la manche 2, il marque 3 et 5 PV par présence et domination. À la fin, il combat tous les Peuples de la Mer là où il domine ou est à égalité, prend la plus haute récompense restante de chaque Vase, et compte 2 PV par carte cachée de l’Âge I et 4 de l’Âge II, tous les PV des cartes visibles, et 2 PV par pas de ses Navires.

**Plus facile ou plus dur.** Chaque réglage se choisit à l’ouverture de la table. Plus facile : les cartes cachées valent toutes 2 PV, pas de 5 PV pour les cases de piste, les 17 dés. Plus dur : il commence avec 10 PV et plus haut sur la piste Population, gagne 2 PV de plus par domination et 3 de plus par combat, et peut garder les 7 PV d’un Vase.
`,
    },
  ],
}
