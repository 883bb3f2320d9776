import type { ReactNode } from 'react'
import { buttonStyle } from '../buttons/button-style'
import { DialogFrame } from './dialog-frame'
import { useCloseOnBack } from './use-close-on-back'

interface ConfirmDialogProps {
  title: string
  /** What will happen, and whether it can be undone. */
  children: ReactNode
  /** What the button does, e.g. `Hapus`. */
  action: string
  /** What is done cannot be undone at once. */
  danger?: boolean
  /** `dialog` where something is filled in, not only agreed to. */
  role?: 'alertdialog' | 'dialog'
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is destroyed or leaves the public's sight, or for what an action needs. */
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
