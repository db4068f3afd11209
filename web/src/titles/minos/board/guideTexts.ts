// What the guide says in the guided first game of Minos, by the id of each step.
export const GUIDE_TEXTS = {
  solo: {
    en: 'Welcome to Crete. You play against **Rhadamanthus**, brother of Minos and judge of the dead. Nobody plays him: his cards and dice decide, and his place above says **each of his steps and why**. More victory points (VP) than his after four rounds win. Your Starting card and Special Ability were dealt: see Palaces.',
    fr: 'Bienvenue en Crète. Votre adversaire est **Rhadamanthe**, frère de Minos et juge des morts. Personne ne le joue : ses cartes et ses dés décident, et son panneau, en haut, donne **chacun de ses pas et la raison**. Ayez plus de points de victoire (PV) que lui après quatre manches. Votre départ et votre Capacité Spéciale sont tirés au sort : voyez Palais.',
  },
  pick: {
    en: 'Welcome to Crete. Whoever has the most **victory points** (VP) after four rounds of dice wins. First choose how you start: a **Starting card** gives a home region and wealth, a **Special Ability** a strength for the whole game. You will get one of each.',
    fr: 'Bienvenue en Crète. Qui a le plus de **points de victoire** (PV) après quatre manches de dés gagne. Choisissez d’abord votre départ : une **carte Départ** donne une région et des biens, une **Capacité Spéciale** une force pour toute la partie. Vous en aurez une de chaque.',
  },
  keep: {
    en: 'Some cards go back. Keep what you can pay for soon: a Good printed beside the price takes **3 Coins off** if you own it. Point at a card, or hold a finger on it, to read it.',
    fr: 'Quelques cartes repartent. Gardez ce que vous pourrez bientôt payer : une Denrée imprimée près du prix **retire 3 Pièces** si vous l’avez. Pour lire une carte, survolez-la ou gardez le doigt dessus.',
  },
  'first-card': {
    en: 'This card opens your **Palace** for free. Its lower band is a **Royal Trait**: it pays every time you do that action, or take back a die of that value. Choose one that will come often.',
    fr: 'Cette carte ouvre votre **Palais** gratuitement. Sa bande inférieure est un **Trait Royal** : il rapporte chaque fois que vous faites cette action ou récupérez un dé de cette valeur. Prenez-en un qui reviendra souvent.',
  },
  draft: {
    en: 'Take a die and put it on an action. **Low dice stand in front** and get more points, but act late. **High dice** act first and help to reach 9 with dice of the same colour, which moves you up a track.',
    fr: 'Prenez un dé et placez-le sur une action. **Les petits dés sont devant** et ont plus de points, mais agissent tard. **Les grands** agissent d’abord et aident à atteindre 9 avec des dés de même couleur, ce qui fait monter sur une piste.',
  },
  group: {
    en: 'Now join your dice. Dice of one colour, gray ones as helpers, that add up to **9** (less with some Special Abilities) are one step on that colour’s track.',
    fr: 'Réunissez maintenant vos dés. Des dés d’une couleur, aidés de gris, qui totalisent **9** (moins avec certaines Capacités Spéciales) font un pas sur la piste de cette couleur.',
  },
  retrieve: {
    en: 'The dice are placed: now they act, **the highest first**. Whose turn it is takes back their highest die and does its action, with as many **points** as its space says.',
    fr: 'Les dés sont placés : ils agissent maintenant, **les plus grands d’abord**. À son tour, chacun récupère son plus grand dé et fait son action, avec autant de **points** que sa case en donne.',
  },
  prepare: {
    en: '**Prepare**: each point takes a card, from the offer or from the deck.',
    fr: '**Préparation** : chaque point prend une carte, de l’offre ou du paquet.',
  },
  develop: {
    en: '**Develop**: each point plays a card. Its effect comes at once; at the end of the round you may bring it into your Palace, where its Trait begins to work.',
    fr: '**Développement** : chaque point joue une carte. Son effet vient tout de suite ; en fin de manche, vous pourrez la mettre au Palais, où son Trait commence à agir.',
  },
  build: {
    en: '**Build**: Cities need your Warrior, Towers your City. A Farm sends Warriors home but scores well twice. Ships pay at every Income.',
    fr: '**Construction** : une Cité exige votre Guerrier, une Tour votre Cité. Une Ferme renvoie des Guerriers mais rapporte bien, deux fois. Les Navires rapportent à chaque étape Revenus.',
  },
  expand: {
    en: '**Expand**: place Warriors where you have a City, and move them on. Having the most in a region is worth much at the scorings after rounds 2 and 4.',
    fr: '**Expansion** : placez des Guerriers où vous avez une Cité, et déplacez-les. En avoir le plus dans une région vaut beaucoup aux décomptes des manches 2 et 4.',
  },
  wild: {
    en: '**Wild**: the points are Prepare, Develop, Build or Expand, whichever you use first.',
    fr: '**Joker** : les points sont Préparation, Développement, Construction ou Expansion, selon le premier usage.',
  },
  trait: {
    en: 'A **Royal Trait** in your Palace was triggered. Use it whenever you like before the turn ends; it does not come by itself.',
    fr: 'Un **Trait Royal** de votre Palais est déclenché. Servez-vous-en quand vous voulez avant la fin du tour ; il ne vient pas tout seul.',
  },
  extra: {
    en: '**Extra actions** cost no points: a move or a Temporary Good for a Coin, cards into Coins, a battle against Sea Peoples. Each once a turn.',
    fr: 'Les **actions supplémentaires** ne coûtent pas de points : un déplacement ou une Denrée Temporaire pour une Pièce, des cartes contre des Pièces, un combat contre les Peuples de la Mer. Chacune une fois par tour.',
  },
  end: {
    en: 'Your points are spent. If nothing else is worth doing, **end the turn**: the next player takes back a die.',
    fr: 'Vos points sont dépensés. Si rien d’autre n’en vaut la peine, **terminez le tour** : le joueur suivant récupère un dé.',
  },
  price: {
    en: 'What your own Goods take off this price is already counted. **Temporary Goods** can lower it more, and are then gone.',
    fr: 'La réduction de vos propres Denrées est déjà comptée. Des **Denrées Temporaires** peuvent baisser encore ce prix, et sont alors rendues.',
  },
  palace: {
    en: 'Income: cards may enter your **Palace**. Played cards go in for free; a card from your hand costs its VP. In the Palace a card scores its VP at the end, and its Trait works.',
    fr: 'Revenus : des cartes peuvent entrer au **Palais**. Les cartes jouées y entrent gratuitement ; une carte de la main coûte ses PV. Au Palais, une carte rapporte ses PV à la fin, et son Trait agit.',
  },
  scoring: {
    en: 'A **scoring** follows this round: Farms, and every region where you have Warriors. Then Age II begins, and the offer changes.',
    fr: 'Un **décompte** suit cette manche : les Fermes, et chaque région où vous avez des Guerriers. Puis l’Âge II commence, et l’offre change.',
  },
} as const
