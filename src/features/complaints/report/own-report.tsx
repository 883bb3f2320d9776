import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/buttons/button'
import { ConfirmButton } from '@/components/ui/buttons/confirm-button'
import { Alert } from '@/components/ui/states/alert'
import { Time } from '@/components/ui/time'
import { CATEGORY_LABEL } from '@/domain/complaints/complaint'
import { trackedAt } from '@/domain/requests/sent-kind'
import { UserFacingError } from '@/lib/errors'
import { logUnexpected } from '@/lib/log'
import type { StoredReport } from '@/lib/reports/report-store'
import { wordedFor } from '@/services/reports/report-draft'
import { useSingleFlight } from '@/lib/single-flight'
import { removeReport, retryReport } from '@/services/reports/outbox'
import { TrackingCode } from '../tracking/tracking-code'
import { type ReportState, StateChip, sentenceOf } from './report-state'

interface OwnReportProps {
  report: StoredReport
  state: ReportState
  onEdit: (id: string) => Promise<void>
}

const BUTTON = { look: 'quiet', className: '-ml-3 px-3!' } as const

export function OwnReport({ report, state, onEdit }: OwnReportProps) {
  const { id, at, kind, category } = report
  const [isBusy, runOnce] = useSingleFlight()
  const [failure, setFailure] = useState<string | null>(null)
  const isSent = state === 'Terkirim'

  function attempt(work: () => Promise<void>) {
    return runOnce(async () => {
      setFailure(null)
      try {
        await work()
      } catch (error) {
        logUnexpected('Changing the report on the device failed', error)
        setFailure(error instanceof UserFacingError ? error.message : 'Belum berhasil. Coba lagi.')
      }
    })
  }

  return (
    <li className="flex flex-col gap-1 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="font-semibold">
          {category
            ? CATEGORY_LABEL[category]
            : kind === 'objection'
              ? 'Keberatan'
              : 'Permohonan informasi'}
        </p>
        <StateChip state={state} />
      </div>
      <p className="text-sm text-ink-2">
        <Time at={at} />
      </p>
      {isSent ? (
        <Link
          to={trackedAt(kind, id)}
          className="inline-flex min-h-12 items-center self-start text-primary underline underline-offset-4"
        >
          <TrackingCode code={id} />
        </Link>
      ) : (
        <>
          <p className="py-1">
            <TrackingCode code={id} />
          </p>
          <p className="text-sm">{sentenceOf(report, state)}</p>
        </>
      )}
      {failure && <Alert kind="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-x-3">
        {!isSent && (
          <>
            <Button
              {...BUTTON}
              disabled={isBusy || state === 'Mengirim'}
              onClick={() => void attempt(() => retryReport(id))}
            >
              Coba lagi
            </Button>
            <Button
              {...BUTTON}
              disabled={isBusy || state === 'Mengirim'}
              onClick={() => void attempt(() => onEdit(id))}
            >
              {wordedFor(kind, 'Ubah laporan')}
            </Button>
          </>
        )}
        <ConfirmButton
          {...BUTTON}
          label="Hapus dari perangkat ini"
          disabled={isBusy}
          title={wordedFor(kind, 'Hapus laporan dari perangkat ini?')}
          action="Hapus"
          danger
          onConfirm={() => void attempt(() => removeReport(id))}
        >
          {wordedFor(
            kind,
            isSent
              ? 'Yang dihapus hanya catatan di perangkat ini; laporannya tetap ada di kantor desa. ' +
                  'Catat dahulu kodenya bila perkembangannya masih ingin Anda lihat.'
              : 'Laporan ini belum terkirim. Isi dan fotonya hilang dan tidak dapat dikembalikan.',
          )}
        </ConfirmButton>
      </div>
    </li>
  )
}
