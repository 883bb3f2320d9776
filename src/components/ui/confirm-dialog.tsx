import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { useCloseOnBack } from '../use-close-on-back'
import { buttonStyle } from './button-style'

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
    <Dialog open onClose={onClose} role={role} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      <div className="fixed inset-0 grid place-items-center p-4">
        <DialogPanel className="flex max-h-full w-full max-w-md flex-col gap-4 overflow-y-auto rounded-card bg-surface p-6">
          <DialogTitle className="text-xl font-bold">{title}</DialogTitle>
          <div className="text-ink-2">{children}</div>
          <div className="flex flex-wrap justify-end gap-2">
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
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
