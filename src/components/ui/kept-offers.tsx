import { buttonStyle } from '@/components/ui/button-style'
import { KeptNotice } from '@/components/ui/kept-notice'
import type { TimeZone } from '@/domain/date'
import type { KeptWork } from '@/lib/kept-work'
import { discardWork } from '@/stores/kept-work'

interface KeptOffersProps {
  offers: readonly KeptWork[]
  titleOf: (work: KeptWork) => string
  zone: TimeZone
  onRestore: (work: KeptWork) => void
}

/** What was typed into a form before and never saved. */
export function KeptOffers({ offers, titleOf, zone, onRestore }: KeptOffersProps) {
  return offers.map((work) => (
    <KeptNotice
      key={work.id}
      title={titleOf(work)}
      at={work.at}
      zone={zone}
      onDiscard={() => void discardWork(work)}
    >
      <button type="button" className={buttonStyle.secondary} onClick={() => onRestore(work)}>
        Lanjutkan
      </button>
    </KeptNotice>
  ))
}
