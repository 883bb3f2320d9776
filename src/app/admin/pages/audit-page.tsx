import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { BIN_DAYS } from '@/domain/bin/bin-schema'
import { collectionAt, type CollectionWith } from '@/domain/collections'
import { unpublishedDraftId } from '@/domain/drafts/draft'
import { DAY_MS } from '@/domain/time/date'
import { AuditList } from '@/features/audit/admin/audit-list'
import { usersQuery } from '@/features/users/admin/users-query'
import { changedLabels } from '../field-labels'
import { KINDS } from '../kinds'
import { screenOf } from '@/staff/screens'

export default function AuditPage() {
  const { data: people = [] } = useQuery(usersQuery)
  return <AuditList people={people} changed={changedLabels} wayTo={wayTo} />
}

const BIN = screenOf('bin')

function wayTo({ collection, document, action, at }: AuditEntry) {
  if (action === 'delete') {
    const isKept = collectionAt(collection)?.bin && Date.now() - Date.parse(at) < BIN_DAYS * DAY_MS
    return isKept ? { label: BIN.label, to: BIN.path } : null
  }
  const kind = KINDS.find((each) => each.kind === collection)
  if (kind && action === 'unpublish')
    return {
      label: 'Buka draf',
      to: `${kind.path}/draf/${unpublishedDraftId(collection, document)}`,
    }
  if (kind) return { label: 'Buka', to: `${kind.path}/${document}` }
  if (collection === 'complaints')
    return { label: 'Buka', to: `${screenOf('complaints').path}/${document}` }
  if (collection === 'desk_settings')
    return { label: 'Buka', to: `${screenOf('complaints').path}/pengaturan` }
  if (collection === 'users') return { label: 'Buka', to: `${screenOf('users').path}/${document}` }
  return { label: 'Buka', to: screenShowing(collection).path }
}

/** Returns the admin screen of a collection. Collections without a screen belong to the budget or the statistics. */
function screenShowing(collection: string) {
  if (collectionAt(collection)?.screen) return screenOf(collection as CollectionWith<'screen'>)
  return screenOf(collection.startsWith('budget') ? 'budget_summary' : 'home_statistics')
}
