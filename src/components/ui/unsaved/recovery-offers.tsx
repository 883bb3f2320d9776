import type { AutosavedEntry } from '@/lib/autosave/entries'
import { buttonStyle } from '../buttons/button-style'
import { AutosaveNotice } from './autosave-notice'
import { CollapsibleOffers } from './collapsible-offers'

interface RecoveryOffersProps {
  autosave: {
    recoverableEntries: readonly AutosavedEntry[]
    discard: (entry: AutosavedEntry) => void
  }
  /** Returns the name of an entry. Defaults to its title. */
  titleOf?: ((entry: AutosavedEntry) => string) | undefined
  action?: string | undefined
  onRestore: (entry: AutosavedEntry) => void
}

export function RecoveryOffers(props: RecoveryOffersProps) {
  const { autosave, titleOf = titled, action = 'Lanjutkan', onRestore } = props
  return (
    <CollapsibleOffers>
      {autosave.recoverableEntries.map((entry) => (
        <AutosaveNotice
          key={entry.id}
          title={titleOf(entry)}
          at={entry.at}
          onDiscard={() => autosave.discard(entry)}
        >
          <button type="button" className={buttonStyle.secondary} onClick={() => onRestore(entry)}>
            {action}
          </button>
        </AutosaveNotice>
      ))}
    </CollapsibleOffers>
  )
}

const titled = ({ values }: AutosavedEntry) => String(values['title'])
