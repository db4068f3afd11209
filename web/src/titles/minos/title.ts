import type { TitleCard } from '../../titles'

export const title: TitleCard = {
  name: { en: 'Minos', fr: 'Minos' },
  line: {
    en: 'Dice drive the palace: trade, worship, fight and build the greatest house of Crete.',
    fr: 'Les dés font vivre le palais : commercez, priez, combattez et bâtissez la plus grande maison de Crète.',
  },
  minutes: 90,
  usualBots: 1,
}
