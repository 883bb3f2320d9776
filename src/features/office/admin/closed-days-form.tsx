import { type FormEvent, useState } from 'react'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { controlStyle } from '@/components/form/fields/control-style'
import { SubmitButton } from '@/components/form/submit-button'
import { readPastedDays } from '@/domain/office/pasted-days'
import { formatDay } from '@/domain/time/date'

interface ClosedDaysFormProps {
  busy: boolean
  stored: ReadonlyMap<string, string>
  /** Stores the days. The form keeps the typed text until `onStored` is called. */
  onSave: (days: readonly { date: string; name: string }[], onStored: () => void) => void
}

export function ClosedDaysForm({ busy, stored, onSave }: ClosedDaysFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const { days, existingNames, problems } = readPastedDays(text, stored)
  const results = [
    days.length > 0 && `${days.length} hari terbaca.`,
    ...existingNames.map(({ date, name }) => `${formatDay(date)} tetap “${name}”.`),
  ].filter(Boolean)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = days.length === 0 && problems.length === 0
    const nothing =
      existingNames.length > 0
        ? 'Semua hari itu sudah tercatat.'
        : 'Tulis paling sedikit satu hari.'
    const problem = isEmpty ? nothing : problems.join(' ')
    setError(problem)
    if (problem === '') onSave(days, () => setText(''))
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FieldFrame
        label="Tambah hari libur"
        hint="Satu hari libur per baris, misalnya “20 Maret 2027 Idulfitri” atau “20–22 Maret 2027 Cuti bersama”. Daftar setahun dapat ditempel sekaligus."
        error={error || undefined}
        result={results.join(' ') || undefined}
      >
        {(control) => (
          <textarea
            {...control}
            name="days"
            rows={5}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              setError('')
            }}
            className={controlStyle}
          />
        )}
      </FieldFrame>
      <div>
        <SubmitButton label="Simpan hari libur" busyLabel="Menyimpan …" busy={busy} />
      </div>
    </form>
  )
}
