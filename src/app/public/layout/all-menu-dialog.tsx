import { DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { Modal } from '@/components/ui/dialogs/modal'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'
import PageTiles from './page-tiles'

export default function AllMenuDialog({ onClose }: { onClose: () => void }) {
  useCloseOnBack(onClose)
  return (
    <Modal onClose={onClose} className="relative z-40">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel className="grid max-h-[85dvh] w-full max-w-lg grid-cols-1 grid-rows-[auto_minmax(0,1fr)] rounded-t-2xl bg-surface p-4 pb-0 sm:rounded-2xl lg:max-w-4xl lg:p-6 lg:pb-0">
          <div className="flex items-center justify-between pl-2">
            <DialogTitle className="text-xl font-bold">Semua Menu</DialogTitle>
            <button
              type="button"
              onClick={onClose}
              className="grid size-12 place-items-center rounded-full hover:bg-primary-soft"
            >
              <Icon name="x" className="size-6" />
              <span className="sr-only">Tutup</span>
            </button>
          </div>
          <div className="mt-2 overflow-y-auto overscroll-contain pb-[calc(1rem+env(safe-area-inset-bottom))]">
            <PageTiles onFollow={onClose} />
          </div>
        </DialogPanel>
      </div>
    </Modal>
  )
}
