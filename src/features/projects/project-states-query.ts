import type { Project } from '@/domain/projects/project-schema'
import { contentList } from '@/lib/query/content'
import { contentKeys } from '@/lib/query/content-keys'
import { contentQuery } from '@/lib/query/content-query'

/** Query for the part of the projects that the budget page states, without their progress and pictures. */
export const projectStatesQuery = contentQuery(
  contentKeys.list('projects', 'states'),
  async (client) => {
    const projects = await client.fetchQuery(contentList('projects').options)
    return projects.map(stateOf)
  },
)

const stateOf = ({ id, title, year, stage, reason, budget, realised }: Project) => ({
  ...{ id, title, year, stage, reason, budget, realised },
})
