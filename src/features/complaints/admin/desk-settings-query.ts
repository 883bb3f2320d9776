import { queryOptions } from '@tanstack/react-query'
import { deskSettings } from '@/domain/schemas/desk-settings'
import { readDocument } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'

/** What the desk works with; null while nobody has saved it, then DEFAULT_DESK_SETTINGS apply. */
export const deskSettingsQuery = queryOptions({
  queryKey: adminKeys.deskSettings,
  queryFn: () => readDocument('desk_settings/1', deskSettings),
})
