// What to tell a person when something was refused or broke.
import { Refused } from './protocol/api'
import { t } from './words'

export function told(error: unknown): string {
  if (error instanceof Refused && error.code !== 'offline') return error.message
  return t('fault.offline')
}
