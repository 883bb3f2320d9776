import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../../dist/main.mjs', import.meta.url))

export type EmulatorProcess = Awaited<ReturnType<typeof startEmulatorProcess>>

/** Starts the built program on a free port. Resolves when all services respond. */
export async function startEmulatorProcess(dataFolder: string, projectFolder: string) {
  const child = spawn(process.execPath, ['--enable-source-maps', PROGRAM], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { LOG_REFUSALS: '0', ...process.env, PORT: '0', DATA_DIR: dataFolder },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The local Firebase ended (${code}).`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^Ready at (\S+)$/.exec(line)?.[1]
      if (ready) resolve(ready)
    })
  })
  return {
    url,
    process: child,
    stop: () =>
      new Promise<void>((resolve) => {
        child.removeAllListeners('exit')
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
