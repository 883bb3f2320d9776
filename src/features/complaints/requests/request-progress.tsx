import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow, useToday } from '@/components/browser/use-now'
import { ButtonLink } from '@/components/ui/buttons/button'
import { ConfirmButton } from '@/components/ui/buttons/confirm-button'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { paths } from '@/domain/paths'
import { isOpen } from '@/domain/requests/request'
import {
  describeStep,
  isExtended,
  LATE_OBJECTION,
  objectionDay,
  requestClock,
} from '@/domain/requests/request-steps'
import type { RequestStatus } from '@/domain/requests/request-schema'
import { sentAs } from '@/domain/requests/sent-kind'
import type { Settings } from '@/domain/settings/settings'
import { paragraphsOf } from '@/domain/text/text'
import { formatLongDay } from '@/domain/time/date'
import { logUnexpected } from '@/lib/log'
import type { Requested } from '@/lib/reports/report-store'
import { useSingleFlight } from '@/lib/single-flight'
import { useLegalTime } from '@/services/office/use-legal-time'
import { requestStatusQuery } from '../complaint-queries'
import { OfficeContacts } from '../office-contacts'

const OVERDUE =
  'Batas waktu jawaban sudah lewat. Anda dapat mengajukan keberatan kepada Kepala Desa.'

const OVERDUE_OBJECTION =
  'Batas waktu keputusan sudah lewat. Anda dapat menanyakannya kepada kantor desa.'

const MATTERS = { request: 'permohonan informasi', objection: 'keberatan' }

interface RequestProgressProps {
  kind: Requested['kind']
  status: RequestStatus
  /** Tracking code as written in the address, which is part of the query key. */
  written: string
  settings: Settings
}

/** Shows the progress of a request or objection to anyone with its tracking code. Contains no personal data. */
export function RequestProgress({ kind, status, written, settings }: RequestProgressProps) {
  const time = useLegalTime()
  const today = useToday(time.zone)
  const record = kind === 'request' ? 'requests' : 'objections'
  const clock = requestClock(status, time, new Date(useNow()), record)
  const { due, arithmetic, isOverdue } = clock
  const canObject = kind === 'request' && (isOverdue || !isOpen(status.state))
  const lastDay = objectionDay({ ...status, isExtended: isExtended(status) }, time)
  const open = isOpen(status.state)
  return (
    <div className="flex flex-col gap-8">
      <section
        aria-labelledby="status"
        className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4 md:p-6"
      >
        <p className="text-sm text-ink-2">
          {status.register
            ? `Nomor register ${status.register}`
            : 'Nomor register sedang diberikan'}
        </p>
        <h2 id="status" className="text-xl font-bold">
          {status.state}
        </h2>
        {open && (
          <p>
            {kind === 'request' ? 'Dijawab' : 'Diputuskan'} paling lambat{' '}
            <strong>{formatLongDay(due)}</strong>.
          </p>
        )}
        <p className="text-sm text-ink-2">{arithmetic}</p>
        {isOverdue && <Alert kind="note">{kind === 'request' ? OVERDUE : OVERDUE_OBJECTION}</Alert>}
        {open && <OfficeContacts settings={settings} message={`Menanyakan ${MATTERS[kind]}`} />}
      </section>
      {status.steps.length > 0 && (
        <section aria-labelledby="langkah">
          <h2 id="langkah" className="text-xl font-bold">
            Perkembangan
          </h2>
          <ol className="mt-4 flex flex-col gap-4">
            {status.steps.map((step) => (
              <li
                key={step.id}
                className="rounded-card border border-hairline bg-surface p-4 md:p-5"
              >
                <p className="text-sm text-ink-2">
                  <Time at={step.at} />
                </p>
                {paragraphsOf(describeStep(step, status, time)).map((paragraph, index) => (
                  <p key={index} className="mt-2">
                    {paragraph}
                  </p>
                ))}
              </li>
            ))}
          </ol>
        </section>
      )}
      {canObject && (
        <section
          aria-labelledby="keberatan"
          className="flex flex-col items-start gap-3 rounded-card bg-surface-2 p-4 md:p-5 print:hidden"
        >
          <h2 id="keberatan" className="text-lg font-semibold">
            Tidak puas dengan layanan ini?
          </h2>
          <p>
            Ajukan keberatan kepada Kepala Desa paling lambat{' '}
            <strong>{formatLongDay(lastDay)}</strong>
            {today > lastDay
              ? `. Setelah itu keberatan tetap diterima, dengan catatan “${LATE_OBJECTION}”.`
              : ' (30 hari kerja).'}
          </p>
          <ButtonLink to={paths.objectionTo(status.id)}>Ajukan keberatan</ButtonLink>
        </section>
      )}
      {open && <Withdrawal kind={kind} id={status.id} written={written} />}
    </div>
  )
}

function Withdrawal({
  kind,
  id,
  written,
}: Pick<RequestProgressProps, 'kind' | 'written'> & { id: string }) {
  const { noun } = sentAs(kind)
  const client = useQueryClient()
  const [failure, setFailure] = useState('')
  const [isBusy, runOnce] = useSingleFlight()

  function withdraw() {
    return runOnce(async () => {
      setFailure('')
      try {
        const { withdrawRequest } = await import('./withdraw-request')
        await withdrawRequest(id, kind)
        await client.invalidateQueries({ queryKey: requestStatusQuery(written, kind).queryKey })
      } catch (error) {
        logUnexpected(`Withdrawing the ${kind} failed`, error)
        setFailure('Belum berhasil dicabut. Periksa sambungan internet, lalu coba lagi.')
      }
    })
  }

  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      {failure && <Alert kind="error">{failure}</Alert>}
      <ConfirmButton
        label={`Cabut ${noun}`}
        disabled={isBusy}
        look="quiet"
        className="-ml-3 px-3!"
        title={`Cabut ${noun} ini?`}
        action="Cabut"
        danger
        onConfirm={() => void withdraw()}
      >
        {kind === 'request'
          ? 'Permohonan ini tidak akan dijawab. Anda dapat mengajukan permohonan baru kapan saja.'
          : 'Keberatan ini tidak akan diputuskan.'}
      </ConfirmButton>
    </div>
  )
}
