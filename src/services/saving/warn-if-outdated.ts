import { PUBLISHED } from '@/domain/publishing/publication'
import { UserFacingError } from '@/lib/errors'
import { errorKind, errorText, isUnreachable } from '@/lib/firebase/errors'
import { showNotice, useNotice, type Notice } from '@/stores/notice'
import { logUnexpected } from '@/lib/log'

/** Shows why an action failed and what to do, and logs unexpected errors under `what`. */
export function showFailure(what: string, error: unknown, actions?: Notice['actions']): void {
  logUnexpected(what, error)
  const isOffline = isUnreachable(error)
  showNotice({ kind: 'error', text: errorText(error), isOffline, ...(actions && { actions }) })
  void warnIfAppOutdated(error)
}

const TIMEOUT_MILLISECONDS = 10_000

/**
 * Returns whether the live site and this page belong to different builds. The server may then refuse requests of this
 * page. Returns false if this is unknown.
 */
async function isSiteNewer(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')
  if (!own) return false
  // Bypasses the service worker, which has the shell of its own build.
  const live = await fetch(`${PUBLISHED.shell}?${Date.now()}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  }).catch(() => null)
  return live?.ok === true && !(await live.text()).includes(new URL(own.src).pathname)
}

const OUTDATED =
  'Situs sudah diperbarui, jadi halaman lama ini tidak dapat menyimpan lagi. ' +
  'Tulisan Anda aman di perangkat ini: muat ulang, pilih Lanjutkan, lalu simpan lagi.'

/**
 * Replaces the notice if a request was refused and a newer version of the site is live, because rules and functions may
 * no longer accept requests of older pages.
 */
export async function warnIfAppOutdated(error: unknown): Promise<void> {
  if (!isRefused(error)) return
  const { notice } = useNotice.getState()
  if (!(await isSiteNewer()) || useNotice.getState().notice !== notice) return
  const reload = { label: 'Muat ulang', run: () => location.reload() }
  showNotice({ kind: 'error', text: OUTDATED, actions: [reload] })
}

function isRefused(error: unknown): boolean {
  const cause = error instanceof UserFacingError ? error.cause : error
  return cause !== undefined && ['denied', 'invalid'].includes(errorKind(cause))
}
