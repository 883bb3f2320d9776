import { useEffect, type ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/buttons/button'
import { EmptyState } from '@/components/ui/states/empty-state'
import { sentAs } from '@/domain/requests/sent-kind'
import { refreshReports } from '@/services/reports/outbox'
import { wordedFor } from '@/services/reports/report-draft'
import { useReports } from '@/stores/reports'
import { sentenceOf, stateOf } from './report-state'

/** Renders `children`, or the state of the report if it is still on this device and was not received yet. */
export default function UnsentReportGuard({ id, children }: { id: string; children: ReactNode }) {
  const { reports, sending } = useReports()
  useEffect(() => void refreshReports(), [])
  const report = reports.find((one) => one.id === id && one.state !== 'sent')
  if (!report) return children
  return (
    <EmptyState
      text={wordedFor(report.kind, 'Laporan ini masih ada di perangkat ini')}
      reason={sentenceOf(report, stateOf(report, sending))}
    >
      <ButtonLink to={sentAs(report.kind).page} look="primary">
        {wordedFor(report.kind, 'Ke laporan saya')}
      </ButtonLink>
    </EmptyState>
  )
}
