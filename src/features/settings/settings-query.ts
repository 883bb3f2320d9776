import { useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings'
import { contentQuery } from '@/lib/query/content-query'

export const settingsQuery = contentQuery<Settings | null>(['settings'], async () => {
  const { readSettings } = await import('./read-settings')
  return readSettings()
})

/** The village's settings; the defaults until they are loaded and when they cannot be. */
export function useSettings(): Settings {
  return useQuery(settingsQuery.options).data ?? DEFAULT_SETTINGS
}
