import { useState } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { renamingProblem } from '@/domain/budget/budget-lines'
import { LIMITS } from '@/domain/limits'
import { cleanText } from '@/domain/text/clean-text'
import type { DraftLine } from './draft-lines'

interface RenameDialogProps {
  line: Pick<DraftLine, 'id' | 'uraian'>
  lines: readonly { id: string }[]
  below: number
  onRename: (to: string, uraian: string) => void
  onClose: () => void
}

/** Dialog to edit code and name of a line. Headings have no fields for them. */
export function RenameDialog({ line, lines, below, onRename, onClose }: RenameDialogProps) {
  const [to, setTo] = useState(line.id)
  const [uraian, setUraian] = useState(line.uraian)
  const [problem, setProblem] = useState<string | null>(null)
  const isUnnamed = cleanText(uraian) === ''

  function confirm() {
    // Siskeudes ends its codes with a dot.
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
        <FieldFrame
          label="Kode"
          hint={below > 0 ? `${below} baris di bawahnya ikut berganti kode.` : undefined}
          error={problem ?? undefined}
        >
          {(control) => (
            <input
              {...control}
              value={to}
              inputMode="decimal"
              autoComplete="off"
              className={controlStyle}
              onChange={({ target }) => {
                setTo(target.value)
                setProblem(null)
              }}
            />
          )}
        </FieldFrame>
        <FieldFrame label="Uraian" error={isUnnamed ? 'Uraian wajib diisi.' : undefined}>
          {(control) => (
            <input
              {...control}
              value={uraian}
              maxLength={LIMITS.accountDescription}
              autoComplete="off"
              className={controlStyle}
              onChange={({ target }) => setUraian(target.value)}
            />
          )}
        </FieldFrame>
      </div>
    </ConfirmDialog>
  )
}
