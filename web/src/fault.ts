// What to tell a person when something was refused or broke: by its code, in the reader's language.
import { Refused } from './protocol/api'
import { settings } from './settings.svelte'
import { t } from './words'

export function told(error: unknown): string {
  return error instanceof Refused ? refusal(error.code, error.message) : t('fault.offline')
}

/** The house speaks English here: its own sentence, which says more, is for those who read it; others get ours. */
export function refusal(code: string, text: string): string {
  const exact = settings.lang === 'en' && text
  const known: Record<string, string> = {
    bad: exact ? sentence(text) : t('fault.bad', text),
    illegal: exact ? sentence(text) : t('fault.illegal'),
    stale: t('fault.stale'),
    turn: t('fault.turn'),
    state: exact ? sentence(text) : t('fault.state'),
    taken: exact ? sentence(text) : t('fault.taken'),
    'unknown-person': t('fault.unknown-person'),
    forbidden: exact ? sentence(text) : t('fault.forbidden'),
    unknown: exact ? sentence(text) : t('fault.unknown'),
    large: exact ? sentence(text) : t('fault.large'),
    host: exact ? sentence(text) : t('fault.host'),
    full: exact ? sentence(text) : t('fault.full'),
    often: exact ? sentence(text) : t('fault.often'),
    late: t('fault.late'),
    rate: exact ? sentence(text) : t('fault.rate'),
    storage: exact ? sentence(text) : t('fault.storage'),
    fault: t('fault.fault'),
    offline: t('fault.offline'),
  }
  return known[code] ?? t('fault.fault')
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
