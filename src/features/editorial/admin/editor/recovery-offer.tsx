import { useOnline } from '@/components/browser/use-online'
import { Button, ButtonLink } from '@/components/ui/buttons/button'
import { AutosaveNotice } from '@/components/ui/unsaved/recovery-offers'
import { draftTitle } from '@/domain/drafts/draft'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { discardEntry } from '@/services/autosave/entries'
import type { EditorialKind } from '../editorial-kind'
import { formPath } from './editor-document'

interface RecoveryOfferProps {
  kind: EditorialKind
  entry: AutosavedEntry
  restoreLabel?: string
  onRestore: () => void
  /** Publishes the input. Set if the user may publish. */
  onPublish?: (() => void) | undefined
}

/** Offers an autosave entry. A new draft opens under its own path. Other entries are restored into the open form. */
export function RecoveryOffer(props: RecoveryOfferProps) {
  const { kind, entry, restoreLabel = 'Pulihkan', onRestore, onPublish } = props
  const isOnline = useOnline()
  return (
    <AutosaveNotice
      title={draftTitle({ data: entry.values })}
      at={entry.at}
      onDiscard={() => void discardEntry(entry)}
    >
      {entry.subject !== '' && entry.isPostponed && isOnline && onPublish && (
        <Button look="primary" onClick={onPublish}>
          Terbitkan sekarang
        </Button>
      )}
      {entry.subject === '' ? (
        <ButtonLink to={formPath(kind, { type: 'new', id: entry.id })}>Lanjutkan</ButtonLink>
      ) : (
        <Button onClick={onRestore}>{restoreLabel}</Button>
      )}
    </AutosaveNotice>
  )
}
