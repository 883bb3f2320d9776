import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { SentKind } from '@/domain/requests/sent-kind'
import { wordedFor } from '@/services/reports/report-draft'
import { useReports } from '@/stores/reports'
import { OwnReport } from './own-report'
import { stateOf } from './report-state'

interface OwnReportsProps {
  kind?: SentKind
  onEdit: (id: string) => Promise<void>
}

export function OwnReports({ kind, onEdit }: OwnReportsProps) {
  const { reports: all, sending } = useReports()
  const reports = all.filter((report) => report.kind === kind)
  const refused = reports.filter(({ state }) => state === 'refused').length
  const waiting = reports.filter(({ state }) => state === 'waiting').length
  const [isOpenAtFirst] = useState(refused > 0)
  if (reports.length === 0) return null
  return (
    <details
      open={isOpenAtFirst}
      className="group rounded-card border border-hairline bg-surface px-4 md:px-6"
    >
      <summary className="flex min-h-14 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <Icon name="file-text" className="size-5 text-primary" />
        <h2 className="grow text-lg font-semibold">
          {wordedFor(kind, 'Laporan saya')}{' '}
          <span className="font-normal text-ink-2">({reports.length})</span>
          {(refused > 0 || waiting > 0) && (
            <span className="block text-sm font-normal text-ink-2">
              {[refused > 0 && `${refused} ditolak`, waiting > 0 && `${waiting} belum terkirim`]
                .filter(Boolean)
                .join(', ')}
            </span>
          )}
        </h2>
        <Icon
          name="chevron-down"
          className="size-5 text-primary transition-transform group-open:rotate-180"
        />
      </summary>
      <p className="text-sm text-ink-2">
        Daftar ini hanya ada di perangkat ini. Di perangkat yang dipakai bersama, hapus yang tidak
        perlu dilihat orang lain.
      </p>
      <ul className="mt-2 mb-2 divide-y divide-hairline">
        {reports.map((report) => (
          <OwnReport
            key={report.id}
            report={report}
            state={stateOf(report, sending)}
            onEdit={onEdit}
          />
        ))}
      </ul>
    </details>
  )
}
