import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The local Firebase with site and Firestore on separate hosts, as in production. */
export interface Site {
  url: string
  database: string
  /** Sets the delay of new connections to this site, in milliseconds, and closes its open connections. */
  setConnecting(milliseconds: number): Promise<void>
}

export type SiteName = 'this' | 'earlier'

/** Starts the sites: the current build at `origin`, and an earlier build if given. */
export async function startSites(origin: string, earlier?: string) {
  const stops: (() => void)[] = []
  const start = async (at: string): Promise<Site> => {
    const proxies = await Promise.all([startProxy(at), startProxy(at)])
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
  return { sites, stop: () => stops.forEach((stop) => stop()) }
}

interface Proxy {
  url: string
  setConnecting(milliseconds: number): Promise<void>
  stop(): void
}

const PROGRAM = fileURLToPath(new URL('hosting-proxy.ts', import.meta.url))

/** Starts a proxy that serves the local Firebase at `origin` like Hosting. */
async function startProxy(origin: string): Promise<Proxy> {
  const child = fork(PROGRAM, [origin])
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The proxy ended (${code}).`)
  })
  failed.catch(() => undefined)
  const heard = async () => (await Promise.race([once(child, 'message'), failed]))[0] as number
  const port = await heard()
  return {
    url: `https://127.0.0.1:${port}`,
    async setConnecting(milliseconds) {
      const done = heard()
      child.send(milliseconds)
      await done
    },
    stop: () => void child.kill(),
  }
}
