import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import type { BinEntry } from '@/domain/bin/bin-schema'
import { titleOf } from '@/domain/bin/binned-title'
import { isTable } from '@/domain/tables/tables'

interface RestoreDialogProps {
  entry: BinEntry
  onConfirm: () => void
  onClose: () => void
}

export function RestoreDialog({ entry, onConfirm, onClose }: RestoreDialogProps) {
  return (
    <ConfirmDialog
      title={`Pulihkan “${titleOf(entry)}”?`}
      action="Pulihkan"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {consequence(entry)}
    </ConfirmDialog>
  )
}

function consequence({ collection, data }: BinEntry): string {
  if (collection === 'users' && data['disabled'] === true)
    return 'Akun kembali, tetapi tetap nonaktif, dengan peran dan e-mail yang lama.'
  if (collection === 'users')
    return 'Ia dapat masuk lagi dengan peran dan e-mail yang lama, setelah membuat kata sandi baru lewat “Lupa kata sandi?” di halaman Login.'
  if (isTable(collection))
    return 'Seluruh tabel kembali seperti saat itu dan langsung tampil di situs. Tabel yang sekarang masuk tempat sampah.'
  if (collection !== 'drafts') return 'Langsung tampil lagi di situs.'
  return data['state'] === 'terjadwal'
    ? 'Kembali sebagai draf. Jadwal terbitnya perlu diatur lagi.'
    : 'Kembali sebagai draf seperti saat dihapus.'
}
