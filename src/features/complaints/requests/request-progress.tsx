import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '@/components/browser/use-now'
import { buttonStyle } from '@/components/ui/buttons/button-style'
import { DeferredConfirm } from '@/components/ui/dialogs/deferred-confirm'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { isOpen } from '@/domain/requests/request'
import { describeStep, requestClock } from '@/domain/requests/request-steps'
import type { RequestStatus } from '@/domain/requests/request-schema'
import type { Settings } from '@/domain/settings/settings'
import { paragraphsOf } from '@/domain/text/text'
import { formatLongDay } from '@/domain/time/date'
import { logUnexpected } from '@/lib/log'
import { useSingleFlight } from '@/lib/single-flight'
import { useLegalTime } from '@/services/office/use-legal-time'
import { requestStatusQuery } from '../complaint-queries'
import { OfficeContacts } from '../office-contacts'

const OVERDUE =
  'Batas waktu jawaban sudah lewat. Anda dapat mengajukan keberatan kepada Kepala Desa.'

interface RequestProgressProps {
  status: RequestStatus
  /** Code as it is in the address, which is the key of the query. */
  written: string
  settings: Settings
}

/** Shows the progress of a request to anyone with its code. Contains no personal data. */
export function RequestProgress({ status, written, settings }: RequestProgressProps) {
  const time = useLegalTime()
  const { due, arithmetic, isOverdue } = requestClock(status, time, new Date(useNow()))
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
            Dijawab paling lambat <strong>{formatLongDay(due)}</strong>.
          </p>
        )}
        <p className="text-sm text-ink-2">{arithmetic}</p>
        {isOverdue && <Alert kind="note">{OVERDUE}</Alert>}
        {open && <OfficeContacts settings={settings} message="Menanyakan permohonan informasi" />}
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
      {open && <Withdrawal id={status.id} written={written} />}
    </div>
  )
}

function Withdrawal({ id, written }: { id: string; written: string }) {
  const client = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState('')
  const [isBusy, runOnce] = useSingleFlight()

  function withdraw() {
    setIsAsking(false)
    return runOnce(async () => {
      setFailure('')
      try {
        const { withdrawRequest } = await import('./withdraw-request')
        await withdrawRequest(id)
        await client.invalidateQueries({ queryKey: requestStatusQuery(written).queryKey })
      } catch (error) {
        logUnexpected('Withdrawing the request failed', error)
        setFailure('Belum berhasil dicabut. Periksa sambungan internet, lalu coba lagi.')
      }
    })
  }

  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      {failure && <Alert kind="error">{failure}</Alert>}
      <button
        type="button"
        disabled={isBusy}
        className={`${buttonStyle.quiet} -ml-3 px-3! disabled:opacity-60`}
        onClick={() => setIsAsking(true)}
      >
        Cabut permohonan
      </button>
      {isAsking && (
        <DeferredConfirm
          title="Cabut permohonan ini?"
          action="Cabut"
          danger
          onClose={() => setIsAsking(false)}
          onConfirm={() => void withdraw()}
        >
          Permohonan ini tidak akan dijawab. Anda dapat mengajukan permohonan baru kapan saja.
        </DeferredConfirm>
      )}
    </div>
  )
}
