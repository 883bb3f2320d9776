import { CheckBox } from '@/components/form/fields/check-box'
import { useController } from 'react-hook-form'
import { formatLongDay } from '@/domain/time/date'
import { AGENDA_LABELS } from './agenda-labels'

export function ExceptionsField({ days }: { days: readonly string[] }) {
  const { field } = useController({ name: 'exceptions' })
  const chosen = new Set(String(field.value).split(' ').filter(Boolean))
  const choose = (day: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== day)
    field.onChange((isChosen ? [...others, day] : others).sort().join(' '))
  }
  const count = days.filter((day) => chosen.has(day)).length
  return (
    <fieldset>
      <legend className="font-semibold">
        {AGENDA_LABELS.exceptions}
        <span className="font-normal text-ink-2"> (tidak wajib)</span>
      </legend>
      {days.length === 0 ? (
        <p className="text-sm text-ink-2">Isi dahulu tanggal dan “Sampai tanggal”.</p>
      ) : (
        <details className="mt-1">
          <summary className="flex min-h-12 items-center text-ink-2 underline">
            {count === 0 ? 'Pilih tanggal' : `${count} tanggal ditiadakan`}
          </summary>
          <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2">
            {days.map((day, at) => (
              <li key={day}>
                <CheckBox
                  ref={at === 0 ? field.ref : undefined}
                  name={field.name}
                  checked={chosen.has(day)}
                  onChange={({ target }) => choose(day, target.checked)}
                  onBlur={field.onBlur}
                  label={formatLongDay(day)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  )
}
