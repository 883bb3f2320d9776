import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const HEADLESS = '/usr/bin/chromium-headless-shell'

const APT_GET = '/usr/bin/apt-get'

const PATHS = [
  process.env['CHROMIUM'],
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Flags that disable background requests to the internet. Root needs --no-sandbox. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function findChromium(): string | null {
  return PATHS.find((path) => path && existsSync(path)) ?? null
}

export function findWholeChromium(): string | null {
  return PATHS.find((path) => path && path !== HEADLESS && existsSync(path)) ?? null
}

export function ensureChromium(): string {
  if (!process.env['CHROMIUM'] && !existsSync(HEADLESS)) install('chromium-headless-shell')
  if (!findChromium()) install('chromium')
  const found = findChromium()
  if (found) return found
  throw new Error(
    'Chromium was not found. Install it with `sudo apt-get install chromium-headless-shell`, or set the variable ' +
      'CHROMIUM to the path of Chromium or Chrome on this computer. Then run npm test again.',
  )
}

function install(name: string) {
  if (process.getuid?.() !== 0 || !existsSync(APT_GET)) return
  console.log(`Installing ${name} for the browser tests …`)
  const quiet = { stdio: 'ignore' } as const
  spawnSync(APT_GET, ['update', '-qq'], quiet)
  spawnSync(APT_GET, ['install', '-y', '-qq', '--no-install-recommends', name], quiet)
}
