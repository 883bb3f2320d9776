import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail } from './fail.ts'

/** The project's folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** What builds and runs leave behind; ignored by git. */
export const LOCAL = join(ROOT, '.local')

export const EMULATOR_BUNDLE = join(ROOT, 'emulator', 'dist', 'main.mjs')
/** `main` of functions/package.json. */
export const FUNCTIONS_BUNDLE = join(ROOT, 'functions', 'dist', 'index.js')
/** Beside it, loaded when something is published. */
export const RENDERER_BUNDLE = join(ROOT, 'functions', 'dist', 'renderer.js')
export const SAMPLE_FILE = join(LOCAL, 'sample.json')

/** Port and data folder of `npm start`; set both to run several side by side. */
export const PORT = portIn(process.env['PORT'] ?? '5000')
export const DATA_DIR = process.env['DATA_DIR'] ?? join(LOCAL, 'data')

function portIn(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  return fail(`PORT adalah bilangan dari 1 sampai 65535, bukan “${text}”.`)
}
