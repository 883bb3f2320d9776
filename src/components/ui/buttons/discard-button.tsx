import { useState } from 'react'
import { ConfirmDialog } from '../dialogs/confirm-dialog'
import { buttonStyle } from './button-style'

interface DiscardButtonProps {
  title: string
  onDiscard: () => void
}

export function DiscardButton({ title, onDiscard }: DiscardButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className={buttonStyle.quiet} onClick={() => setAsking(true)}>
        Buang …
      </button>
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
