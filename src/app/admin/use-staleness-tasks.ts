import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/browser/use-now'
import { isPublisher } from '@/domain/drafts/draft'
import type { Settings } from '@/domain/settings/settings'
import { type StaleScreen, stalenessReminders } from '@/domain/tasks/staleness-reminders'
import type { Waiting } from '@/domain/tasks/task'
import { hasRole, type Role } from '@/domain/users/role'
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
export function useStalenessTasks(
  role: Role,
  { budget_year: year, time_zone: zone }: Settings,
): Waiting {
  const enabled = isPublisher(role)
  const today = useToday(zone)
  const { data, isPending } = useQuery({ ...siteAgeQuery(year, zone), enabled })
  if (!enabled) return []
  if (isPending || today === null) return undefined
  return data
    ? stalenessReminders(data, today)
        .filter(({ screen }) => hasRole(role, SCREENS[screen].roles))
        .map(({ screen, text }) => ({ text, to: SCREENS[screen].path }))
    : null
}
