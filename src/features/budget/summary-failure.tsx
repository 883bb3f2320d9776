import { buttonStyle } from '@/components/ui/button-style'

interface SummaryFailureProps {
  /** Null when nobody has filled the figures in, undefined when they could not be loaded. */
  summary: object | null | undefined
  onRetry: () => void
}

/** Why the figures above are zeros. */
export function SummaryFailure({ summary, onRetry }: SummaryFailureProps) {
  if (summary) return null
  if (summary === null) return <p className="mt-4 text-ink-2">Ringkasan anggaran belum diisi.</p>
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-2">Angka realisasi belum dapat dimuat.</p>
      <button type="button" className={buttonStyle.secondary} onClick={onRetry}>
        Coba lagi
      </button>
    </div>
  )
}
