import { buttonStyle } from './button-style'
import { EmptyState } from './empty-state'

/** Nothing was ever loaded and loading failed: the empty text, why, and another try. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <EmptyState
      text={text}
      reason="Isi terbaru belum dapat dimuat. Periksa sambungan internet Anda."
    >
      <button type="button" className={buttonStyle.secondary} onClick={onRetry}>
        Coba lagi
      </button>
    </EmptyState>
  )
}
