import { useEffect, useRef, useState } from 'react'
import type { Verdict } from '@/domain/complaints/complaint'
import { logError } from '@/lib/log'
import {
  deleteVerdictDraft,
  readVerdictDraft,
  storeVerdictDraft,
} from '@/lib/reports/verdict-drafts'
import { useAutosave } from '@/services/autosave/use-autosave'

interface Draft {
  answer: Verdict | null
  reason: string
}

const NOTHING: Draft = { answer: null, reason: '' }

export function useVerdictDraft(id: string) {
  const [draft, setDraft] = useState(NOTHING)
  /** Answer that is stored on the device or about to be. */
  const stored = useRef(NOTHING)

  useEffect(() => {
    readVerdictDraft(id).then(
      (found) => {
        // Keeps text that was typed meanwhile, because it is newer.
        if (found) setDraft((now) => (now === NOTHING ? found : now))
      },
      (error: unknown) => logError('Reading the stored verdict failed', error),
    )
  }, [id])

  const { changed, stop } = useAutosave({
    read: () => [draft],
    isStored: (typed) => typed === stored.current,
    store: async (typed) => {
      const { answer, reason } = typed
      if (!answer) return
      stored.current = typed
      try {
        await storeVerdictDraft(id, { answer, reason, at: Date.now() })
      } catch (error) {
        logError('Storing the verdict on the device failed', error)
      }
    },
  })

  function change(part: Partial<Draft>) {
    setDraft((now) => ({ ...now, ...part }))
    changed()
  }

  /** Called after the answer was sent. */
  async function forget() {
    stop()
    try {
      await deleteVerdictDraft(id)
    } catch (error) {
      logError('Deleting the sent verdict from the device failed', error)
    }
  }

  return { draft, change, forget }
}
