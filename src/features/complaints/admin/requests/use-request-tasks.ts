import { useQuery } from '@tanstack/react-query'
import { useNow } from '@/components/browser/use-now'
import { proposedRefusal, requestClock } from '@/domain/requests/request-steps'
import type { Waiting } from '@/domain/tasks/staleness-reminders'
import type { Role } from '@/domain/users/role'
import { useLegalTime } from '@/services/office/use-legal-time'
import { openRequestsQuery } from './requests-query'

/** Returns the tasks about open information requests. */
export function useRequestTasks(enabled: boolean, path: string, role: Role): Waiting {
  const time = useLegalTime(enabled)
  const now = new Date(useNow())
  const { data, isPending } = useQuery({ ...openRequestsQuery, enabled })
  if (!enabled) return []
  if (!data) return isPending ? undefined : null
  const late = data.filter((request) => requestClock(request, time, now).isOverdue).length
  const proposed = data.filter(({ steps }) => proposedRefusal(steps)).length
  const rest = data.length - late
  return [
    late > 0 && {
      text: `${late} permohonan informasi melewati batas waktu.`,
      to: path,
      isLate: true,
    },
    role === 'admin' &&
      proposed > 0 && { text: `${proposed} usulan penolakan menunggu keputusan Anda.`, to: path },
    rest > 0 && { text: `${rest} permohonan informasi menunggu jawaban.`, to: path },
  ].filter((task) => task !== false)
}
