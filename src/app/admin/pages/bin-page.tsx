import type { BinEntry } from '@/domain/bin/bin-schema'
import { isTable } from '@/domain/tables/tables'
import type { TimeZone } from '@/domain/time/date'
import { BinList } from '@/features/bin/admin/bin-list'
import { PersonName } from '@/features/editorial/admin/person-name'
import type { Person } from '@/stores/session'
import { KINDS } from '../kinds'
import { screenOf } from '../screens'

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
  if (collection === 'users') return `${screenOf('users').path}/${id}`
  if (isTable(collection))
    return screenOf('year' in data ? 'budget_summary' : 'home_statistics').path
  const isDraft = collection === 'drafts'
  const kind = isDraft ? data['kind'] : collection
  const path = KINDS.find((each) => each.kind === kind)?.path
  return path === undefined ? null : `${path}/${isDraft ? 'draf/' : ''}${id}`
}
