import type { EmpireSheet, EmpireView } from '../../boards/empire/types'
import type { Pictures } from '../contract'
import signs from '../../boards/empire/Signs.svelte'
import control from './Control.svelte'
import deeds from './Deeds.svelte'
import goods from './Goods.svelte'
import row from './Row.svelte'

export const pictures: Pictures<EmpireView, EmpireSheet> = { control, deeds, goods, row, signs }
