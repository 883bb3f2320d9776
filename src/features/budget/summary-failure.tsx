import { useQuery } from '@tanstack/react-query'
import { buttonStyle } from '@/components/ui/button-style'
import { summaryQuery } from './budget-queries'

/** Why the figures above are zeros, when they could not be loaded or nobody has filled them in. */
export function SummaryFailure() {
  const { data, refetch } = useQuery(summaryQuery.options)
  if (data) return null
  if (data === null) return <p className="mt-4 text-ink-2">Ringkasan anggaran belum diisi.</p>
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-2">Angka realisasi belum dapat dimuat.</p>
      <button type="button" className={buttonStyle.secondary} onClick={() => void refetch()}>
        Coba lagi
      </button>
    </div>
  )
}
