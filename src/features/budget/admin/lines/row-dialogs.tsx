import type { DraftLine } from './draft-lines'
import { RemoveDialog } from './remove-dialog'
import { RenameDialog } from './rename-dialog'

export interface AskedRow {
  code: string
  action: 'rename' | 'remove'
}

interface RowDialogsProps {
  asked: AskedRow | null
  lines: readonly DraftLine[]
  below: number
  onClose: () => void
  onRename: (code: string, to: string, uraian: string) => void
  onRemove: (code: string, text: string) => void
}

export function RowDialogs({ asked, lines, below, onClose, onRename, onRemove }: RowDialogsProps) {
  if (!asked) return null
  const { code, action } = asked
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
