import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Proxy {
  /** `https://127.0.0.1:1234` */
  url: string
  /** So long a new connection takes; those that are open end. */
  setConnecting(milliseconds: number): Promise<void>
  stop(): void
}

const PROGRAM = fileURLToPath(new URL('hosting-proxy.ts', import.meta.url))

/** The local Firebase at `origin`, as Hosting would serve it; `scriptless` removes all scripts of its pages. */
export async function startProxy(origin: string, mode?: 'scriptless'): Promise<Proxy> {
  const child = fork(PROGRAM, [origin, ...(mode ? [mode] : [])])
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
