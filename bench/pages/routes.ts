import { paths } from '@/domain/paths'
import { someId } from './documents'

/** Returns the paths of all public pages, an article, a report and an unknown address. */
export async function publicPages(origin: string): Promise<string[]> {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  return [
    ...fixed.filter((path) => path !== paths.admin),
    paths.article(await someId(origin, 'news', true)),
    paths.trackedComplaint(await someId(origin, 'complaint_status')),
    '/tidak/ada',
  ]
}
