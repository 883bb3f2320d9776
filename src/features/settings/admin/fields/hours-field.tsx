import { useId, useRef } from 'react'
import { get, useController, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { CheckBox } from '@/components/form/fields/check-box'
import { controlStyle } from '@/components/form/fields/control-style'
import { FieldError } from '@/components/form/fields/field-frame'
import { Button } from '@/components/ui/buttons/button'
import { COLLECTIONS } from '@/domain/collections'
import { WEEKDAYS, weekdayName } from '@/domain/office/office-hours'
import { paths } from '@/domain/paths'
import { clockTimeOf } from '@/domain/time/clock-time'
import { showNotice, undoing } from '@/stores/notice'
import type { FieldProps } from '@/staff/fields/field-table'

const WEEK = 'service_hours'

/** Opening hours that are proposed for the first open day. */
const USUAL_HOURS = '08:00-15:00'

/** Weekday numbers at which a range that starts on Monday can end: Thursday or Friday. */
const LAST_ALIKE = [4, 5] as const

export function HoursField({ label, hint }: FieldProps) {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name: WEEK })
  const id = useId()
  const problem: unknown = get(errors, `${WEEK}.message`)
  return (
    <>
      <fieldset className="min-w-0" aria-describedby={`${id}-hint ${id}-error`}>
        <legend className="font-semibold">{label}</legend>
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
        <Unconfirmed />
        <ul className="mt-2 flex flex-col gap-2">
          {WEEKDAYS.map((day) => (
            <li key={day}>
              <DayField day={day} />
              {day === 1 && <AlikeButtons />}
            </li>
          ))}
        </ul>
        {typeof problem === 'string' && <FieldError id={`${id}-error`} text={problem} />}
      </fieldset>
      <p>
        Tanggal merah dan cuti bersama dicatat di{' '}
        <Link
          to={`${paths.admin}/${COLLECTIONS.closed_days.screen.path}`}
          className="font-semibold text-primary underline underline-offset-4"
        >
          {COLLECTIONS.closed_days.label}
        </Link>
        .
      </p>
    </>
  )
}

function Unconfirmed() {
  const { setValue } = useFormContext()
  const week = useWatch({ name: WEEK }) as readonly (string | undefined)[]
  if (week.some((hours) => hours !== undefined)) return null
  return (
    <div className="mt-2 flex flex-col items-start gap-2">
      <p className="font-semibold">Belum diisi, jadi belum tampil di situs.</p>
      <Button
        onClick={() => {
          for (const day of WEEKDAYS)
            setValue(`${WEEK}.${day - 1}`, day < 6 ? USUAL_HOURS : '', { shouldDirty: true })
        }}
      >
        Isi Senin–Jumat 08:00–15:00
      </Button>
    </div>
  )
}

function DayField({ day }: { day: number }) {
  const form = useFormContext()
  const { field, fieldState } = useController({ name: `${WEEK}.${day - 1}` })
  const hours = String(field.value ?? '')
  const [opens = '', closes = ''] = hours.split('-')
  const before = useRef('')
  const id = useId()
  const name = weekdayName(day)
  const problem = fieldState.error?.message

  function change(to: string) {
    field.onChange(to)
    // Clears the error of a week without open days, which is not an error of a single day.
    if (get(form.formState.errors, `${WEEK}.message`) !== undefined) form.clearErrors(WEEK)
  }

  function tick(isOpen: boolean) {
    if (!isOpen) before.current = hours
    const others = form.getValues(WEEK) as readonly string[]
    const proposed = before.current || others.find(Boolean) || USUAL_HOURS
    change(isOpen ? proposed : '')
  }

  const time = (what: string, value: string, hoursOf: (time: string) => string) => (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      aria-label={`${name}, ${what}`}
      aria-invalid={problem !== undefined}
      aria-describedby={problem === undefined ? undefined : id}
      value={value}
      onChange={({ target }) => change(hoursOf(target.value.replaceAll('-', '')))}
      onBlur={() => {
        field.onBlur()
        const tidied = clockTimeOf(value)
        if (tidied !== value) change(hoursOf(tidied))
      }}
      className={`${controlStyle} px-3! tabular-nums`}
      {...(what === 'buka' && { name: field.name, ref: field.ref })}
    />
  )

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2">
        <div className="grow basis-28">
          <CheckBox
            name={WEEK}
            label={name}
            checked={hours !== ''}
            onChange={({ target }) => tick(target.checked)}
          />
        </div>
        <div className="flex min-h-12 min-w-0 grow-[2] basis-44 items-center gap-2">
          {hours === '' ? (
            <span className="text-ink-2">Tutup</span>
          ) : (
            <>
              {time('buka', opens, (typed) => `${typed}-${closes}`)}
              <span aria-hidden>–</span>
              {time('tutup', closes, (typed) => `${opens}-${typed}`)}
            </>
          )}
        </div>
      </div>
      {problem !== undefined && <FieldError id={id} text={problem} />}
    </>
  )
}

/** Buttons that copy Monday's hours to the days until Thursday or Friday. A notice offers to undo this. */
function AlikeButtons() {
  const form = useFormContext()
  const week = useWatch({ name: WEEK }) as readonly string[] | undefined
  const monday = week?.[0] ?? ''
  if (monday === '') return null

  function fill(last: number) {
    const before = [...(form.getValues(WEEK) as readonly string[])]
    const put = (day: number, hours: string) =>
      form.setValue(`${WEEK}.${day - 1}`, hours, { shouldDirty: true, shouldValidate: true })
    const days = WEEKDAYS.filter((day) => day > 1 && day <= last)
    for (const day of days) put(day, monday)
    showNotice({
      kind: 'note',
      text: `Selasa–${weekdayName(last)} sekarang sama dengan Senin. Belum disimpan.`,
      actions: undoing(() => {
        for (const day of days) put(day, before[day - 1] ?? '')
      }),
    })
  }

  return (
    <div className="-mr-2 flex flex-wrap items-center sm:-ml-2">
      <span aria-hidden className="text-sm text-ink-2 sm:hidden">
        Sama untuk
      </span>
      {LAST_ALIKE.map((last) => (
        <Button
          key={last}
          look="quiet"
          className="px-2! max-sm:text-sm"
          aria-label={`Sama untuk Senin–${weekdayName(last)}`}
          onClick={() => fill(last)}
        >
          <span>
            <span className="max-sm:hidden">Sama untuk </span>Senin–{weekdayName(last)}
          </span>
        </Button>
      ))}
    </div>
  )
}
