import Legend from '../board/cards/Legend.svelte'
import AbilityPicture from '../board/cards/AbilityPicture.svelte'
import CardPicture from '../board/cards/CardPicture.svelte'
import Signs from '../board/table/Signs.svelte'
import type { MinosSheet, MinosView } from '../board/model'
import type { Pictures } from '../../../rules/contract'

export const pictures: Pictures<MinosView, MinosSheet> = { signs: Signs, legend: Legend, card: CardPicture, abilities: AbilityPicture }
