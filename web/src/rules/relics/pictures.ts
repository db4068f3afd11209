import type { Pictures } from '../contract'

export const pictures: Pictures = {}
