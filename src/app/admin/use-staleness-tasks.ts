import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { isPublisher } from '@/domain/drafts/draft'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { type StaleScreen, stalenessReminders } from '@/domain/tasks/staleness-reminders'
import type { Waiting } from '@/domain/tasks/task'
import { hasRole, type Role } from '@/domain/users/role'
import { settingsQuery } from '@/lib/query/settings-query'
import { type Screen, screenOf } from './screens'
import { contentStalenessQuery } from './content-staleness'

const SCREENS: Record<StaleScreen, Screen> = {
  pages: screenOf('pages'),
  statistics: screenOf('home_statistics'),
  officials: screenOf('apparatus'),
  news: screenOf('news'),
  budget: screenOf('budget_summary'),
  settings: screenOf('site_settings'),
}

/** Returns reminders about missing or outdated public content that this role can correct. */
export function useStalenessTasks(role: Role): Waiting {
  const client = useQueryClient()
  const { data: stored, isError } = useQuery(settingsQuery.options)
  const settings = stored ?? DEFAULT_SETTINGS
  const { budget_year: year, time_zone: zone } = settings
  const today = useToday(zone)
  // The defaults, which apply until the settings load, would report all of them as missing.
  const enabled = isPublisher(role) && stored !== undefined
  const { data, isPending } = useQuery({
    ...contentStalenessQuery(client, year, today, zone),
    enabled,
  })
  if (!isPublisher(role)) return []
  if (!enabled) return isError ? null : undefined
  if (isPending) return undefined
  return data
    ? stalenessReminders(settings, data, today)
        .filter(({ screen }) => hasRole(role, SCREENS[screen].roles))
        .map(({ screen, at = '', text }) => ({ text, to: SCREENS[screen].path + at }))
    : null
}
