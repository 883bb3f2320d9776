import { useState } from 'react'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { GrowingTextArea } from '@/components/form/fields/growing-text-area'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { LIMITS } from '@/domain/limits'
import { cleanText } from '@/domain/text/clean-text'
import { formatCount } from '@/domain/text/money'

interface ReturnDialogProps {
  onReturn: (note: string) => void
  onClose: () => void
}

export function ReturnDialog({ onReturn, onClose }: ReturnDialogProps) {
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function send() {
    const written = cleanText(note)
    if (written === '') return setProblem('Catatan wajib diisi.')
    if (written.length > LIMITS.reason)
      return setProblem(`Catatan paling banyak ${formatCount(LIMITS.reason)} karakter.`)
    onReturn(written)
  }

  return (
    <ConfirmDialog
      role="dialog"
      title="Kembalikan ke penulis"
      action="Kembalikan"
      onClose={onClose}
      onConfirm={send}
    >
      <div className="text-ink">
        <FieldFrame
          label="Catatan untuk penulis"
          hint="Apa yang perlu diperbaiki sebelum diajukan lagi."
          error={problem}
        >
          {(control) => (
            <GrowingTextArea
              {...control}
              rows={4}
              text={note}
              limit={LIMITS.reason}
              value={note}
              onChange={(event) => {
                setProblem('')
                setNote(event.target.value)
              }}
            />
          )}
        </FieldFrame>
      </div>
    </ConfirmDialog>
  )
}
