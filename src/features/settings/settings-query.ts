import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, settings, type Settings } from '@/domain/settings'
import { readDocument } from '@/lib/firebase/documents'
import { contentQuery } from '@/lib/query/content-query'

export const settingsQuery = contentQuery(['settings'], () =>
  readDocument('site_settings/1', settings),
)

/** The village's settings; the defaults until they are loaded and when they cannot be. */
export function useSettings(): Settings {
  return useQuery(settingsQuery.options).data ?? DEFAULT_SETTINGS
}
