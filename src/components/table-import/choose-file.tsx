import { useId, useState } from 'react'
import { FileButton } from '@/components/form/fields/file-button'
import { classNames } from '@/components/ui/class-names'

interface ChooseFileProps {
  chosen: string
  busy: boolean
  onChoose: (file: File) => void
}

export function ChooseFile({ chosen, busy, onChoose }: ChooseFileProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <div
      role="group"
      aria-label="Berkas"
      className={classNames(
        'flex flex-col items-start gap-3 rounded-card border-2 border-dashed p-4',
        over ? 'border-primary bg-primary-soft' : 'border-control',
      )}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file && !busy) onChoose(file)
      }}
    >
      <p className="break-all">
        {chosen ? <strong>{chosen}</strong> : 'Pilih berkas Excel (.xlsx) atau CSV.'}
      </p>
      {!chosen && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          Paling besar 2 MB dan 1.000 baris. Dibaca di perangkat ini, tidak dikirim ke mana pun.
        </p>
      )}
      <div className="relative">
        <FileButton
          id={id}
          disabled={busy}
          aria-describedby={chosen ? undefined : `${id}-hint`}
          accept=".xlsx,.csv,.tsv,.txt,.xls,.ods"
          onChoose={(file) => onChoose(file)}
        >
          {chosen ? 'Pilih berkas lain …' : 'Pilih berkas …'}
        </FileButton>
      </div>
      <p role="status" className="font-medium empty:hidden">
        {busy && 'Sebentar …'}
      </p>
    </div>
  )
}
