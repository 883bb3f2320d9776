import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { EMULATOR_BUNDLE, ROOT, SAMPLE_FILE } from './paths'

interface EmulatorOptions {
  /** Port of the server. 0 selects a free port. */
  port: number
  dataFolder: string
  /** Loads the sample village. Default: true. */
  sample?: boolean
  projectFolder?: string
  /** Logs requests that the rules deny. Default: the environment variable, or false. */
  logRefusals?: boolean
  /** Lets storage rules see the object that an upload replaces. Default: false. */
  showsReplaced?: boolean
  /** JSON file of rules that are evaluated, but not enforced. */
  shadowRules?: string | undefined
  /** Discards the logs of the emulator and the functions. Default: false. */
  isQuiet?: boolean
}

export interface RunningEmulator {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

export async function startEmulatorProcess(options: EmulatorOptions): Promise<RunningEmulator> {
  const child = spawn(process.execPath, ['--enable-source-maps', EMULATOR_BUNDLE], {
    cwd: options.projectFolder ?? ROOT,
    stdio: ['ignore', 'pipe', options.isQuiet ? 'ignore' : 'inherit'],
    env: {
      LOG_REFUSALS: options.logRefusals ? '1' : '0',
      ...process.env,
      SHOWS_REPLACED: options.showsReplaced ? '1' : '0',
      PORT: String(options.port),
      DATA_DIR: options.dataFolder,
      ...(options.shadowRules && { SHADOW_RULES: options.shadowRules }),
      ...((options.sample ?? true) && { SAMPLE: SAMPLE_FILE }),
    },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Firebase lokal berhenti (kode ${code}).`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = /^Ready at (\S+)$/.exec(line)?.[1]
      if (ready) resolve(ready)
    })
  })
  return {
    url,
    process: child,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.removeAllListeners('exit')
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}
