import { useQuery } from '@tanstack/react-query'
import { useNow } from '@/components/browser/use-now'
import { proposedRefusal, requestClock } from '@/domain/requests/request-steps'
import type { Waiting } from '@/domain/tasks/staleness-reminders'
import type { Role } from '@/domain/users/role'
import { useLegalTime } from '@/services/office/use-legal-time'
import { openRecordsQuery } from './requests-query'

interface Paths {
  path: string
  objectionsPath: string
}

/** Returns tasks for open information requests. Admins also get tasks for open objections and proposed refusals. */
export function useRequestTasks(
  enabled: boolean,
  { path, objectionsPath }: Paths,
  role: Role,
): Waiting {
  const time = useLegalTime(enabled)
  const now = new Date(useNow())
  const { data, isPending } = useQuery({ ...openRecordsQuery('requests'), enabled })
  const decides = enabled && role === 'admin'
  const objections = useQuery({ ...openRecordsQuery('objections'), enabled: decides })
  if (!enabled) return []
  if (!data || (decides && !objections.data))
    return isPending || objections.isPending ? undefined : null
  const toDecide = objections.data ?? []
  const lateToDecide = toDecide.filter(
    (objection) => requestClock(objection, time, now, 'objections').isOverdue,
  ).length
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
    toDecide.length > 0 && {
      text:
        lateToDecide > 0
          ? `${lateToDecide} dari ${toDecide.length} keberatan melewati batas waktu keputusan.`
          : `${toDecide.length} keberatan menunggu keputusan Anda.`,
      to: objectionsPath,
      isLate: lateToDecide > 0,
    },
    rest > 0 && { text: `${rest} permohonan informasi menunggu jawaban.`, to: path },
  ].filter((task) => task !== false)
}
