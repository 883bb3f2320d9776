import { useState } from 'react'
import { dismissNotice, showNotice } from '@/stores/notice'
import { showFailure } from './show-failure'
import { useOnce } from './use-once'

const MERGED = 'Perubahan Anda sudah digabungkan, tetapi belum disimpan. Periksa, lalu simpan.'

/**
 * Saves what a form holds, once at a time. `saving` runs the work: where that throws a `Conflict`, it is
 * in `conflict` until the next try or until it is settled; any other failure is told, and logged as
 * `failed`.
 */
export function useSaving<Conflict extends Error = never>(
  failed: string,
  Conflict?: new (...args: never[]) => Conflict,
) {
  const [busy, once] = useOnce()
  const [conflict, setConflict] = useState<Conflict | null>(null)

  function saving(work: () => Promise<void>): Promise<void> {
    return once(async () => {
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

  /** The conflict is settled; what was merged is still to be saved. */
  function settle(isMerged = false) {
    setConflict(null)
    if (isMerged) showNotice({ kind: 'note', text: MERGED })
  }

  return { busy, conflict, setConflict, settle, saving }
}
