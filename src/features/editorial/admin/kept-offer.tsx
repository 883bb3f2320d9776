import { Alert } from '@/components/ui/alert'
import { buttonStyle } from '@/components/ui/button-style'
import { formatInstant, type TimeZone } from '@/domain/date'
import { draftTitle } from '@/domain/draft'
import type { KeptWork } from '@/lib/kept-work'
import { Link } from 'react-router-dom'
import { DiscardKept } from './discard-kept'
import type { EditorialKind } from './editorial-kind'
import { pathOf } from './use-work'

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
  const title = draftTitle({ data: kept.values })
  return (
    <Alert kind="note">
      <p>
        Ada tulisan yang belum disimpan: <strong>{title}</strong>, dari{' '}
        {formatInstant(zone, new Date(kept.at))}.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {kept.subject === '' ? (
          <Link to={pathOf(kind, { type: 'new', id: kept.id })} className={buttonStyle.secondary}>
            Lanjutkan
          </Link>
        ) : (
          <button type="button" className={buttonStyle.secondary} onClick={onRestore}>
            {restoreLabel}
          </button>
        )}
        <DiscardKept kept={kept} />
      </div>
    </Alert>
  )
}
