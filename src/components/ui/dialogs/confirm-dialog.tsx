import type { ReactNode } from 'react'
import { buttonStyle } from '../buttons/button-style'
import { DialogFrame } from './dialog-frame'
import { useCloseOnBack } from './use-close-on-back'

interface ConfirmDialogProps {
  title: string
  /** Consequences of the action, and whether it can be undone. */
  children: ReactNode
  action: string
  /** Marks an action that cannot be undone immediately. */
  danger?: boolean
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
          <button type="button" className={buttonStyle.quiet} onClick={onClose}>
            Batal
          </button>
          <button
            type="button"
            className={danger ? buttonStyle.danger : buttonStyle.primary}
            onClick={onConfirm}
          >
            {action}
          </button>
        </>
      }
    >
      {children}
    </DialogFrame>
  )
}
