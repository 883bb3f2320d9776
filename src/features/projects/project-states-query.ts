import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Query for the part of the projects that the budget page states, without their progress and pictures. */
export const projectStatesQuery = contentQuery(contentKeys.list('projects', 'states'), async () =>
  (await import('./read-project-states')).readProjectStates(),
)
