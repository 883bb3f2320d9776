import { matchPrecache } from 'workbox-precaching'
import { PUBLISHED } from '@/domain/publishing/publication'

/** The page without content, of the build that this worker belongs to. */
export async function shell(): Promise<Response> {
  const stored = await matchPrecache(PUBLISHED.shell)
  if (stored) return stored
  // Clean URLs lead elsewhere, and a navigation takes no answer that says so.
  const fetched = await fetch(PUBLISHED.shell)
  return new Response(fetched.body, fetched)
}
