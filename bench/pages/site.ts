import { startProxy } from './start-proxy'

/** The local Firebase with site and Firestore on separate hosts, as in production. */
export interface Site {
  url: string
  database: string
  /** Sets the delay of new connections in milliseconds and closes all open connections. */
  setConnecting(milliseconds: number): Promise<void>
}

export type SiteName = 'this' | 'earlier' | 'without scripts'

/** Starts the compared sites: this build at `origin` and, if given, an earlier one. */
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
