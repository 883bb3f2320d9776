import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'
import { PUBLIC_LISTS } from '@/domain/public-lists'
import { loadReader } from '@/lib/query/content'

/** Query for the projects with only the fields that the budget page shows. */
export const projectStatesQuery = contentQuery(contentKeys.list('projects', 'states'), async () => {
  const { readItems } = await loadReader()
  const projects = await readItems('projects', { limit: PUBLIC_LISTS.projects.list.pageSize })
  return projects.map(({ id, title, year, stage, reason, budget, realised }) => ({
    ...{ id, title, year, stage, reason, budget, realised },
  }))
})
