import { useState } from 'react'
import { InputField } from '@/components/form/fields/input-field'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { renamingProblem } from '@/domain/budget/budget-lines'
import { LIMITS } from '@/domain/limits'
import { cleanText } from '@/domain/text/clean-text'
import type { TreeRow } from './use-line-tree'

interface RemoveDialogProps {
  row: TreeRow
  onClose: () => void
  onRemove: (text: string) => void
}

export function RemoveDialog({ row: { code, below }, onClose, onRemove }: RemoveDialogProps) {
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

interface RenameDialogProps {
  row: TreeRow
  lines: readonly { id: string }[]
  onRename: (to: string, uraian: string) => void
  onClose: () => void
}

/** Dialog that edits the code and the description of a line, which cannot be edited in the row of a heading. */
export function RenameDialog({ row, lines, onRename, onClose }: RenameDialogProps) {
  const { code, description, below } = row
  const [to, setTo] = useState(code)
  const [uraian, setUraian] = useState(description)
  const [problem, setProblem] = useState<string | null>(null)
  const isUnnamed = cleanText(uraian) === ''

  function confirm() {
    // Codes that are copied from Siskeudes end with a dot.
    const wanted = cleanText(to).replace(/\.+$/, '')
    const found = renamingProblem(lines, code, wanted)
    setProblem(found)
    if (found === null && !isUnnamed) onRename(wanted, cleanText(uraian))
  }

  return (
    <ConfirmDialog
      title={`Ubah ${code}`}
      action="Ubah"
      role="dialog"
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className="flex flex-col gap-4">
        <InputField
          label="Kode"
          hint={below > 0 ? `${below} baris di bawahnya ikut berganti kode.` : undefined}
          error={problem ?? undefined}
          value={to}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ target }) => {
            setTo(target.value)
            setProblem(null)
          }}
        />
        <InputField
          label="Uraian"
          error={isUnnamed ? 'Uraian wajib diisi.' : undefined}
          value={uraian}
          maxLength={LIMITS.accountDescription}
          autoComplete="off"
          onChange={({ target }) => setUraian(target.value)}
        />
      </div>
    </ConfirmDialog>
  )
}
