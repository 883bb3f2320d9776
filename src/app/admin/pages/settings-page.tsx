import type { TimeZone } from '@/domain/time/date'
import { PersonName } from '@/features/editorial/admin/person-name'
import { SiteSettingsScreen } from '@/features/settings/admin/site-settings-screen'
import type { Person } from '@/stores/session'

export default function SettingsPage({ person, zone }: { person: Person; zone: TimeZone }) {
  return (
    <SiteSettingsScreen uid={person.uid} zone={zone} nameOf={(uid) => <PersonName uid={uid} />} />
  )
}
