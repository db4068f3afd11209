import type { EmpireSheet, EmpireView } from '../board/types'
import type { Pictures } from '../../../rules/contract'
import signs from '../board/Signs.svelte'
import control from './Control.svelte'
import deeds from './Deeds.svelte'
import goods from './Goods.svelte'
import row from './Row.svelte'

export const pictures: Pictures<EmpireView, EmpireSheet> = { control, deeds, goods, row, signs }
