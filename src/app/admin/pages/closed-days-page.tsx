import { useToday } from '@/components/browser/use-now'
import type { TimeZone } from '@/domain/time/date'
import { ClosedDaysScreen } from '@/features/office/admin/closed-days-screen'
import type { Person } from '@/stores/session'

export default function ClosedDaysPage({ person, zone }: { person: Person; zone: TimeZone }) {
  return <ClosedDaysScreen uid={person.uid} today={useToday(zone)} />
}
