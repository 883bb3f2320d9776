import { useOnline } from '@/components/browser/use-online'
import { buttonStyle } from '../buttons/button-style'
import { EmptyState } from './empty-state'

/** Nothing was ever loaded and loading failed: what, why, and another try where there is a network for it. */
export function LoadFailure({ text, onRetry }: { text: string; onRetry: () => void }) {
  return useOnline() ? (
    <EmptyState text={text} reason="Server tidak dapat dihubungi. Periksa sambungan internet Anda.">
      <button type="button" className={buttonStyle.secondary} onClick={onRetry}>
        Coba lagi
      </button>
    </EmptyState>
  ) : (
    <EmptyState text={text} reason="Tidak ada jaringan." />
  )
}
