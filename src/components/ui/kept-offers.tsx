import type { TimeZone } from '@/domain/date'
import type { KeptWork } from '@/lib/kept-work'
import { buttonStyle } from './button-style'
import { FoldedOffers } from './folded-offers'
import { KeptNotice } from './kept-notice'

interface KeptOffersProps {
  kept: { offers: readonly KeptWork[]; discard: (work: KeptWork) => void }
  /** What it is called; without it, by its title. */
  titleOf?: ((work: KeptWork) => string) | undefined
  zone: TimeZone
  /** On the button that restores. */
  action?: string | undefined
  onRestore: (work: KeptWork) => void
}

/** What was typed into a form before and never saved. */
export function KeptOffers(props: KeptOffersProps) {
  const { kept, titleOf = titled, zone, action = 'Lanjutkan', onRestore } = props
  return (
    <FoldedOffers>
      {kept.offers.map((work) => (
        <KeptNotice
          key={work.id}
          title={titleOf(work)}
          at={work.at}
          zone={zone}
          onDiscard={() => kept.discard(work)}
        >
          <button type="button" className={buttonStyle.secondary} onClick={() => onRestore(work)}>
            {action}
          </button>
        </KeptNotice>
      ))}
    </FoldedOffers>
  )
}

const titled = ({ values }: KeptWork) => String(values['title'])
