import { Children, type ReactNode } from 'react'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { Button } from '../buttons/button'
import { ConfirmButton } from '../buttons/confirm-button'
import { Time } from '@/components/ui/time'
import { Alert } from '../states/alert'

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

export function DiscardButton({ title, onDiscard }: { title: string; onDiscard: () => void }) {
  return (
    <ConfirmButton
      label="Buang …"
      look="quiet"
      title={`Buang tulisan “${title}”?`}
      action="Buang"
      danger
      onConfirm={onDiscard}
    >
      Tulisan ini hanya ada di perangkat ini dan tidak dapat dikembalikan.
    </ConfirmButton>
  )
}

interface AutosaveNoticeProps {
  title: string
  at: number
  onDiscard: () => void
  children: ReactNode
}

export function AutosaveNotice({ title, at, onDiscard, children }: AutosaveNoticeProps) {
  return (
    <Alert kind="note">
      <p>
        Ada tulisan yang belum disimpan: <strong>{title}</strong>, dari <Time at={at} />.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {children}
        <DiscardButton title={title} onDiscard={onDiscard} />
      </div>
    </Alert>
  )
}
