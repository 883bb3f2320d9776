import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import type { ComplaintMonth } from '@/domain/complaints/complaint-progress-schema'
import { formatCount } from '@/domain/text/money'
import { formatMonth } from '@/domain/time/date'
import { complaintTotalsQuery } from '../complaint-queries'
import { MonthsView } from './months-view'

export default function MonthsSection() {
  const { data: totals } = useQuery(complaintTotalsQuery.options)
  const months = totals?.months ?? []
  if (months.length === 0) return null
  const total = months.reduce((sum, { received }) => sum + received, 0)
  return (
    <Section title="Laporan dari bulan ke bulan">
      <p className="mb-4 max-w-prose text-ink-2">
        {total === 0
          ? `Dalam ${months.length} bulan terakhir belum ada laporan yang masuk.`
          : describeMonths(total, months)}
      </p>
      {total > 0 && <MonthsView months={months} />}
    </Section>
  )
}

function describeMonths(total: number, months: readonly ComplaintMonth[]): string {
  const most = months.reduce((one, other) => (other.received > one.received ? other : one))
  return `Dalam ${months.length} bulan terakhir masuk ${formatCount(total)} laporan, terbanyak ${formatCount(most.received)} pada ${formatMonth(most.month)}.`
}
