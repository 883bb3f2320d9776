import { useQuery } from '@tanstack/react-query'
import { Section } from '@/components/layout/section'
import type { RequestYear } from '@/domain/requests/request-totals-schema'
import { formatCount } from '@/domain/text/money'
import { requestTotalsQuery } from '../complaint-queries'

/** Yearly statistics of information requests (UU 14/2008 article 12). Renders nothing until they are first computed. */
export function RequestTotals() {
  const { data } = useQuery(requestTotalsQuery.options)
  return data?.years.map((report) => (
    <Section key={report.year} title={`Laporan layanan informasi ${report.year}`}>
      <YearReport report={report} />
    </Section>
  ))
}

function YearReport({ report }: { report: RequestYear }) {
  const { received, fulfilled, partly, refused, notHeld, withdrawn, medianDays } = report
  const rows: [string, number, string?][] = [
    ['Permohonan diterima', received],
    ['Dipenuhi', fulfilled],
    ['Dipenuhi sebagian', partly],
    ['Ditolak', refused, groundsOf(report)],
    ['Tidak dikuasai desa', notHeld],
    ['Dicabut', withdrawn],
    ['Keberatan', report.objections],
  ]
  return (
    <div className="max-w-prose">
      <table className="w-full text-left">
        <tbody>
          {rows.map(([name, count, detail]) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-4 font-normal">
                {name}
                {detail && <span className="block text-sm text-ink-2">{detail}</span>}
              </th>
              <td className="py-2 text-right align-top font-semibold tabular-nums">
                {formatCount(count)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-2">
        {medianDays === null
          ? 'Belum cukup jawaban untuk menghitung lama menunggu.'
          : `Separuh permohonan dijawab dalam ${formatCount(medianDays)} hari atau kurang.`}
      </p>
    </div>
  )
}

function groundsOf({ refusedBy }: RequestYear): string {
  const letters = Object.entries(refusedBy).toSorted(([a], [b]) => a.localeCompare(b))
  if (letters.length === 0) return ''
  const counts = letters.map(([letter, count]) => `huruf ${letter}: ${formatCount(count)}`)
  return `Pasal 17 UU 14/2008, ${counts.join(', ')}`
}
