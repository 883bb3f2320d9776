import { errorText, isUnreachable } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { type Notice, showNotice } from '@/stores/notice'
import { warnIfAppOutdated } from './warn-if-outdated'

/** Shows why an action failed and what to do, and logs unexpected errors under `what`. */
export function showFailure(what: string, error: unknown, actions?: Notice['actions']): void {
  logUnexpected(what, error)
  const isOffline = isUnreachable(error)
  showNotice({ kind: 'error', text: errorText(error), isOffline, ...(actions && { actions }) })
  void warnIfAppOutdated(error)
}
