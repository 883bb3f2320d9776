import { useFormContext, useWatch } from 'react-hook-form'
import { useToday } from '@/components/browser/use-now'
import { SelectField } from '@/components/form/fields/select-field'
import { TextField } from '@/components/form/fields/text-field'
import { describeRepeat } from '@/domain/agenda/describe-recurrence'
import { isLastInMonth, plannedDays, REPEATS, type Repeat } from '@/domain/agenda/recurrence'
import { isRealDay } from '@/domain/time/date'
import { useZone } from '@/lib/query/settings-query'
import { AGENDA_LABELS } from './agenda-labels'
import { ExceptionsField } from './exceptions-field'

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

/** The fields for end and exceptions appear only for recurring events. */
export function RepeatFields() {
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

/** Offers "last weekday of the month" if the date is one, or if it was chosen before. */
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
