import type { Caller } from './access'
import { fromJson, type RulesValue } from './value'

/** `request.auth`: null for who is not signed in. */
export function authOf(caller: Exclude<Caller, { kind: 'owner' }>): RulesValue {
  if (caller.kind === 'anonymous') return null
  return new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', fromJson(caller.token)],
  ])
}
