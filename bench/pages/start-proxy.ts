import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export interface Proxy {
  url: string
  setConnecting(milliseconds: number): Promise<void>
  stop(): void
}

const PROGRAM = fileURLToPath(new URL('hosting-proxy.ts', import.meta.url))

/**
 * Starts a proxy that serves the local Firebase at `origin` like Hosting. `scriptless` removes all scripts.
 */
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
