import { TableFrame, tableCell } from '@/components/ui/table-frame'
import { formatRupiah } from '@/domain/money'
import type { Comparison } from '@/domain/sheets/table-format'

/** The sums in the file beside those that the table would have. */
export function TotalsTable({ comparisons }: { comparisons: readonly Comparison[] }) {
  if (comparisons.length === 0) return null
  const differing = comparisons.filter(({ file, table }) => file !== table).length
  return (
    <section aria-label="Jumlah" className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">
        {differing === 0
          ? 'Semua jumlah cocok dengan berkas'
          : `${differing} jumlah berbeda dari berkas`}
      </h2>
      <TableFrame label="Jumlah di berkas dan di situs">
        <thead>
          <tr>
            {['Jumlah', 'Di berkas', 'Di situs', 'Selisih'].map((head, index) => (
              <th
                key={head}
                scope="col"
                className={`${tableCell.head} ${index === 0 ? 'text-left' : 'text-right'}`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisons.map(({ label, file, table }, index) => (
            <tr
              key={`${index} ${label}`}
              className={file === table ? '' : 'font-semibold text-danger'}
            >
              <th scope="row" className={`${tableCell.sticky} bg-surface`}>
                {label}
              </th>
              <td className={tableCell.number}>{formatRupiah(file)}</td>
              <td className={tableCell.number}>{formatRupiah(table)}</td>
              <td className={tableCell.number}>
                {file === table ? 'cocok' : formatRupiah(table - file)}
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </section>
  )
}
