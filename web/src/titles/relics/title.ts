import type { TitleCard } from '../../titles'

export const title: TitleCard = {
  name: { en: 'Relics', fr: 'Reliques' },
  line: {
    en: 'Turn over a hidden land tile by tile, and be the first to own one of every kind.',
    fr: 'Retournez tuile après tuile une terre cachée, et soyez le premier à en posséder une de chaque sorte.',
  },
  minutes: 20,
  usualBots: 2,
}
