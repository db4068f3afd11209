import type { Rules } from '../../../rules/contract'

export const rules: Rules = {
  intro:
    'Prenez une carte à chaque tour : son bien est à vous pour la fin, son action se fait aussitôt. Étendez vos armées sur le plateau et réunissez des biens. ' +
    'Quand tous ont le même nombre de cartes, celui qui a le plus de points gagne.',
  chapters: [
    {
      id: 'aim',
      title: 'Le but',
      text: `
Les points viennent de trois côtés, et tous sont comptés **à la fin** :

- **1 point** pour chaque région que vous contrôlez,
- **1 point** pour chaque continent où vous contrôlez plus de régions que tout autre,
- **1, 2, 3 ou 5 points** pour chaque série de biens.

La partie dure un nombre fixe de cartes par joueur : 13 à deux, 10 à trois, 8 à quatre, 7 à cinq. Le nombre à côté de chaque nom est ce que ce joueur aurait si la partie finissait maintenant.`,
    },
    {
      id: 'signs',
      title: 'Les petits nombres',
      text: `
!signs

Tout nombre dit ce qu’il veut dire si vous le survolez ou gardez le doigt dessus.`,
    },
    {
      id: 'turn',
      title: 'Votre tour : prendre une carte',
      decisions: ['turn'],
      text: `
Six cartes sont en rang. La première est gratuite, les deux suivantes coûtent 1 pièce chacune, puis 2, 2 et 3. Vous **devez** en prendre une, et vous payez sa place.

!row

Les pièces du début sont toutes celles que vous aurez : rien n’en rapporte d’autres. Les cartes deviennent moins chères à mesure qu’on en prend à leur gauche ; une carte que personne ne veut finit par être gratuite. Mais un autre peut la prendre avant vous.

Le nombre vert sur une carte est ce que son **bien** seul ajouterait à vos points maintenant.

Après votre action, les cartes glissent vers la gauche et une nouvelle arrive à droite.`,
    },
    {
      id: 'actions',
      title: 'Ce que fait une carte',
      decisions: ['either', 'both'],
      text: `
L’action se fait aussitôt. Vous pouvez n’en faire qu’une partie, ou rien : choisissez *S’arrêter là*.

!deeds

Avec **ou**, vous choisissez l’une des deux actions. Avec **et**, les deux sont à vous, dans l’ordre que vous voulez. Si une seule est possible à ce moment, c’est elle qu’on vous demande.`,
    },
    {
      id: 'place',
      title: 'De nouvelles armées',
      decisions: ['place'],
      text: `
Mettez de nouvelles armées dans la **région de départ** (celle du soleil) ou dans toute région où vous avez une **cité**. Vous pouvez les répartir.

Vous avez 14 armées en tout. Quand il n’en reste plus à côté du plateau, le reste de l’action est perdu.`,
    },
    {
      id: 'move',
      title: 'Déplacer les armées',
      decisions: ['march', 'sail'],
      text: `
Chaque pas mène **une armée par-dessus une frontière**. Avec 4 pas, vous menez une armée à quatre régions de là, ou quatre armées d’une région chacune, ou tout ce qui est entre les deux.

Avec la **botte**, on ne va que sur terre. Avec le **navire**, on peut aussi suivre les lignes pointillées ; une traversée est un pas, et des pas sur terre peuvent s’y mêler.

Choisissez une armée sur le plateau, puis où elle va. Une région lointaine demande plusieurs pas ; le chemin et ses étapes sont montrés avant que vous choisissiez.

On ne se bat pas : des armées de toutes les couleurs peuvent être dans la même région, autant qu’on veut.`,
    },
    {
      id: 'city',
      title: 'Les cités',
      decisions: ['city'],
      text: `
Bâtissez une cité dans une région où vous avez une armée. Une cité compte comme une armée pour le contrôle, elle reste là jusqu’à la fin, et désormais **de nouvelles armées peuvent y être placées**.

Vous avez trois cités. Rien ne peut en ôter une.`,
    },
    {
      id: 'destroy',
      title: 'Détruire une armée',
      decisions: ['destroy'],
      text: `
Ôtez une armée du plateau, à qui que ce soit et où que ce soit : vous n’avez pas besoin d’y être. Elle revient à son propriétaire, qui pourra la placer de nouveau. Les cités ne risquent rien.`,
    },
    {
      id: 'control',
      title: 'Qui contrôle quoi',
      text: `
Une région est au joueur qui y a **plus d’armées et de cités que chacun des autres**. À égalité, elle n’est à personne.

!control

Un continent est au joueur qui contrôle **plus de ses régions que chacun des autres**. À égalité, il n’est à personne. Une marque sous le nom du continent dit à qui il est pour l’instant.`,
    },
    {
      id: 'goods',
      title: 'Les biens',
      decisions: ['wild'],
      text: `
Chaque carte montre un bien, une ou deux fois. Ce que rapporte une série dépend du nombre de symboles que vous en avez à la fin :

!goods

Au-delà du dernier degré, une série rapporte toujours 5. Les rubis paient tôt et s’arrêtent tôt ; les carottes demandent de la patience.

Un **joker** rejoint n’importe quel bien dont vous avez une carte. Inutile de décider avant la fin : le jeu le compte là où il rapporte le plus. Avec l’option *à la main*, vous le dites vous-même.

Avec l’option des **jetons de biens**, cinq régions portent chacune un jeton. Qui contrôle une telle région à la fin compte un symbole de plus de ce bien.`,
    },
    {
      id: 'bid',
      title: 'L’enchère du premier tour',
      decisions: ['bid', 'first'],
      text: `
Avant la partie, chacun prend des pièces dans son poing fermé, ou aucune. Puis tous les poings s’ouvrent ensemble. La plus haute mise est **payée**, et son auteur dit qui commence. Personne d’autre ne paie.

À égalité, c’est le plus jeune qui l’emporte ; si la table n’a pas indiqué d’âges, l’ordre des places compte. Si la table l’a choisi, un dé décide à la place.

Regardez les cartes avant de miser : commencer vaut ce que vaut la meilleure des cartes peu chères.`,
    },
    {
      id: 'two',
      title: 'À deux joueurs',
      decisions: ['neutral'],
      text: `
À deux, il y a une troisième couleur, les **boucliers gris**. Avant l’enchère, vous en mettez tour à tour dix dans les régions que vous voulez.

Ils ne bougent jamais et ne marquent pas, mais ils comptent pour le contrôle : une région avec autant de boucliers que d’armées à vous n’est pas à vous. On peut les détruire.`,
    },
    {
      id: 'end',
      title: 'La fin',
      text: `
La partie finit quand chacun a pris toutes ses cartes ; tous ont eu le même nombre de tours. On compte, et qui a le plus de points gagne.

À égalité, c’est celui à qui il reste le plus de **pièces**, puis celui qui a le plus d’**armées** sur le plateau, puis celui qui a le plus de régions.

La partie longue, ce sont trois parties de suite, points additionnés.`,
    },
  ],
}
