// The guided first game of Empire.
import { parse } from './actions'
import type { Moment, Step } from './types'

const asks = (moment: Moment, ...decisions: string[]): boolean => moment.asked && decisions.includes(moment.view.decision)

function actions(moment: Moment, verb: string): number[] {
  return moment.choices.map((choice) => parse(choice.action)).filter((one) => one.verb === verb).map((one) => one.args[0] ?? 0)
}

export const guide: Step[] = [
  {
    id: 'neutral',
    signs: 'signs',
    when: (moment) => asks(moment, 'neutral'),
    text: {
      en: 'With two players, **grey shields** stand in for a third. You take turns putting ten of them on the map. They only stand in the way: put them where your opponent would like to be.',
      fr: 'À deux, des **boucliers gris** remplacent un troisième joueur. Vous en mettez tour à tour dix sur le plateau. Ils ne font que gêner : mettez-les là où votre adversaire voudrait être.',
    },
  },
  {
    id: 'bid',
    signs: 'signs',
    when: (moment) => asks(moment, 'bid'),
    text: {
      en: 'Everybody bids in secret for naming the first player. Your coins must last for the whole game, so **0, 1 or 2** is plenty. Look at the row: is there a card that you want before all others?',
      fr: 'Chacun mise en secret pour désigner le premier joueur. Vos pièces doivent durer toute la partie : **0, 1 ou 2** suffisent bien. Regardez les cartes : y en a-t-il une que vous voulez avant tous ?',
    },
  },
  {
    id: 'first',
    when: (moment) => asks(moment, 'first'),
    text: {
      en: 'You won the bid. Going first means the first choice of cards; **choose yourself** unless you have a reason not to.',
      fr: 'Vous remportez l’enchère. Commencer, c’est choisir sa carte avant les autres ; **désignez-vous** sauf bonne raison.',
    },
  },
  {
    id: 'turn',
    signs: 'signs',
    when: (moment) => asks(moment, 'turn'),
    text: {
      en: 'Take a card. The one on the left is **free**, the others cost what the coins above them show. You keep its **good** for the end and do its **action** at once. In the beginning, new armies and moves pay best.',
      fr: 'Prenez une carte. Celle de gauche est **gratuite**, les autres coûtent ce que montrent les pièces au-dessus. Vous gardez son **bien** pour la fin et faites son **action** aussitôt. Au début, les armées et les pas valent le plus.',
    },
    targets: (moment) => actions(moment, 'take').map((place) => `card-${place}`),
  },
  {
    id: 'choice',
    when: (moment) => asks(moment, 'either', 'both'),
    text: {
      en: 'This card offers two actions. With **or** you get one of them, with **and** both, in the order you like.',
      fr: 'Cette carte offre deux actions. Avec **ou**, vous en avez une ; avec **et**, les deux, dans l’ordre que vous voulez.',
    },
  },
  {
    id: 'place',
    when: (moment) => asks(moment, 'place'),
    text: {
      en: 'Put your new armies on the **start** (the sun) or where you have a city. Choose a lit region, once for each army.',
      fr: 'Mettez vos nouvelles armées au **départ** (le soleil) ou là où vous avez une cité. Choisissez une région éclairée, une fois par armée.',
    },
    targets: (moment) => actions(moment, 'place').map((region) => `region-${region}`),
  },
  {
    id: 'move',
    when: (moment) => asks(moment, 'march', 'sail'),
    text: {
      en: 'Choose a region with **your army**, then **where it goes**. You control a region when you have more pieces there than each other player: one army in an empty region is enough, and worth a point.',
      fr: 'Choisissez une région avec **votre armée**, puis **sa destination**. Une région est à vous si vous y avez plus de pièces que chacun des autres : une armée dans une région vide suffit, et vaut un point.',
    },
  },
  {
    id: 'city',
    when: (moment) => asks(moment, 'city'),
    text: {
      en: 'A **city** counts like an army, cannot be removed, and new armies may appear there. Build it far from the start, where you mean to stay.',
      fr: 'Une **cité** compte comme une armée, ne peut être ôtée, et de nouvelles armées peuvent y paraître. Bâtissez-la loin du départ, là où vous comptez rester.',
    },
  },
  {
    id: 'destroy',
    when: (moment) => asks(moment, 'destroy'),
    text: {
      en: 'Strike **any army** on the map. Look for a region that would change hands, or where a tie would fall to you.',
      fr: 'Frappez **n’importe quelle armée** du plateau. Cherchez une région qui changerait de mains, ou une égalité qui tournerait pour vous.',
    },
  },
  {
    id: 'goods',
    when: (moment) => asks(moment, 'turn') && (moment.view.cards[moment.you] ?? 0) >= 2,
    text: {
      en: 'Your goods are beside your name. The number below each is what the set pays, and the green one what **one more** would add. Cards that would bring you points show the same green number.',
      fr: 'Vos biens sont près de votre nom. Le nombre sous chacun est ce que la série rapporte, et le vert ce qu’**un de plus** ajouterait. Les cartes qui vous rapporteraient des points portent ce même nombre vert.',
    },
    targets: (moment) => [`seat-${moment.you}`],
  },
  {
    id: 'continents',
    when: (moment) => asks(moment, 'turn') && (moment.view.cards[moment.you] ?? 0) >= 4,
    text: {
      en: 'A **continent** is worth a point to whoever controls most of its regions. The small mark under its name shows who that is now; small continents are cheap to win.',
      fr: 'Un **continent** vaut un point pour qui contrôle le plus de ses régions. La petite marque sous son nom dit qui c’est pour l’instant ; les petits continents se gagnent à bon compte.',
    },
  },
]
