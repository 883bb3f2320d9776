import { paths } from '@/domain/paths'
import { someId } from './documents'

/** Every public page; an article and a report, of those there are, and an address that is none. */
export async function publicPages(origin: string): Promise<string[]> {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  return [
    ...fixed.filter((path) => path !== paths.admin),
    paths.article(await someId(origin, 'news', true)),
    paths.trackedComplaint(await someId(origin, 'complaint_status')),
    '/tidak/ada',
  ]
}
