import { NumbersTable } from '@/components/ui/lists/numbers-table'
import type { Comparison } from '@/domain/sheets/table-format'
import { formatCount, formatRupiah } from '@/domain/text/money'

interface TotalsTableProps {
  comparisons: readonly Comparison[]
  beside: 'Dibaca' | 'Di situs'
  money: boolean
}

export function TotalsTable({ comparisons, beside, money }: TotalsTableProps) {
  if (comparisons.length === 0) return null
  const format = money ? formatRupiah : formatCount
  const differing = comparisons.filter(({ file, table }) => file !== table).length
  return (
    <section aria-label={`Jumlah ${beside.toLowerCase()}`} className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">
        {beside === 'Dibaca'
          ? differing === 0
            ? 'Semua isi berkas dibaca'
            : 'Tidak semua isi berkas dibaca'
          : differing === 0
            ? 'Semua jumlah cocok dengan berkas'
            : `${differing} jumlah berbeda dari berkas`}
      </h2>
      <NumbersTable
        label={`Jumlah di berkas dan ${beside.toLowerCase()}`}
        columns={['Jumlah', 'Di berkas', beside, 'Selisih']}
        rows={comparisons.map(({ label, file, table }, index) => ({
          key: `${index} ${label}`,
          head: label,
          numbers: [format(file), format(table), file === table ? 'cocok' : format(table - file)],
          look: file === table ? '' : 'font-semibold text-danger',
        }))}
      />
    </section>
  )
}
