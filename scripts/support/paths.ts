import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
export const PORT = Number(process.env['PORT'] ?? 5000)
export const DATA_DIR = process.env['DATA_DIR'] ?? join(LOCAL, 'data')
