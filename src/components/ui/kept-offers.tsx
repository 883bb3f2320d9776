import type { TimeZone } from '@/domain/date'
import type { KeptWork } from '@/lib/kept-work'
import { buttonStyle } from './button-style'
import { KeptNotice } from './kept-notice'

interface KeptOffersProps {
  offers: readonly KeptWork[]
  titleOf: (work: KeptWork) => string
  zone: TimeZone
  onRestore: (work: KeptWork) => void
  onDiscard: (work: KeptWork) => void
}

/** What was typed into a form before and never saved. */
export function KeptOffers({ offers, titleOf, zone, onRestore, onDiscard }: KeptOffersProps) {
  return offers.map((work) => (
    <KeptNotice
      key={work.id}
      title={titleOf(work)}
      at={work.at}
      zone={zone}
      onDiscard={() => onDiscard(work)}
    >
      <button type="button" className={buttonStyle.secondary} onClick={() => onRestore(work)}>
        Lanjutkan
      </button>
    </KeptNotice>
  ))
}
