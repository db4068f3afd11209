import type { TitleCard } from '../../titles'

export const title: TitleCard = {
  name: { en: 'Empire', fr: 'Empire' },
  line: {
    en: 'Every card is a good and an action: march, sail and build until the regions count for you.',
    fr: 'Chaque carte est un bien et une action : marchez, voguez et bâtissez jusqu’à ce que les régions comptent pour vous.',
  },
  minutes: 30,
  usualBots: 2,
}
