import { PUBLIC_LISTS } from '@/domain/public-lists'
import { loadReader } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Query for the part of the projects that the budget page states, without their progress and pictures. */
export const projectStatesQuery = contentQuery(contentKeys.list('projects', 'states'), async () => {
  const { readItems } = await loadReader()
  const projects = await readItems('projects', { limit: PUBLIC_LISTS.projects.list.pageSize })
  return projects.map(({ id, title, year, stage, reason, budget, realised }) => ({
    ...{ id, title, year, stage, reason, budget, realised },
  }))
})
