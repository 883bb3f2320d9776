import { PUBLIC_LISTS } from '@/domain/public-lists'
import { readItems } from '@/lib/query/read-content'

export async function readProjectStates() {
  const projects = await readItems('projects', { limit: PUBLIC_LISTS.projects.list.pageSize })
  return projects.map(({ id, title, year, stage, reason, budget, realised }) => ({
    ...{ id, title, year, stage, reason, budget, realised },
  }))
}
