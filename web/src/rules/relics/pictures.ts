import type { Pictures } from '../contract'
import Costs from './Costs.svelte'
import Odds from './Odds.svelte'
import Suits from './Suits.svelte'

export const pictures: Pictures = { suits: Suits, costs: Costs, odds: Odds }
