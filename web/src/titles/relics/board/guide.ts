import type { Moment, Step } from './view'
// The guided first game of Relics.

const has = (moment: Moment, verb: string) => moment.choices.some((choice) => choice.action.split(' ')[0] === verb)
const tiles = (moment: Moment, verb: string) =>
  moment.choices.filter((choice) => choice.action.startsWith(`${verb} `)).map((choice) => `tile-${choice.action.split(' ')[1]}`)

export const guide: Step[] = [
  {
    id: 'place',
    when: (moment) => moment.asked && moment.view.decision === 'place',
    text: {
      en: 'Whoever first owns **a tile of each of the six suits** wins. Choose a face-down tile to start on: it turns over and shows its suit. The middle leaves you more ways to go.',
      fr: 'Qui possède le premier **une tuile de chacun des six terrains** gagne. Choisissez une tuile cachée où commencer : elle se retourne et montre son terrain. Le milieu laisse plus de chemins.',
    },
  },
  {
    id: 'explore',
    when: (moment) => moment.asked && has(moment, 'explore'),
    text: {
      en: 'A die gave you action points. **Exploring** a neighbouring tile costs 1 point and brings you a relic card: the cheapest way to cards.',
      fr: 'Un dé vous a donné des points d’action. **Explorer** une tuile voisine coûte 1 point et rapporte une carte relique : c’est le moyen le moins cher d’en avoir.',
    },
    targets: (moment) => tiles(moment, 'explore'),
  },
  {
    id: 'claim',
    when: (moment) => moment.asked && has(moment, 'claim'),
    text: {
      en: 'You hold a card of the suit you stand on. **Claim the tile**: it costs one card and no points, and stays yours when you walk on.',
      fr: 'Vous avez une carte du terrain où vous êtes. **Revendiquez la tuile** : une carte, aucun point, et elle reste à vous quand vous repartez.',
    },
    targets: (moment) => {
      const here = moment.view.pieces[moment.you]
      return here == null ? [] : [`tile-${here}`]
    },
  },
  {
    id: 'move',
    when: (moment) => moment.asked && has(moment, 'move'),
    text: {
      en: '**Moving** costs the number on the tile you enter. Look at your cards first: a tile is worth the walk if you hold its card.',
      fr: '**Se déplacer** coûte le nombre inscrit sur la tuile d’arrivée. Regardez d’abord vos cartes : une tuile vaut le chemin si vous avez la sienne.',
    },
    targets: (moment) => tiles(moment, 'move'),
  },
  {
    id: 'attack',
    when: (moment) => moment.asked && has(moment, 'attack'),
    text: {
      en: 'A tile of another player is next to you. **Attack** with one card (you win about 3 times in 10) or with two (5 in 10). The cards are spent either way.',
      fr: 'La tuile d’un autre est à côté. **Attaquez** avec une carte (environ 3 chances sur 10) ou deux (5 sur 10). Les cartes sont perdues de toute façon.',
    },
    targets: (moment) => tiles(moment, 'attack'),
  },
]
