import { useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '@/components/browser/use-now'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { formatDays } from '@/domain/agenda/event-times'
import { LIMITS } from '@/domain/limits'
import { clockTimeOf, clockTimesOf } from '@/domain/time/clock-time'
import { formatLongDay, isRealDay, TIME_ZONES } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { AGENDA_LABELS } from './agenda-labels'
import { RepeatFields } from './repeat-fields'

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
