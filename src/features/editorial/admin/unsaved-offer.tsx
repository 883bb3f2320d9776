import { Alert } from '@/components/ui/alert'
import { buttonStyle } from '@/components/ui/button-style'
import { formatInstant, type TimeZone } from '@/domain/date'

interface UnsavedOfferProps {
  /** Epoch milliseconds. */
  at: number
  zone: TimeZone
  onRestore: () => void
  onDiscard: () => void
}

/** Offers what was typed here before and never saved. */
export function UnsavedOffer({ at, zone, onRestore, onDiscard }: UnsavedOfferProps) {
  return (
    <Alert kind="note">
      <p>Ada tulisan yang belum disimpan dari {formatInstant(zone, new Date(at))}.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={buttonStyle.secondary} onClick={onRestore}>
          Pulihkan
        </button>
        <button type="button" className={buttonStyle.quiet} onClick={onDiscard}>
          Buang
        </button>
      </div>
    </Alert>
  )
}
