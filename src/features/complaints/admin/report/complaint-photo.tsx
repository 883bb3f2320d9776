import { DialogPanel, DialogTitle } from '@headlessui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Modal } from '@/components/ui/dialogs/modal'
import { useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'
import { BlobPicture } from '@/components/ui/pictures/blob-picture'
import { Loaded } from '@/components/ui/states/loaded'
import { complaintPhotoQuery } from '../complaints-query'

const ALT = 'Foto dari pelapor'

export function ComplaintPhoto({ path }: { path: string }) {
  const query = useQuery(complaintPhotoQuery(path))
  const [isLarge, setIsLarge] = useState(false)
  return (
    <Loaded
      query={query}
      subject="foto"
      failure="Foto belum dapat dimuat."
      empty={<p className="text-sm text-ink-2">Foto laporan ini tidak ditemukan.</p>}
      skeleton={<div className="aspect-4/3 w-full max-w-md skeleton rounded-card" />}
    >
      {(content) => (
        <>
          <button
            type="button"
            onClick={() => setIsLarge(true)}
            className="relative block w-full max-w-md overflow-hidden rounded-card border border-hairline"
          >
            <BlobPicture
              content={content}
              alt={ALT}
              className="aspect-4/3 w-full bg-surface-2 object-cover"
            />
            <span className="absolute right-2 bottom-2 flex items-center gap-2 rounded-full bg-surface px-3 py-1.5 text-sm font-semibold">
              <Icon name="search" className="size-4" />
              Perbesar
            </span>
          </button>
          {isLarge && <LargePhoto content={content} onClose={() => setIsLarge(false)} />}
        </>
      )}
    </Loaded>
  )
}

function LargePhoto({ content, onClose }: { content: Blob; onClose: () => void }) {
  useCloseOnBack(onClose)
  return (
    <Modal onClose={onClose} className="relative z-50">
      {/* Dark in both colour schemes, so that nothing outshines the picture. */}
      <DialogPanel className="fixed inset-0 flex flex-col bg-[#0c110e] text-[#f3f1ea]">
        <div className="flex items-center justify-between pl-4">
          <DialogTitle className="font-semibold">{ALT}</DialogTitle>
          <button
            type="button"
            onClick={onClose}
            className="grid size-14 place-items-center focus-visible:outline-[#fff]"
          >
            <Icon name="x" className="size-6" />
            <span className="sr-only">Tutup</span>
          </button>
        </div>
        <BlobPicture
          content={content}
          alt={ALT}
          className="min-h-0 w-full grow object-contain p-2"
        />
      </DialogPanel>
    </Modal>
  )
}
