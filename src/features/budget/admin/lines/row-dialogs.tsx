import { useState } from 'react'
import { InputField } from '@/components/form/fields/input-field'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { type DraftLine, renamingProblem } from '@/domain/budget/budget-lines'
import { LIMITS } from '@/domain/limits'
import { cleanText } from '@/domain/text/clean-text'

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

export function RowDialogs(props: RowDialogsProps) {
  const { confirming, lines, below, onClose, onRename, onRemove } = props
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

interface RenameDialogProps {
  line: Pick<DraftLine, 'id' | 'uraian'>
  lines: readonly { id: string }[]
  below: number
  onRename: (to: string, uraian: string) => void
  onClose: () => void
}

/** Dialog that edits the code and the description of a line, which cannot be edited in the row of a heading. */
function RenameDialog({ line, lines, below, onRename, onClose }: RenameDialogProps) {
  const [to, setTo] = useState(line.id)
  const [uraian, setUraian] = useState(line.uraian)
  const [problem, setProblem] = useState<string | null>(null)
  const isUnnamed = cleanText(uraian) === ''

  function confirm() {
    // Codes that are copied from Siskeudes end with a dot.
    const wanted = cleanText(to).replace(/\.+$/, '')
    const found = renamingProblem(lines, line.id, wanted)
    setProblem(found)
    if (found === null && !isUnnamed) onRename(wanted, cleanText(uraian))
  }

  return (
    <ConfirmDialog
      title={`Ubah ${line.id}`}
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
