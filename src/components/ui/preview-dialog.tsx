import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { useCloseOnBack } from '@/components/use-close-on-back'

/** The work as the public would see it, over the whole window. */
export function PreviewDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  useCloseOnBack(onClose)
  return (
    <Dialog open onClose={onClose} className="relative z-40">
      <DialogPanel className="fixed inset-0 overflow-y-auto bg-paper">
        <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-hairline bg-surface px-4 py-1">
          <DialogTitle className="font-semibold">Pratinjau, belum disimpan</DialogTitle>
          <button
            type="button"
            onClick={onClose}
            className="inline-flex min-h-12 shrink-0 items-center gap-2 px-3 font-semibold text-primary"
          >
            <Icon name="x" className="size-5" />
            Tutup
          </button>
        </div>
        <div className="container-page">{children}</div>
      </DialogPanel>
    </Dialog>
  )
}
