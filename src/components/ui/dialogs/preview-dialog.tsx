import type { ReactNode } from 'react'
import { WindowDialog } from './window-dialog'

export function PreviewDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <WindowDialog title="Pratinjau, belum disimpan" onClose={onClose}>
      <div className="container-page">{children}</div>
    </WindowDialog>
  )
}
