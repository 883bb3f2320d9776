import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import type { DraftLine } from './draft-lines'
import { RenameDialog } from './rename-dialog'

interface RemoveDialogProps {
  code: string
  below: number
  onClose: () => void
  onRemove: (text: string) => void
}

function RemoveDialog({ code, below, onClose, onRemove }: RemoveDialogProps) {
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

export interface RowToConfirm {
  code: string
  action: 'rename' | 'remove'
}

interface RowDialogsProps {
  confirming: RowToConfirm | null
  lines: readonly DraftLine[]
  below: number
  onClose: () => void
  onRename: (code: string, to: string, uraian: string) => void
  onRemove: (code: string, text: string) => void
}

export function RowDialogs({
  confirming,
  lines,
  below,
  onClose,
  onRename,
  onRemove,
}: RowDialogsProps) {
  if (!confirming) return null
  const { code, action } = confirming
  if (action === 'remove')
    return (
      <RemoveDialog
        code={code}
        below={below}
        onClose={onClose}
        onRemove={(text) => onRemove(code, text)}
      />
    )
  return (
    <RenameDialog
      line={lines.find(({ id }) => id === code) ?? { id: code, uraian: '' }}
      lines={lines}
      below={below}
      onClose={onClose}
      onRename={(to, uraian) => onRename(code, to, uraian)}
    />
  )
}
