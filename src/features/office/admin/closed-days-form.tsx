import { type FormEvent, useState } from 'react'
import { FieldFrame } from '@/components/form/fields/field-frame'
import { controlStyle } from '@/components/form/fields/control-style'
import { SubmitButton } from '@/components/form/submit-button'
import { readPastedDays } from '@/domain/office/pasted-days'

interface ClosedDaysFormProps {
  busy: boolean
  /** What was typed stays until this says that it is stored. */
  onSave: (days: readonly { date: string; name: string }[], onStored: () => void) => void
}

/** A year of closed days at once, typed or pasted, one a line. */
export function ClosedDaysForm({ busy, onSave }: ClosedDaysFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState('')
  const { days, problems } = readPastedDays(text)

  function submit(event: FormEvent) {
    event.preventDefault()
    const isEmpty = days.length === 0 && problems.length === 0
    const problem = isEmpty ? 'Tulis paling sedikit satu hari.' : problems.join(' ')
    setError(problem)
    if (problem === '') onSave(days, () => setText(''))
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FieldFrame
        label="Tambah hari libur"
        hint="Satu hari sebaris, misalnya “2027-03-20 Idulfitri” atau “20 Maret 2027 Idulfitri”. Setahun dapat ditempel sekaligus."
        error={error || undefined}
        result={days.length > 0 ? `${days.length} hari terbaca.` : undefined}
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
