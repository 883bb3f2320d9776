import { type QueryClient, useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { contentDocument } from '@/lib/query/content'

export const settingsQuery = contentDocument('site_settings', '1')

let defaults: Settings | undefined

/** Whose site it is the page says before anything is loaded; elsewhere than in a browser nobody does. */
function untilLoaded(): Settings {
  return (defaults ??= {
    ...DEFAULT_SETTINGS,
    village_name: nameOfPage() || DEFAULT_SETTINGS.village_name,
  })
}

function nameOfPage(): string | undefined {
  return import.meta.env.SSR
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content
}

/** The village's settings; the defaults until they are loaded and when they cannot be. */
export function useSettings(): Settings {
  return useQuery(settingsQuery.options).data ?? untilLoaded()
}

/** As `useSettings`, where nothing is on a screen. */
export function settingsIn(client: QueryClient): Settings {
  return client.getQueryData(settingsQuery.options.queryKey) ?? untilLoaded()
}
