import { Dialog, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react'
import { useState } from 'react'
import { FieldFrame } from '@/components/form/field-frame'
import { GrowingTextArea } from '@/components/form/growing-text-area'
import { buttonStyle } from '@/components/ui/button-style'
import { useBackCloses } from '@/components/use-back-closes'
import { LIMITS } from '@/domain/limits'

interface ReturnDialogProps {
  onReturn: (note: string) => void
  onClose: () => void
}

/** Asks what the contributor is to be told of work that comes back to them. */
export function ReturnDialog({ onReturn, onClose }: ReturnDialogProps) {
  useBackCloses(onClose)
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState('')

  function send() {
    const written = note.trim()
    if (written === '') return setProblem('Catatan wajib diisi.')
    if (written.length > LIMITS.reason)
      return setProblem(`Catatan paling banyak ${LIMITS.reason.toLocaleString('id-ID')} karakter.`)
    onReturn(written)
  }

  return (
    <Dialog open onClose={onClose} className="relative z-50">
      <DialogBackdrop className="fixed inset-0 bg-[#000]/50" />
      <div className="fixed inset-0 grid place-items-center p-4">
        <DialogPanel className="flex max-h-full w-full max-w-md flex-col gap-4 overflow-y-auto rounded-card bg-surface p-6">
          <DialogTitle className="text-xl font-bold">Kembalikan ke penulis</DialogTitle>
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
          <div className="flex flex-wrap justify-end gap-2">
            <button type="button" className={buttonStyle.quiet} onClick={onClose}>
              Batal
            </button>
            <button type="button" className={buttonStyle.primary} onClick={send}>
              Kembalikan
            </button>
          </div>
        </DialogPanel>
      </div>
    </Dialog>
  )
}
