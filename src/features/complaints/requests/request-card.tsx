import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '@/components/ui/buttons/button'
import { CopyButton } from '@/components/ui/buttons/copy-button'
import { formatTrackingCode } from '@/domain/ids/id'
import { paths } from '@/domain/paths'
import { trackedAt } from '@/domain/requests/sent-kind'
import { renewIfSubscribed } from '@/lib/push/renew-if-subscribed'
import type { Requested } from '@/lib/reports/report-store'
import { wordedFor } from '@/services/reports/report-draft'
import type { SentReport } from '@/services/reports/submit-report'
import { useReports } from '@/stores/reports'
import { requestStatusQuery } from '../complaint-queries'
import { sentenceOf, stateOf } from '../report/report-state'
import { TrackingCode } from '../tracking/tracking-code'

/** Polling interval for the register number in milliseconds. A function assigns the number after receipt. */
const NUMBER_MILLISECONDS = 3_000

interface RequestCardProps {
  kind: Requested['kind']
  sent: SentReport
  onDismiss: () => void
}

/** Receipt for a request or objection, with its register number and tracking code. */
export function RequestCard({ kind, sent, onDismiss }: RequestCardProps) {
  const { reports, sending } = useReports()
  const report = reports.find(({ id }) => id === sent.id) ?? { ...sent, kind }
  const isSent = report.state === 'sent'
  const { data } = useQuery({
    ...requestStatusQuery(sent.id, kind).options,
    enabled: isSent,
    refetchInterval: ({ state }) => !state.data?.register && NUMBER_MILLISECONDS,
  })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (isSent) void renewIfSubscribed()
  }, [isSent])
  return (
    <section
      aria-labelledby="tanda-terima"
      className="flex flex-col gap-3 rounded-card border border-l-4 border-hairline border-l-primary bg-surface p-4 md:p-6"
    >
      <h2 ref={heading} id="tanda-terima" tabIndex={-1} className="text-lg font-semibold">
        {wordedFor(kind, isSent ? 'Laporan Anda terdaftar' : 'Laporan Anda tersimpan')}
      </h2>
      <p role="status">
        {isSent ? (
          <>
            Nomor register <strong>{data?.register || '… (sedang diberikan)'}</strong>
          </>
        ) : (
          `${sentenceOf(report, stateOf(report, sending))} Nomor register menyusul.`
        )}
      </p>
      <p className="rounded-control bg-surface-2 px-4 py-3">
        Kode pelacakan: <TrackingCode code={sent.id} className="text-lg select-all" />
      </p>
      <p>Simpan kode ini. Siapa pun yang memegangnya dapat melihat jawaban, tanpa nama Anda.</p>
      <div className="flex flex-col flex-wrap gap-3 sm:flex-row">
        <CopyButton what="kode" text={formatTrackingCode(sent.id)} />
        {isSent && (
          <>
            <ButtonLink to={trackedAt(kind, sent.id)}>Lihat perkembangan</ButtonLink>
            <ButtonLink to={paths.notifications} look="quiet">
              Beri tahu saya bila dijawab
            </ButtonLink>
          </>
        )}
        <Button look="quiet" onClick={onDismiss}>
          {wordedFor(kind, 'Tulis laporan lain')}
        </Button>
      </div>
    </section>
  )
}
