import { useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { Button } from './button'

interface DiscardButtonProps {
  title: string
  onDiscard: () => void
}

export function DiscardButton({ title, onDiscard }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Buang …
      </Button>
      {asking && (
        <ConfirmDialog
          title={`Buang tulisan “${title}”?`}
          action="Buang"
          danger
          onClose={() => setAsking(false)}
          onConfirm={onDiscard}
        >
          Tulisan ini hanya ada di perangkat ini dan tidak dapat dikembalikan.
        </ConfirmDialog>
      )}
    </>
  )
}
