import { DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { useCloseOnBack } from './use-close-on-back'
import { Modal } from './modal'

interface WindowDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

export function WindowDialog({ title, onClose, children }: WindowDialogProps) {
  useCloseOnBack(onClose)
  return (
    <Modal onClose={onClose} className="relative z-40">
      <DialogPanel className="fixed inset-0 grid grid-cols-1 grid-rows-[auto_minmax(0,1fr)] bg-paper">
        <div className="flex items-center justify-between gap-4 border-b border-hairline bg-surface px-4 py-1">
          <DialogTitle className="min-w-0 font-semibold">{title}</DialogTitle>
          <button
            type="button"
            onClick={onClose}
            className="inline-flex min-h-12 shrink-0 items-center gap-2 px-3 font-semibold text-primary"
          >
            <Icon name="x" />
            Tutup
          </button>
        </div>
        {/* Keeps focused elements above a fixed action bar. */}
        <div className="scroll-pb-28 overflow-y-auto overscroll-contain">{children}</div>
      </DialogPanel>
    </Modal>
  )
}
