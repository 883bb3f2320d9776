import { useQuery } from '@tanstack/react-query'
import { Loaded } from '@/components/ui/states/loaded'
import { wholeDays } from '@/domain/complaints/whole-days'
import type { ComplaintTotals } from '@/domain/complaints/complaint-progress-schema'
import { formatCount } from '@/domain/text/money'
import { complaintTotalsQuery } from './complaint-queries'

export function ComplaintTotalsSection() {
  return (
    <Loaded
      query={useQuery(complaintTotalsQuery.options)}
      subject="rekap pengaduan"
      failure={null}
      skeleton={<div className="h-48 skeleton rounded-card" data-skeleton />}
    >
      {(totals) => <Totals totals={totals} />}
    </Loaded>
  )
}

function Totals({ totals }: { totals: ComplaintTotals }) {
  const { year, received, inProgress, done, medianDays, answered, solved } = totals
  return (
    <section
      aria-labelledby="rekap"
      className="flex min-h-48 flex-col rounded-card bg-surface-2 p-4 md:p-5"
    >
      <h2 id="rekap" className="text-lg font-semibold">
        Pengaduan tahun {year}
      </h2>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-3">
        <Count name="Diterima" value={received} />
        <Count name="Dikerjakan" value={inProgress} />
        <Count name="Selesai" value={done} />
      </dl>
      <p className="mt-auto pt-3 text-sm text-ink-2">
        {medianDays === null
          ? 'Belum cukup jawaban untuk menghitung berapa lama warga menunggu.'
          : `Separuh laporan dijawab dalam ${formatCount(wholeDays(medianDays))} hari atau kurang.`}
      </p>
      {answered > 0 && (
        <p className="mt-1 text-sm text-ink-2">
          {formatCount(solved)} dari {formatCount(answered)} pelapor bilang beres.
        </p>
      )}
    </section>
  )
}

function Count({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="text-2xl font-bold tabular-nums">{formatCount(value)}</dd>
    </div>
  )
}
