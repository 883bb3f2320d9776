import { matchPrecache } from 'workbox-precaching'
import { PUBLISHED } from '@/domain/publishing/publication'

/** The page without content, of the build that this worker belongs to. */
export async function shell(): Promise<Response> {
  return (await matchPrecache(PUBLISHED.shell)) ?? fetch(PUBLISHED.shell)
}
