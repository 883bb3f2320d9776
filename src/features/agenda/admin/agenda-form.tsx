import { useController, useFormContext, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import { CheckBox } from '@/components/form/fields/check-box'
import { SelectField } from '@/components/form/fields/select-field'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import type { Values } from '@/components/form/validate'
import { describeRepeat } from '@/domain/agenda/describe-recurrence'
import { formatDays } from '@/domain/agenda/event-times'
import { REPEATS, type Repeat, isLastInMonth, plannedDays } from '@/domain/agenda/recurrence'
import { eventDayDoubts } from '@/domain/doubts/day-doubts'
import { LIMITS } from '@/domain/limits'
import { clockTimeOf, clockTimesOf } from '@/domain/time/clock-time'
import { TIME_ZONES, formatLongDay, isRealDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { AgendaCard } from '../agenda-card'

const AGENDA_LABELS = {
  title: 'Nama kegiatan',
  date: 'Tanggal',
  lastdate: 'Sampai tanggal',
  time: 'Jam mulai',
  endtime: 'Jam selesai',
  repeat: 'Berulang',
  exceptions: 'Tanggal yang ditiadakan',
  location: 'Tempat',
  description: 'Keterangan',
} as const

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

/** Names of the recurrences while the first day is unknown. */
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

/** Fields for the recurrence. The fields for end and exceptions appear only for recurring events. */
function RepeatFields() {
  const today = useToday(useZone())
  const [date = '', repeat = '', lastdate = ''] = useWatch({
    name: ['date', 'repeat', 'lastdate'],
  }).map(String)
  const { setValue } = useFormContext()
  const days = plannedOf({ date, repeat, lastdate })
  return (
    <>
      <SelectField
        name="repeat"
        label={AGENDA_LABELS.repeat}
        none="Tidak berulang"
        hint="Untuk kegiatan rutin seperti posyandu: cukup ditulis sekali."
        options={optionsFor(date, repeat)}
        // The last day has another meaning for a recurring event.
        onChange={(value) =>
          (value === '' || repeat === '') && setValue('lastdate', '', { shouldDirty: true })
        }
      />
      {repeat !== '' && (
        <>
          <TextField
            name="lastdate"
            label={AGENDA_LABELS.lastdate}
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
 * Returns the options for the recurrence. Offers "last weekday of the month" if the date is the last such weekday, or
 * if this recurrence was chosen before.
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

export function AgendaFields() {
  const zone = useZone()
  const today = useToday(zone)
  const [date = '', repeat = '', lastdate = '', time = '', endtime = ''] = useWatch({
    name: ['date', 'repeat', 'lastdate', 'time', 'endtime'],
  }).map(String)
  const { setValue } = useFormContext()
  const zoneName = TIME_ZONES[zone]
  /** Splits `08.00 s.d. 12.00` into the fields for start and end. */
  function tidyTimes(typed: string): string {
    const found = clockTimesOf(typed, zoneName)
    if (found?.end) setValue('endtime', found.end, { shouldDirty: true })
    return found?.time ?? typed
  }
  const isSingle = repeat === ''
  const last = isSingle && isRealDay(lastdate) && lastdate > date ? lastdate : date
  const endsNextDay = last === date && endtime !== '' && endtime < time
  return (
    <>
      <TextField
        name="title"
        label={AGENDA_LABELS.title}
        hint="Misalnya “Posyandu Kenanga” atau “Musyawarah desa penetapan APBDes”."
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField
          name="date"
          label={AGENDA_LABELS.date}
          hint="Bila beberapa hari atau berulang, isi tanggal pertamanya."
          type="date"
          result={isRealDay(date) ? formatLongDay(date) : undefined}
          warning={
            isSingle && last !== '' && last < today
              ? 'Tanggal ini sudah lewat: kegiatan tampil di “Agenda yang sudah lewat”.'
              : undefined
          }
        />
        {isSingle && (
          <TextField
            name="lastdate"
            label={AGENDA_LABELS.lastdate}
            hint="Hanya untuk kegiatan yang lebih dari satu hari."
            type="date"
            result={last > date ? formatDays(date, last) : undefined}
            optional
          />
        )}
        <TextField
          name="time"
          label={`${AGENDA_LABELS.time} (${zoneName})`}
          hint="Dalam 24 jam, misalnya 08.30 atau 19.30."
          inputMode="decimal"
          tidy={tidyTimes}
        />
        <TextField
          name="endtime"
          label={`${AGENDA_LABELS.endtime} (${zoneName})`}
          hint="Kosongkan bila belum pasti."
          inputMode="decimal"
          tidy={(typed) => clockTimeOf(typed, zoneName)}
          result={endsNextDay ? `Selesai keesokan harinya pukul ${endtime}.` : undefined}
          optional
        />
      </div>
      <TextField
        name="location"
        label={AGENDA_LABELS.location}
        hint="Sebutkan dusun atau RT bila warga perlu mencarinya."
      />
      <TextArea
        name="description"
        label={AGENDA_LABELS.description}
        hint="Siapa yang diundang dan apa yang perlu dibawa."
        rows={3}
        limit={LIMITS.description}
        optional
      />
      <RepeatFields />
    </>
  )
}

const text = v.fallback(v.string(), '')
const written = v.object({
  title: text,
  date: text,
  time: text,
  endtime: text,
  repeat: v.fallback(v.picklist(REPEATS), ''),
  lastdate: text,
  exceptions: text,
  location: text,
  description: text,
})

export function AgendaPreview({ values }: { values: Values }) {
  const today = useToday(useZone())
  const event = v.parse(written, values)
  const date = isRealDay(event.date) ? event.date : today
  const goesOn = isRealDay(event.lastdate) && event.lastdate > date
  const days = goesOn ? { date } : { date, lastdate: date, repeat: '' as const }
  return (
    <div className="mx-auto max-w-3xl py-8">
      <AgendaCard event={{ ...event, ...days }} today={today} />
    </div>
  )
}

export const AGENDA_FORM = {
  labels: AGENDA_LABELS,
  Fields: AgendaFields,
  Preview: AgendaPreview,
  doubts: eventDayDoubts,
}
