import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useOnline } from '@/components/browser/use-online'
import { AreaField } from '@/components/form/fields/growing-text-area'
import { SubmitButton } from '@/components/form/submit-button'
import { useSmallForm } from '@/components/form/use-small-form'
import { Button } from '@/components/ui/buttons/button'
import { Alert } from '@/components/ui/states/alert'
import type { Verdict } from '@/domain/complaints/complaint'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import { verdictInput } from '@/domain/complaints/complaint-verdict-schema'
import { LIMITS } from '@/domain/limits'
import { errorText } from '@/lib/firebase/errors'
import { logError, logUnexpected } from '@/lib/log'
import { sendVerdict } from '@/lib/reports/send-verdict'
import {
  deleteVerdictDraft,
  readVerdictDraft,
  storeVerdictDraft,
} from '@/lib/reports/verdict-drafts'
import { useSingleFlight } from '@/lib/single-flight'
import { useAutosave } from '@/services/autosave/use-autosave'
import { PROGRESS } from '../complaint-queries'

interface Draft {
  answer: Verdict | null
  reason: string
}

const NOTHING: Draft = { answer: null, reason: '' }

function useVerdictDraft(id: string) {
  const [draft, setDraft] = useState(NOTHING)
  /** Answer that is stored on the device or is being stored. */
  const stored = useRef(NOTHING)

  useEffect(() => {
    readVerdictDraft(id).then(
      (found) => {
        // The stored answer is ignored if the user has typed meanwhile.
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

  /** Deletes the stored answer after it was sent. */
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

const CHOICES = [
  ['ya', 'Ya'],
  ['belum', 'Belum'],
] as const

/** Form for the verdict. Choosing an answer does not send it, because sending cannot be undone. */
export default function VerdictForm({ id, onAnswered }: { id: string; onAnswered: () => void }) {
  const client = useQueryClient()
  const isOnline = useOnline()
  const { draft, change, forget } = useVerdictDraft(id)
  const [problem, setProblem] = useState('')
  const { attributes, errors, check } = useSmallForm()
  const [busy, runOnce] = useSingleFlight()

  function submit(event: FormEvent) {
    event.preventDefault()
    const input = check(verdictInput)
    if (!input) return
    void runOnce(async () => {
      setProblem('')
      try {
        const verdict = await sendVerdict(id, input)
        void forget()
        onAnswered()
        client.setQueriesData<ComplaintProgress | null>({ queryKey: PROGRESS }, (progress) =>
          progress?.id === id ? { ...progress, verdict } : progress,
        )
      } catch (error) {
        logUnexpected('Sending the verdict failed', error)
        setProblem(errorText(error))
      }
    })
  }

  return (
    <form {...attributes} onSubmit={submit} className="mt-4 flex flex-col gap-4 print:hidden">
      <div role="group" aria-labelledby="beres" className="grid grid-cols-2 gap-3 sm:max-w-sm">
        {CHOICES.map(([answer, label]) => (
          <Button
            key={answer}
            aria-pressed={draft.answer === answer}
            disabled={busy}
            onClick={() => change({ answer })}
            className="aria-pressed:border-2 aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary"
          >
            {label}
          </Button>
        ))}
      </div>
      {draft.answer && (
        <>
          <input type="hidden" name="answer" value={draft.answer} />
          {draft.answer === 'belum' && (
            <AreaField
              label="Apa yang belum beres?"
              hint="Hanya dibaca petugas. Laporan ini lalu dibuka lagi."
              error={errors['reason']}
              name="reason"
              rows={3}
              limit={LIMITS.verdictReason}
              value={draft.reason}
              readOnly={busy}
              onChange={(event) => change({ reason: event.target.value })}
            />
          )}
          {problem && <Alert kind="error">{problem}</Alert>}
          {!isOnline && !problem && (
            <Alert kind="note">
              Tidak ada jaringan, jadi jawaban belum dapat dikirim. Tulisan Anda tetap ada di
              halaman ini.
            </Alert>
          )}
          <div>
            <SubmitButton
              label={draft.answer === 'ya' ? 'Kirim: sudah beres' : 'Kirim: belum beres'}
              busyLabel="Mengirim …"
              busy={busy}
            />
          </div>
        </>
      )}
    </form>
  )
}
