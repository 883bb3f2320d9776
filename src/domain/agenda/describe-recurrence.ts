import { formatShortDay, formatWeekday } from '../time/date'
import { type Recurrence, type Repeat, weekInMonth } from './recurrence'

const WEEKS = ['pertama', 'kedua', 'ketiga', 'keempat', 'kelima']

/** Returns a text such as `Setiap bulan, Selasa kedua` for an event on `day`, or '' without recurrence. */
export function describeRepeat(repeat: Repeat, day: string): string {
  switch (repeat) {
    case '':
      return ''
    case 'mingguan':
      return `Setiap ${formatWeekday(day)}`
    case 'dua-mingguan':
      return `Setiap dua minggu, hari ${formatWeekday(day)}`
    case 'bulanan':
      return `Setiap bulan, tanggal ${Number(day.slice(8))}`
    case 'bulanan-hari':
      return `Setiap bulan, ${formatWeekday(day)} ${WEEKS[weekInMonth(day) - 1] ?? ''}`
    case 'bulanan-hari-terakhir':
      return `Setiap bulan, ${formatWeekday(day)} terakhir`
  }
}

/** Returns a text such as `Setiap Selasa, sampai 30 Jun 2027`. */
export function describeRecurrence(recurrence: Omit<Recurrence, 'exceptions'>): string {
  const { repeat, date, lastdate } = recurrence
  return `${describeRepeat(repeat, date)}, sampai ${formatShortDay(lastdate)}`
}
