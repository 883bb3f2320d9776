import type { ReactNode } from 'react'
import { Button } from '../buttons/button'
import { DialogFrame } from './dialog-frame'
import { useCloseOnBack } from './use-close-on-back'

interface ConfirmDialogProps {
  title: string
  /** Consequences of the action, and whether it can be undone. */
  children: ReactNode
  action: string
  /** Marks an action that cannot be undone immediately. */
  danger?: boolean | undefined
  /** `dialog` if the content has input fields. */
  role?: 'alertdialog' | 'dialog'
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, danger, role = 'alertdialog', onConfirm, onClose } = props
  useCloseOnBack(onClose)
  return (
    <DialogFrame
      title={title}
      role={role}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Batal
          </Button>
          <Button look={danger ? 'danger' : 'primary'} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}
