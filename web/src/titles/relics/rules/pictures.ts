import type { RelicsSheet, RelicsView } from '../board/view'
import type { Pictures } from '../../../rules/contract'
import Costs from './Costs.svelte'
import Odds from './Odds.svelte'
import Suits from './Suits.svelte'

export const pictures: Pictures<RelicsView, RelicsSheet> = { suits: Suits, costs: Costs, odds: Odds }
