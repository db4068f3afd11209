import type { Rules } from '../contract'

export const rules: Rules = { intro: '', chapters: [] }
