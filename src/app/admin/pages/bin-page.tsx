import type { BinEntry } from '@/domain/bin/bin-schema'
import { isTable } from '@/domain/tables/tables'
import { BinList } from '@/features/bin/admin/bin-list'
import { KINDS } from '../kinds'
import { screenOf } from '@/staff/screens'

export default function BinPage() {
  return <BinList pathOf={pathOf} />
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
