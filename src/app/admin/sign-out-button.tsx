import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStaff } from '@/components/staff/staff'
import { buttonStyle } from '@/components/ui/buttons/button'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Icon } from '@/components/ui/icon'
import { draftTitle } from '@/domain/drafts/draft'
import { paths } from '@/domain/paths'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { refreshEntries } from '@/services/autosave/entries'
import { useSingleFlight } from '@/lib/single-flight'
import { showFailure } from '@/services/saving/warn-if-outdated'
import { signOutEverywhere } from '@/services/session/sign-out-everywhere'
import { useAutosaves } from '@/stores/autosave'

/** Signs out, here or on all devices. Asks for confirmation if any tab has unsaved input of this user. */
export function SignOutButton({ everywhere = false }: { everywhere?: boolean }) {
  const person = useStaff()
  const navigate = useNavigate()
  const [busy, runOnce] = useSingleFlight()
  const [unsaved, setUnsaved] = useState<readonly AutosavedEntry[]>([])

  async function press() {
    await refreshEntries(person.uid)
    const entries = Object.values(useAutosaves.getState().entries)
    if (entries.length > 0) setUnsaved(entries)
    else await signOut()
  }

  function signOut() {
    setUnsaved([])
    return runOnce(async () => {
      try {
        if (everywhere) {
          const { call } = await import('@/lib/firebase/functions')
          await call('users-signout', { uid: person.uid })
        }
        await signOutEverywhere()
        await navigate(paths.login)
      } catch (error) {
        showFailure('Signing out failed', error)
      }
    })
  }

  return (
    <>
      <button
        type="button"
        disabled={busy}
        onClick={() => void press()}
        className={
          everywhere
            ? buttonStyle.secondary
            : 'flex min-h-12 shrink-0 items-center gap-2 rounded-control px-3 text-sm font-semibold whitespace-nowrap hover:bg-primary-soft'
        }
      >
        <Icon name="log-out" />
        {everywhere ? 'Keluar dari semua perangkat' : 'Keluar'}
      </button>
      {unsaved.length > 0 && (
        <ConfirmDialog
          title="Keluar dan buang tulisan yang belum disimpan?"
          action="Keluar dan buang"
          danger
          onClose={() => setUnsaved([])}
          onConfirm={() => void signOut()}
        >
          <p>Tulisan ini hanya ada di perangkat ini dan hilang bila Anda keluar:</p>
          <ul className="mt-2 list-disc pl-5 font-semibold text-ink">
            {[...countTitles(unsaved)].map(([title, count]) => (
              <li key={title}>
                {title}
                {count > 1 && ` (${count})`}
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Counts autosave entries by title, because photos selected together can have the same title. */
function countTitles(entries: readonly AutosavedEntry[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { values } of entries) {
    const title = draftTitle({ data: values })
    counts.set(title, (counts.get(title) ?? 0) + 1)
  }
  return counts
}
