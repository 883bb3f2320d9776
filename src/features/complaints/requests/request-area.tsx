import { type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import type { RequestInput } from '@/domain/requests/request-schema'
import { refreshReports } from '@/services/reports/outbox'
import { type SentReport, submitRequest } from '@/services/reports/submit-report'
import { ComplaintFormSkeleton } from '../report/complaint-form-skeleton'
import { DiscardDraft, DraftNotices } from '../report/draft-parts'
import { OwnReports } from '../report/own-reports'
import { useReportDraft } from '../report/use-report-draft'
import { RequestCard } from './request-card'
import { RequestForm } from './request-form'

/** Request whose number and code are shown above the form, even after the visitor has opened other pages. */
const useSentRequest = create<{ sent: SentReport | null }>(() => ({ sent: null }))

interface RequestAreaProps {
  /** Shows public information that may already answer the text of a request. */
  likely?: (text: string) => ReactNode
}

export default function RequestArea({ likely }: RequestAreaProps) {
  const draft = useReportDraft('request')
  const sent = useSentRequest((state) => state.sent)
  const [isRead, setIsRead] = useState(false)

  useEffect(() => void refreshReports().then(() => setIsRead(true)), [])

  async function send(input: RequestInput, form: object) {
    const sent = await draft.send(() => submitRequest(input, form))
    useSentRequest.setState({ sent })
    await draft.reread()
  }

  async function edit(id: string) {
    await draft.takeBack(id)
    if (sent?.id === id) useSentRequest.setState({ sent: null })
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
          <DraftNotices draft={draft} />
          <RequestForm
            key={opening}
            start={restored}
            problem={draft.state.problem}
            onChange={draft.change}
            onSend={send}
            likely={likely}
          />
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
            <AutosaveLine {...draft.state} problem={undefined} />
            {(restored || draft.state.at !== undefined) && (
              <DiscardDraft draft={draft} what="Tulisan" />
            )}
          </div>
        </section>
      )}
    </>
  )
}
