import { Children, type ReactNode } from 'react'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { Button } from '../buttons/button'
import { AutosaveNotice } from './autosave-notice'

/** Shows offers to restore unsaved input: a single offer directly, several in a collapsed list. */
export function CollapsibleOffers({ children }: { children: ReactNode }) {
  const offers = Children.toArray(children)
  if (offers.length < 2) return offers
  return (
    <details className="rounded-card border border-l-4 border-hairline border-l-accent bg-surface px-4">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        Ada {offers.length} tulisan lama yang belum disimpan
      </summary>
      <div className="flex flex-col gap-3 pb-4">{offers}</div>
    </details>
  )
}

interface RecoveryOffersProps {
  autosave: {
    recoverableEntries: readonly AutosavedEntry[]
    discard: (entry: AutosavedEntry) => void
  }
  titleOf?: ((entry: AutosavedEntry) => string) | undefined
  onRestore: (entry: AutosavedEntry) => void
}

export function RecoveryOffers({ autosave, titleOf = titled, onRestore }: RecoveryOffersProps) {
  return (
    <CollapsibleOffers>
      {autosave.recoverableEntries.map((entry) => (
        <AutosaveNotice
          key={entry.id}
          title={titleOf(entry)}
          at={entry.at}
          onDiscard={() => autosave.discard(entry)}
        >
          <Button onClick={() => onRestore(entry)}>Lanjutkan</Button>
        </AutosaveNotice>
      ))}
    </CollapsibleOffers>
  )
}

const titled = ({ values }: AutosavedEntry) => String(values['title'])
