import { useWatch } from 'react-hook-form'
import { TextArea } from '@/components/form/fields/text-area'
import { TextField } from '@/components/form/fields/text-field'
import { LIMITS } from '@/domain/limits'
import { clockTimeOf } from '@/domain/time/clock-time'
import { formatLongDay, isRealDay, TIME_ZONES, type TimeZone } from '@/domain/time/date'
import { AGENDA_LABELS } from './agenda-labels'
import { RepeatFields } from './repeat-fields'

/** `today` is the calendar day in the village, whose clocks show `zone`. */
export function AgendaFields({ today, zone }: { today: string; zone: TimeZone }) {
  const [date = '', repeat = ''] = useWatch({ name: ['date', 'repeat'] }).map(String)
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
          hint="Hari kegiatan berlangsung; bila berulang, hari pertamanya."
          type="date"
          result={isRealDay(date) ? formatLongDay(date) : undefined}
          warning={
            date !== '' && date < today && repeat === ''
              ? 'Tanggal ini sudah lewat: kegiatan tampil di bagian yang terlipat.'
              : undefined
          }
        />
        <TextField
          name="time"
          label={`${AGENDA_LABELS.time} (${TIME_ZONES[zone]})`}
          hint="Dalam 24 jam, misalnya 08.30 atau 19.30."
          inputMode="decimal"
          tidy={clockTimeOf}
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
      <RepeatFields today={today} />
    </>
  )
}
