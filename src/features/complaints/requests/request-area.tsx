import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { DeferredConfirm } from '@/components/ui/dialogs/deferred-confirm'
import { Alert } from '@/components/ui/states/alert'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import type { RequestInput } from '@/domain/requests/request-schema'
import { UserFacingError } from '@/lib/errors'
import { logError } from '@/lib/log'
import { moveBackToDraft, refreshReports } from '@/services/reports/outbox'
import { dropReportDraft } from '@/services/reports/report-draft'
import { NotStored, type SentReport, submitRequest } from '@/services/reports/submit-report'
import { ComplaintFormSkeleton } from '../report/complaint-form-skeleton'
import { OwnReports } from '../report/own-reports'
import { useReportDraft } from '../report/use-report-draft'
import { RequestCard } from './request-card'
import { RequestForm } from './request-form'

/** Request whose number and code are shown above the form, even after the visitor has opened other pages. */
const useSentRequest = create<{ sent: SentReport | null }>(() => ({ sent: null }))

export default function RequestArea() {
  const draft = useReportDraft('request')
  const sent = useSentRequest((state) => state.sent)
  const [isRead, setIsRead] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  useEffect(() => void refreshReports().then(() => setIsRead(true)), [])

  async function send(input: RequestInput, form: object) {
    // A queued request is no draft any more. If it could not be queued, the draft stays.
    const filled = draft.forget()
    const sent = await submitRequest(input, form).catch((error: unknown) => {
      if (filled && error instanceof NotStored) draft.change(filled)
      throw error
    })
    useSentRequest.setState({ sent })
    await draft.reread()
  }

  async function edit(id: string) {
    if (!draft.isOwn)
      throw new UserFacingError('Formulir ini sedang terbuka di tab lain. Ubah di sana.')
    await draft.flush()
    await moveBackToDraft(id)
    if (sent?.id === id) useSentRequest.setState({ sent: null })
    await draft.reread()
  }

  async function discard() {
    setIsAsking(false)
    draft.forget()
    if (draft.isOwn)
      await dropReportDraft('request').catch((error: unknown) =>
        logError('Deleting the request draft from the device failed', error),
      )
    // Restores what the device still stores.
    await draft.reread()
  }

  if (!draft.opened || !isRead) return <ComplaintFormSkeleton />
  const { draft: restored, opening } = draft.opened
  return (
    <>
      {sent && (
        <RequestCard
          key={sent.id}
          sent={sent}
          onDismiss={() => useSentRequest.setState({ sent: null })}
        />
      )}
      <OwnReports kind="request" onEdit={edit} />
      {!sent && (
        <section aria-labelledby="tulis-permohonan" className="flex flex-col gap-6">
          <h2 id="tulis-permohonan" className="text-xl font-bold md:text-2xl">
            Tulis permohonan
          </h2>
          {!draft.isOwn && (
            <Alert kind="note">
              Formulir ini juga terbuka di tab lain. Tulisan di sini tidak tersimpan bila tab ini
              ditutup.
            </Alert>
          )}
          <RequestForm
            key={opening}
            start={restored}
            problem={draft.state.problem}
            onChange={draft.change}
            onSend={send}
          />
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
            <AutosaveLine {...draft.state} problem={undefined} />
            {(restored || draft.state.at !== undefined) && (
              <button
                type="button"
                className={`${buttonStyle.quiet} px-3!`}
                onClick={() => setIsAsking(true)}
              >
                Hapus isian
              </button>
            )}
          </div>
        </section>
      )}
      {isAsking && (
        <DeferredConfirm
          title="Hapus isian?"
          action="Hapus"
          danger
          onClose={() => setIsAsking(false)}
          onConfirm={() => void discard()}
        >
          Tulisan dihapus dari perangkat ini dan tidak dapat dikembalikan.
        </DeferredConfirm>
      )}
    </>
  )
}
