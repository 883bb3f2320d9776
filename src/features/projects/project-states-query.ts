import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Query for the projects with only the fields that the budget page shows. */
export const projectStatesQuery = contentQuery(contentKeys.list('projects', 'states'), async () =>
  (await import('./read-project-states')).readProjectStates(),
)
