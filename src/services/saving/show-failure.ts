import { errorText, isUnreachable } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { type Notice, showNotice } from '@/stores/notice'
import { tellOutdated } from './tell-outdated'

/** Says why an action did not happen and what can be done, and logs under `what` where somebody must look into it. */
export function showFailure(what: string, error: unknown, actions?: Notice['actions']): void {
  logUnexpected(what, error)
  const isOffline = isUnreachable(error)
  showNotice({ kind: 'error', text: errorText(error), isOffline, ...(actions && { actions }) })
  void tellOutdated(error)
}
