import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { overdueBefore } from '@/domain/office/working-days'
import { REPORTS_PER_HOUR } from '@/domain/complaints/complaint'
import { PROVEN_REPORTS_PER_HOUR } from '@/domain/complaints/proof-of-work'
import { useSettings } from '@/lib/query/settings-query'
import { useOfficeCalendar } from '@/services/office/use-office-calendar'
import { complaintCount, complaintRateQuery, overdueCount, reopenedCount } from './complaints-query'
import type { Waiting } from '@/domain/tasks/staleness-reminders'

/** Returns the tasks for the desk: overdue, new and reopened reports, and a warning if the hourly limit is reached. */
export function useComplaintTasks(enabled: boolean, path: string): Waiting {
  const settings = useSettings()
  const { time_zone: zone, answer_days: days } = settings
  const calendar = useOfficeCalendar(settings, enabled)
  const since = overdueBefore(calendar, zone, useToday(zone), days)
  const late = useQuery({ ...overdueCount(since), enabled })
  const fresh = useQuery({ ...complaintCount('Baru'), enabled })
  const reopened = useQuery({ ...reopenedCount, enabled })
  const isFlooded = (fresh.data ?? 0) >= REPORTS_PER_HOUR
  const rate = useQuery({ ...complaintRateQuery, enabled: enabled && isFlooded })
  if (!enabled) return []
  if (late.isPending || fresh.isPending || reopened.isPending) return undefined
  if (late.data === undefined || fresh.data === undefined || reopened.data === undefined)
    return null
  const to = `${path}?status=Baru`
  const isFull = isFlooded && (rate.data?.count ?? 0) >= REPORTS_PER_HOUR
  const rest = fresh.data - late.data
  return [
    ...(isFull
      ? [
          {
            text: `${REPORTS_PER_HOUR} laporan masuk dalam satu jam. Laporan berikutnya diperiksa dahulu; di atas ${PROVEN_REPORTS_PER_HOUR} menunggu di ponsel warga.`,
            to,
            isLate: true,
          },
        ]
      : []),
    ...(late.data
      ? [{ text: `${late.data} laporan melewati batas ${days} hari kerja.`, to, isLate: true }]
      : []),
    ...(reopened.data
      ? [
          {
            text: `${reopened.data} laporan dibuka lagi: menurut pelapor belum beres.`,
            to: `${path}?status=Diproses`,
          },
        ]
      : []),
    ...(rest > 0 ? [{ text: `${rest} laporan baru menunggu jawaban.`, to }] : []),
  ]
}
