import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { isPublisher } from '@/domain/drafts/draft'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { type StaleScreen, stalenessReminders } from '@/domain/tasks/staleness-reminders'
import type { Waiting } from '@/domain/tasks/task'
import { hasRole, type Role } from '@/domain/users/role'
import { settingsQuery } from '@/features/settings/settings-query'
import { type Screen, screenOf } from './screens'
import { siteAgeQuery } from './site-age'

const SCREENS: Record<StaleScreen, Screen> = {
  pages: screenOf('pages'),
  statistics: screenOf('home_statistics'),
  officials: screenOf('apparatus'),
  news: screenOf('news'),
  budget: screenOf('budget_summary'),
  settings: screenOf('site_settings'),
}

/** What of the public site is missing or old, as far as this role can mend it. */
export function useStalenessTasks(role: Role): Waiting {
  const client = useQueryClient()
  const { data: stored, isError } = useQuery(settingsQuery.options)
  const settings = stored ?? DEFAULT_SETTINGS
  const { budget_year: year, time_zone: zone } = settings
  const today = useToday(zone)
  // Until they are there the defaults would say that all of them are missing.
  const enabled = isPublisher(role) && stored !== undefined
  const { data, isPending } = useQuery({ ...siteAgeQuery(client, year, today, zone), enabled })
  if (!isPublisher(role)) return []
  if (!enabled) return isError ? null : undefined
  if (isPending) return undefined
  return data
    ? stalenessReminders(settings, data, today)
        .filter(({ screen }) => hasRole(role, SCREENS[screen].roles))
        .map(({ screen, at = '', text }) => ({ text, to: SCREENS[screen].path + at }))
    : null
}
