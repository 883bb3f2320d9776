import { useNow } from '@/components/browser/use-now'
import type { Complaint } from '@/domain/complaints/complaint-schema'
import { promiseState, workingDaysBetween } from '@/domain/office/working-days'
import type { Settings } from '@/domain/settings/settings'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'

interface ComplaintAgeProps {
  complaint: Pick<Complaint, 'status' | 'receivedAt' | 'closedAt'>
  settings: Settings
}

export function ComplaintAge({ complaint, settings }: ComplaintAgeProps) {
  const { time_zone: zone, answer_days: promised } = settings
  const calendar = useOfficeCalendar(settings)
  const now = useNow()
  const { status, closedAt } = complaint
  const receivedAt = new Date(complaint.receivedAt)
  if (status === 'Baru') {
    const { text, isOverdue } = promiseState(calendar, zone, receivedAt, promised, new Date(now))
    return <span className={isOverdue ? 'font-semibold text-danger' : undefined}>{text}</span>
  }
  const until = closedAt === null ? new Date(now) : new Date(closedAt)
  const days = workingDaysBetween(calendar, zone, receivedAt, until)
  if (closedAt !== null) return days === 0 ? 'Ditutup hari itu juga' : `Ditutup: ${days} hari kerja`
  return days === 0 ? 'Diterima hari ini' : `Hari kerja ke-${days}`
}
