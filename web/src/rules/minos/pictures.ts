import Legend from '../../boards/minos/cards/Legend.svelte'
import AbilityPicture from '../../boards/minos/cards/AbilityPicture.svelte'
import CardPicture from '../../boards/minos/cards/CardPicture.svelte'
import type { Pictures } from '../contract'

export const pictures: Pictures = { legend: Legend, card: CardPicture, abilities: AbilityPicture }
