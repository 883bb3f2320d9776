import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fail } from './fail.ts'

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Folder with one folder for each village, if a computer deploys several (docs/kabupaten.md). */
export const VILLAGES = join(ROOT, 'desa')

/** Name of the village that a command is for, or undefined if the computer deploys one. */
export const VILLAGE = process.env['VILLAGE'] || undefined

/** Folder with the site's environment file, which contains its Firebase configuration. */
export const ENV_FOLDER = VILLAGE === undefined ? ROOT : join(VILLAGES, VILLAGE)

export const ENV_FILE =
  VILLAGE === undefined ? '.env.production' : relative(ROOT, join(ENV_FOLDER, '.env'))

/** Folder for the output of builds and runs, which git ignores. */
export const LOCAL = join(ROOT, '.local')

export const EMULATOR_BUNDLE = join(ROOT, 'emulator', 'dist', 'main.mjs')
export const FUNCTIONS_BUNDLE = join(ROOT, 'functions', 'dist', 'index.js')
export const RENDERER_BUNDLE = join(ROOT, 'functions', 'dist', 'renderer.js')
export const SAMPLE_FILE = join(LOCAL, 'sample.json')

/** Port of `npm start`. Set PORT and DATA_DIR to run several instances. */
export const PORT = portIn(process.env['PORT'] ?? '5000')
export const DATA_DIR = process.env['DATA_DIR'] ?? join(LOCAL, 'data')

function portIn(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  return fail(`PORT must be a number from 1 to 65535, not “${text}”.`)
}
