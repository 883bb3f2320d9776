import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'

interface RemoveDialogProps {
  code: string
  below: number
  onClose: () => void
  onRemove: (text: string) => void
}

export function RemoveDialog({ code, below, onClose, onRemove }: RemoveDialogProps) {
  const branch = below > 0 ? `${code} dan ${below} baris di bawahnya` : code
  return (
    <ConfirmDialog
      title={`Hapus ${code}?`}
      action="Hapus"
      danger
      onClose={onClose}
      onConfirm={() => {
        onRemove(`${branch} dihapus. Belum disimpan.`)
        onClose()
      }}
    >
      {below > 0 ? branch : `Baris ${code}`} dihapus dari rincian ini. Situs baru berubah setelah
      Anda menyimpan; rincian yang lama masuk tempat sampah.
    </ConfirmDialog>
  )
}
