import { type QueryClient, useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { contentDocument } from '@/lib/query/content'

export const settingsQuery = contentDocument('site_settings', '1')

/** What the site was built for is known before anything is loaded. */
const BUILT_IN: Settings = {
  ...DEFAULT_SETTINGS,
  village_name: import.meta.env.VITE_VILLAGE_NAME ?? DEFAULT_SETTINGS.village_name,
}

/** The village's settings; the defaults until they are loaded and when they cannot be. */
export function useSettings(): Settings {
  return useQuery(settingsQuery.options).data ?? BUILT_IN
}

/** As `useSettings`, where nothing is on a screen. */
export function settingsIn(client: QueryClient): Settings {
  return client.getQueryData(settingsQuery.options.queryKey) ?? BUILT_IN
}
