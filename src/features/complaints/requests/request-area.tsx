import { type ReactNode, useEffect, useState } from 'react'
import { create } from 'zustand'
import { AutosaveLine } from '@/components/ui/unsaved/autosave-line'
import { sentAs } from '@/domain/requests/sent-kind'
import type { Requested } from '@/lib/reports/report-store'
import { refreshReports } from '@/services/reports/outbox'
import { type SentReport, submitRequest } from '@/services/reports/submit-report'
import { ComplaintFormSkeleton } from '../report/complaint-form-skeleton'
import { DiscardDraft, DraftNotices } from '../report/draft-parts'
import { OwnReports } from '../report/own-reports'
import { useReportDraft } from '../report/use-report-draft'
import { RequestCard } from './request-card'
import { RequestForm } from './request-form'

type Kind = Requested['kind']

/** Last sent request and objection. Number and code are shown until they are dismissed, even after a navigation. */
const useSent = create<Record<Kind, SentReport | null>>(() => ({ request: null, objection: null }))

interface RequestAreaProps {
  kind: Kind
  /** Renders public information that may answer the text of a request. */
  likely?: ((text: string) => ReactNode) | undefined
}

/** Form for information requests or objections, and a list of those that were sent from this device. */
export default function RequestArea({ kind, likely }: RequestAreaProps) {
  const draft = useReportDraft(kind)
  const sent = useSent((state) => state[kind])
  const { noun } = sentAs(kind)
  const [isRead, setIsRead] = useState(false)

  useEffect(() => void refreshReports().then(() => setIsRead(true)), [])

  async function send(request: Requested, form: object) {
    const sent = await draft.send(() => submitRequest(request, form))
    useSent.setState({ [kind]: sent })
    await draft.reread()
  }

  async function edit(id: string) {
    await draft.takeBack(id)
    if (sent?.id === id) useSent.setState({ [kind]: null })
    await draft.reread()
  }

  if (!draft.opened || !isRead) return <ComplaintFormSkeleton />
  const { draft: restored, opening } = draft.opened
  return (
    <>
      {sent && (
        <RequestCard
          key={sent.id}
          kind={kind}
          sent={sent}
          onDismiss={() => useSent.setState({ [kind]: null })}
        />
      )}
      <OwnReports kind={kind} onEdit={edit} />
      {!sent && (
        <section aria-labelledby="tulis" className="flex flex-col gap-6">
          <h2 id="tulis" className="text-xl font-bold md:text-2xl">
            Tulis {noun}
          </h2>
          <DraftNotices draft={draft} />
          <RequestForm
            key={opening}
            kind={kind}
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
