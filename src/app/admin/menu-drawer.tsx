import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Modal } from '@/components/ui/dialogs/modal'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'

export function MenuDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useCloseOnBack(onClose)
  return (
    <Modal onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      <DialogPanel className="fixed inset-y-0 left-0 grid w-72 max-w-[85vw] grid-cols-1 grid-rows-[auto_minmax(0,1fr)] bg-surface">
        <div className="flex items-center justify-between p-3 pb-2 pl-6">
          <DialogTitle className="font-bold">Menu admin</DialogTitle>
          <button type="button" onClick={onClose} className="grid size-12 place-items-center">
            <Icon name="x" className="size-6" />
            <span className="sr-only">Tutup</span>
          </button>
        </div>
        <div className="flex flex-col gap-2 overflow-y-auto overscroll-contain p-3 pt-0 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          {children}
        </div>
      </DialogPanel>
    </Modal>
  )
}
