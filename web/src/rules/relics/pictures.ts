import type { RelicsSheet, RelicsView } from '../../boards/relics/view'
import type { Pictures } from '../contract'
import Costs from './Costs.svelte'
import Odds from './Odds.svelte'
import Suits from './Suits.svelte'

export const pictures: Pictures<RelicsView, RelicsSheet> = { suits: Suits, costs: Costs, odds: Odds }
