import type { TimeZone } from '@/domain/time/date'
import { PersonName } from '@/features/editorial/admin/person-name'
import { SettingsScreen } from '@/features/settings/admin/settings-screen'
import type { Person } from '@/stores/session'

export default function SettingsPage({ person, zone }: { person: Person; zone: TimeZone }) {
  return <SettingsScreen uid={person.uid} zone={zone} nameOf={(uid) => <PersonName uid={uid} />} />
}
