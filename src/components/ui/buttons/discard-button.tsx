import { ConfirmButton } from './confirm-button'

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
