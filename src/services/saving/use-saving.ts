import { useState } from 'react'
import { useSingleFlight } from '@/lib/single-flight'
import { dismissNotice, showNotice } from '@/stores/notice'
import { showFailure } from './warn-if-outdated'

const MERGED = 'Perubahan Anda sudah digabungkan, tetapi belum disimpan. Periksa, lalu simpan.'

/**
 * Saves a form, one attempt at a time. `saving` runs the save. `conflict` contains a thrown `Conflict` until the next
 * attempt or until the user resolves it. Other failures are shown, and logged under `failed`.
 */
export function useSaving<Conflict extends Error = never>(
  failed: string,
  Conflict?: new (...args: never[]) => Conflict,
) {
  const [busy, runOnce] = useSingleFlight()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function saving(work: () => Promise<void>): Promise<void> {
    return runOnce(async () => {
      dismissNotice()
      setConflict(null)
      try {
        await work()
      } catch (error) {
        if (Conflict && error instanceof Conflict) setConflict(error)
        else showFailure(failed, error)
      }
    })
  }

  /** Resolves the conflict. A merged result must still be saved. */
  function settle(isMerged = false) {
    setConflict(null)
    if (isMerged) showNotice({ kind: 'note', text: MERGED })
  }

  return { busy, conflict, setConflict, settle, saving }
}
