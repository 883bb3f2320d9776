import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { useCloseOnBack } from '@/components/use-close-on-back'

interface WindowDialogProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Over the whole window, under a bar with its title and the way out. */
export function WindowDialog({ title, onClose, children }: WindowDialogProps) {
  useCloseOnBack(onClose)
  return (
    <Dialog open onClose={onClose} className="relative z-40">
      <DialogPanel className="fixed inset-0 overflow-y-auto bg-paper">
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-hairline bg-surface px-4 py-1">
          <DialogTitle className="min-w-0 font-semibold">{title}</DialogTitle>
          <button
            type="button"
            onClick={onClose}
            className="inline-flex min-h-12 shrink-0 items-center gap-2 px-3 font-semibold text-primary"
          >
            <Icon name="x" className="size-5" />
            Tutup
          </button>
        </div>
        {children}
      </DialogPanel>
    </Dialog>
  )
}
