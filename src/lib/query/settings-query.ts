import { type QueryClient, useQuery } from '@tanstack/react-query'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import type { TimeZone } from '@/domain/time/date'
import { contentDocument } from './content'

export const settingsQuery = contentDocument('site_settings', '1')

let defaults: Settings | undefined

/** Returns default settings for use until the stored ones are loaded, with the village name from the page's HTML. */
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

/** Returns the village's settings, or the defaults until they are loaded or if loading fails. */
export function useSettings(): Settings {
  return useQuery(settingsQuery.options).data ?? untilLoaded()
}

/** Returns the village's time zone, in which all times are shown. */
export function useZone(): TimeZone {
  return useSettings().time_zone
}

export function settingsIn(client: QueryClient): Settings {
  return client.getQueryData(settingsQuery.options.queryKey) ?? untilLoaded()
}
