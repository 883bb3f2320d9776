import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/button-style'
import { KeptNotice } from '@/components/ui/kept-notice'
import type { TimeZone } from '@/domain/date'
import { draftTitle } from '@/domain/draft'
import type { KeptWork } from '@/lib/kept-work'
import { discardWork } from '@/stores/kept-work'
import type { EditorialKind } from './editorial-kind'
import { formPath } from './work'

interface KeptOfferProps {
  kind: EditorialKind
  kept: KeptWork
  zone: TimeZone
  restoreLabel?: string
  onRestore: () => void
}

/**
 * Offers what was typed before and never saved. New work is opened where it was begun; what changes
 * something stored is put into the form that is open.
 */
export function KeptOffer(props: KeptOfferProps) {
  const { kind, kept, zone, restoreLabel = 'Pulihkan', onRestore } = props
  return (
    <KeptNotice
      title={draftTitle({ data: kept.values })}
      at={kept.at}
      zone={zone}
      onDiscard={() => void discardWork(kept)}
    >
      {kept.subject === '' ? (
        <Link to={formPath(kind, { type: 'new', id: kept.id })} className={buttonStyle.secondary}>
          Lanjutkan
        </Link>
      ) : (
        <button type="button" className={buttonStyle.secondary} onClick={onRestore}>
          {restoreLabel}
        </button>
      )}
    </KeptNotice>
  )
}
