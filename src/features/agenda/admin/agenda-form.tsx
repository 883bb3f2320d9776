import { useController, useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '@/components/browser/use-now'
import { CheckBox } from '@/components/form/fields/check-box'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import { describeRepeat } from '@/domain/agenda/describe-recurrence'
import { formatDays } from '@/domain/agenda/event-times'
import { REPEATS, type Repeat, isLastInMonth, plannedDays } from '@/domain/agenda/recurrence'
import { eventDayDoubts } from '@/domain/doubts/day-doubts'
import type { FormItem } from '@/domain/field-facts'
import { clockTimeOf, clockTimesOf } from '@/domain/time/clock-time'
import { TIME_ZONES, formatLongDay, isRealDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { ATTACHMENTS, FieldPair, type FieldProps } from '@/staff/fields/field-table'
import { kindForm } from '@/staff/kinds/kind-form'
import { AgendaCard } from '../agenda-card'

const LAST_DAY = 'Sampai tanggal'
const EXCEPTIONS = 'Tanggal yang ditiadakan'

function ExceptionsField({ days }: { days: readonly string[] }) {
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
        {EXCEPTIONS}
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

/** Labels of the recurrence options while the first day is unknown. */
const NAMES: Record<Exclude<Repeat, ''>, string> = {
  mingguan: 'Setiap minggu',
  'dua-mingguan': 'Setiap dua minggu',
  bulanan: 'Setiap bulan, tanggal yang sama',
  'bulanan-hari': 'Setiap bulan, misalnya Selasa kedua',
  'bulanan-hari-terakhir': 'Setiap bulan, misalnya Selasa terakhir',
}

interface Written {
  date: string
  repeat: string
  lastdate: string
}

/** Recurrence field. For recurring events, also shows the fields for the last day and the excluded days. */
function RepeatFields(field: FieldProps) {
  const today = useToday(useZone())
  const [date = '', repeat = '', lastdate = ''] = useWatch({
    name: ['date', 'repeat', 'lastdate'],
  }).map(String)
  const { setValue } = useFormContext()
  const days = plannedOf({ date, repeat, lastdate })
  return (
    <>
      <SelectField
        {...field}
        none="Tidak berulang"
        options={optionsFor(date, repeat)}
        // Cleared because "last day" means the last occurrence only for a recurring event.
        onChange={(value) =>
          (value === '' || repeat === '') && setValue('lastdate', '', { shouldDirty: true })
        }
      />
      {repeat !== '' && (
        <>
          <TextField
            name="lastdate"
            label={LAST_DAY}
            hint="Tanggal terakhir kegiatan, paling lama 13 bulan setelah tanggal pertama."
            type="date"
            result={days.length > 0 ? `Berlangsung ${days.length} kali.` : undefined}
          />
          <ExceptionsField days={days.filter((day) => day >= today)} />
        </>
      )}
    </>
  )
}

/**
 * Returns the recurrence options. Includes "last weekday of the month" only if the date is in the last week of its
 * month, or if this option is already chosen.
 */
function optionsFor(date: string, chosen: string) {
  const isDay = isRealDay(date)
  return REPEATS.flatMap((value) => {
    const isOffered = value !== 'bulanan-hari-terakhir' || !isDay || isLastInMonth(date)
    if (value === '' || !(isOffered || value === chosen)) return []
    return [{ value, label: isDay ? describeRepeat(value, date) : NAMES[value] }]
  })
}

function plannedOf({ date, repeat, lastdate }: Written): string[] {
  const rule = REPEATS.find((each) => each === repeat)
  return rule && isRealDay(date) && isRealDay(lastdate)
    ? plannedDays({ date, lastdate, repeat: rule })
    : []
}

function useTimes() {
  const [date = '', repeat = '', lastdate = '', time = '', endtime = ''] = useWatch({
    name: ['date', 'repeat', 'lastdate', 'time', 'endtime'],
  }).map(String)
  const isSingle = repeat === ''
  const last = isSingle && isRealDay(lastdate) && lastdate > date ? lastdate : date
  return { date, isSingle, last, time, endtime }
}

function FirstDay(field: FieldProps) {
  const today = useToday(useZone())
  const { date, isSingle, last } = useTimes()
  return (
    <TextField
      {...field}
      type="date"
      result={isRealDay(date) ? formatLongDay(date) : undefined}
      warning={
        isSingle && last !== '' && last < today
          ? 'Tanggal ini sudah lewat: kegiatan tampil di “Agenda yang sudah lewat”.'
          : undefined
      }
    />
  )
}

function LastDay(field: FieldProps) {
  const { date, isSingle, last } = useTimes()
  if (!isSingle) return null
  const result = last > date ? formatDays(date, last) : undefined
  return <TextField {...field} type="date" result={result} />
}

function StartField(field: FieldProps) {
  const zoneName = TIME_ZONES[useZone()]
  const { setValue } = useFormContext()
  /** Returns the start of a time span such as `08.00 s.d. 12.00`, and moves its end to the field for the end. */
  function tidyTimes(typed: string): string {
    const found = clockTimesOf(typed, zoneName)
    if (found?.end) setValue('endtime', found.end, { shouldDirty: true })
    return found?.time ?? typed
  }
  const label = `${field.label} (${zoneName})`
  return <TextField {...field} label={label} inputMode="decimal" tidy={tidyTimes} />
}

function EndField(field: FieldProps) {
  const zoneName = TIME_ZONES[useZone()]
  const { date, last, time, endtime } = useTimes()
  const endsNextDay = last === date && endtime !== '' && endtime < time
  return (
    <TextField
      {...field}
      label={`${field.label} (${zoneName})`}
      inputMode="decimal"
      tidy={(typed) => clockTimeOf(typed, zoneName)}
      result={endsNextDay ? `Selesai keesokan harinya pukul ${endtime}.` : undefined}
    />
  )
}

function AgendaPreview({ item }: { item: FormItem<'agenda'> }) {
  const today = useToday(useZone())
  const date = isRealDay(item.date) ? item.date : today
  const goesOn = isRealDay(item.lastdate) && item.lastdate > date
  const days = goesOn ? { date } : { date, lastdate: date, repeat: '' as const }
  return (
    <div className="mx-auto max-w-3xl py-8">
      <AgendaCard event={{ ...item, ...days }} today={today} />
    </div>
  )
}

export const AGENDA_FORM = kindForm('agenda', {
  fields: {
    title: { hint: 'Misalnya “Posyandu Kenanga” atau “Musyawarah desa penetapan APBDes”.' },
    date: {
      label: 'Tanggal',
      hint: 'Bila beberapa hari atau berulang, isi tanggal pertamanya.',
      Field: FirstDay,
      Group: FieldPair,
    },
    lastdate: {
      label: LAST_DAY,
      hint: 'Hanya untuk kegiatan yang lebih dari satu hari.',
      Field: LastDay,
      Group: FieldPair,
    },
    time: {
      label: 'Jam mulai',
      hint: 'Dalam 24 jam, misalnya 08.30 atau 19.30.',
      Field: StartField,
      Group: FieldPair,
    },
    endtime: {
      label: 'Jam selesai',
      hint: 'Kosongkan bila belum pasti.',
      Field: EndField,
      Group: FieldPair,
    },
    location: { hint: 'Sebutkan dusun atau RT bila warga perlu mencarinya.' },
    description: { hint: 'Siapa yang diundang dan apa yang perlu dibawa.', rows: 3 },
    repeat: {
      label: 'Berulang',
      hint: 'Untuk kegiatan rutin seperti posyandu: cukup ditulis sekali.',
      optional: false,
      Field: RepeatFields,
    },
    exceptions: { label: EXCEPTIONS, Field: null },
    attachments: ATTACHMENTS,
  },
  Preview: AgendaPreview,
  doubts: eventDayDoubts,
})
