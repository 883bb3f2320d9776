import type { TimeZone } from '@/domain/date'
import type { BinEntry } from '@/domain/schemas/bin'
import { BinList } from '@/features/bin/admin/bin-list'
import { PersonName } from '@/features/editorial/admin/person-name'
import type { Person } from '@/stores/session'
import { ANNOUNCEMENTS, NEWS } from '../kinds'
import { SCREENS } from '../screens'

export default function BinPage({ person, zone }: { person: Person; zone: TimeZone }) {
  return (
    <BinList
      person={person}
      zone={zone}
      nameOf={(uid) => <PersonName uid={uid} />}
      pathOf={pathOf}
    />
  )
}

function pathOf({ collection, id, data }: BinEntry): string | null {
  if (collection === 'users') return `${SCREENS.users.path}/${id}`
  const isDraft = collection === 'drafts'
  const kind = isDraft ? data['kind'] : collection
  const path = [NEWS, ANNOUNCEMENTS].find((each) => each.kind === kind)?.path
  return path === undefined ? null : `${path}/${isDraft ? 'draf/' : ''}${id}`
}
