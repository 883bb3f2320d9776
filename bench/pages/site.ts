import { startProxy } from './start-proxy'

/** The local Firebase as production's: the site on one host, Firestore on another. */
export interface Site {
  url: string
  /** Where Firestore is. */
  database: string
  /** So many milliseconds a new connection to either takes; those that are open end. */
  setConnecting(milliseconds: number): Promise<void>
}

/**
 * The published site, and beside it the same build as an ordinary single page app, of which every address
 * answers the shell: what publishing changes is the difference.
 */
export async function startSites(origin: string) {
  const proxies = await Promise.all([
    startProxy(origin),
    startProxy(origin, 'unrendered'),
    startProxy(origin),
  ])
  const [published, ordinary, database] = proxies
  const site = (host: typeof published): Site => ({
    url: host.url,
    database: database.url,
    async setConnecting(milliseconds) {
      await Promise.all([host.setConnecting(milliseconds), database.setConnecting(milliseconds)])
    },
  })
  return {
    published: site(published),
    ordinary: site(ordinary),
    stop: () => proxies.forEach((proxy) => proxy.stop()),
  }
}
