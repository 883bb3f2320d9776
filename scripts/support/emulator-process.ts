import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { EMULATOR_BUNDLE, ROOT, SAMPLE_FILE } from './paths'

interface EmulatorOptions {
  /** 0 takes a free port. */
  port: number
  dataFolder: string
  /** Whether it begins with the sample village; it does unless told. */
  sample?: boolean
  /** Where firebase.json lies; this project's folder unless told. */
  projectFolder?: string
  /** Whether it logs what the rules refuse; not unless told, here or by the environment. */
  logRefusals?: boolean
  /** Whether storage rules see what an upload replaces; not unless told. */
  showsReplaced?: boolean
  /** A JSON file of rules that are asked too and decide nothing. */
  shadowRules?: string | undefined
  /** Whether nobody is to see its log, and that of the functions; not unless told. */
  isQuiet?: boolean
}

export interface RunningEmulator {
  url: string
  process: ChildProcess
  stop(): Promise<void>
}

/** Starts the bundled local Firebase with the sample village; resolves when everything answers. */
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
      const ready = /^Siap di (\S+)$/.exec(line)?.[1]
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
