import Legend from '../../boards/minos/cards/Legend.svelte'
import AbilityPicture from '../../boards/minos/cards/AbilityPicture.svelte'
import CardPicture from '../../boards/minos/cards/CardPicture.svelte'
import Signs from '../../boards/minos/table/Signs.svelte'
import type { MinosSheet, MinosView } from '../../boards/minos/model'
import type { Pictures } from '../contract'

export const pictures: Pictures<MinosView, MinosSheet> = { signs: Signs, legend: Legend, card: CardPicture, abilities: AbilityPicture }
