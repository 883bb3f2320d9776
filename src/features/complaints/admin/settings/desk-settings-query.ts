import { queryOptions } from '@tanstack/react-query'
import { readableDeskSettings } from '@/domain/complaints/desk-settings-schema'
import { readDocument } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'

/** Query for the desk settings. Null until somebody saves them, so DEFAULT_DESK_SETTINGS apply. */
export const deskSettingsQuery = queryOptions({
  queryKey: adminKeys.deskSettings,
  queryFn: () => readDocument('desk_settings/1', readableDeskSettings),
})
