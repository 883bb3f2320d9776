import { startProxy } from './start-proxy'

/** The local Firebase as production's: the site on one host, Firestore on another. */
export interface Site {
  url: string
  /** Where Firestore is. */
  database: string
  /** So many milliseconds a new connection to either takes; those that are open end. */
  setConnecting(milliseconds: number): Promise<void>
}

/** This build, an earlier commit's, and this build's published pages with all scripts removed. */
export type SiteName = 'this' | 'earlier' | 'without scripts'

/** The sites that are compared: of this build at `origin`, and of an earlier one where there is one. */
export async function startSites(origin: string, earlier?: string) {
  const stops: (() => void)[] = []
  const start = async (at: string, mode?: 'scriptless'): Promise<Site> => {
    const proxies = await Promise.all([startProxy(at, mode), startProxy(at)])
    const [host, database] = proxies
    stops.push(() => proxies.forEach((proxy) => proxy.stop()))
    return {
      url: host.url,
      database: database.url,
      async setConnecting(milliseconds) {
        await Promise.all(proxies.map((proxy) => proxy.setConnecting(milliseconds)))
      },
    }
  }
  const sites = new Map<SiteName, Site>([['this', await start(origin)]])
  if (earlier) sites.set('earlier', await start(earlier))
  sites.set('without scripts', await start(origin, 'scriptless'))
  return { sites, stop: () => stops.forEach((stop) => stop()) }
}
