import type { Step } from '../coach'

export const coach: Step[] = []
