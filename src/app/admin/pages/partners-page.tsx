import type { TimeZone } from '@/domain/time/date'
import { PersonName } from '@/features/editorial/admin/person-name'
import { PartnersScreen } from '@/features/settings/admin/partners-screen'
import type { Person } from '@/stores/session'

export default function PartnersPage({ person, zone }: { person: Person; zone: TimeZone }) {
  return <PartnersScreen uid={person.uid} zone={zone} nameOf={(uid) => <PersonName uid={uid} />} />
}
