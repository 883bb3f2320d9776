import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resetDataFolder } from './data/lock'
import { runWorker } from './functions/worker/run-worker'
import { WORKER_ROLE } from './functions/worker-messages'
import { logToStandardError } from './http/log'
import { type Emulator, startEmulator } from './start'

/**
 * Main program of the local Firebase, started in the project folder. Environment variables: PORT (5000), DATA_DIR
 * (.local/data), SAMPLE (JSON file for the first start), LOG_REFUSALS (0 logs neither requests that rules deny nor
 * links of password resets), SHOWS_REPLACED (1 sets `resource` in storage rules to the object that an upload replaces),
 * SHADOW_RULES (JSON file of rules that are evaluated without effect). When everything responds, prints one line on
 * standard output: `Ready at http://127.0.0.1:5000`. With the argument `reset`, only deletes all data, unless a server
 * uses it. With `functions-worker FILE`, runs as the child process of the functions in FILE.
 */
const [role, entry] = process.argv.slice(2)
const port = Number(process.env['PORT'] ?? 5000)
const dataFolder = process.env['DATA_DIR'] ?? join('.local', 'data')

if (role === WORKER_ROLE && entry !== undefined) await runWorker(entry)
else
  try {
    if (role === 'reset') resetDataFolder(dataFolder)
    else await run()
  } catch (error) {
    logToStandardError(explain(error))
    process.exit(1)
  }

async function run(): Promise<void> {
  const emulator = await startEmulator({
    port,
    dataFolder,
    projectFolder: process.cwd(),
    defaultProject: 'demo-desa',
    sampleFile: process.env['SAMPLE'],
    functionsProgram: fileURLToPath(import.meta.url),
    log: logToStandardError,
    logRefusals: process.env['LOG_REFUSALS'] !== '0',
    showsReplaced: process.env['SHOWS_REPLACED'] === '1',
    shadowRules: process.env['SHADOW_RULES'],
  })
  process.stdout.write(`Ready at ${emulator.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(emulator))
}

async function stop(emulator: Emulator): Promise<void> {
  await emulator.close()
  process.exit(0)
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 10} npm start.`
  return error instanceof Error ? error.message : String(error)
}
