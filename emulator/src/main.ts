import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { resetDataFolder } from './data/reset'
import { runWorker } from './functions/worker/run-worker'
import { WORKER_ROLE } from './functions/worker-messages'
import { logToStandardError } from './http/log'
import { type Emulator, startEmulator } from './start'

/**
 * The local Firebase as a program, started in the project's folder. Environment: PORT (5000),
 * DATA_DIR (.local/data), SAMPLE (JSON file for the first start), LOG_REFUSALS (0: what the rules
 * refuse is not logged), SHOWS_REPLACED (1: storage rules see in `resource` what an upload replaces),
 * SHADOW_RULES (JSON file of rules that are asked too and decide nothing).
 * When everything answers it says so in one line on standard output: `Siap di http://127.0.0.1:5000`.
 *
 * Started with `reset` it deletes all data instead, unless a server has it in use. Started with
 * `functions-worker FILE` it is the child process that runs the functions in FILE.
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
  process.stdout.write(`Siap di ${emulator.url}\n`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop(emulator))
}

async function stop(emulator: Emulator): Promise<void> {
  await emulator.close()
  process.exit(0)
}

function explain(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return `Port ${port} sedang dipakai. Hentikan pemakainya, atau pilih yang lain: PORT=${port + 10} npm start.`
  return error instanceof Error ? error.message : String(error)
}
