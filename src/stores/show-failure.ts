import { errorText } from '@/lib/firebase/errors'
import { logUnexpected } from '@/lib/log'
import { showNotice } from './notice'

/** Says why an action did not happen, and logs under `what` where somebody must look into it. */
export function showFailure(what: string, error: unknown): void {
  logUnexpected(what, error)
  showNotice({ kind: 'error', text: errorText(error) })
}
