import type { DraftLine } from './draft-lines'
import { RemoveDialog } from './remove-dialog'
import { RenameDialog } from './rename-dialog'

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
