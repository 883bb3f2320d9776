import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where Chromium is; null when it is not installed. */
export function findChromium(): string | null {
  return PLACES.find((place) => place && existsSync(place)) ?? null
}

/** Chromium's place. Installs Debian's package where that is possible, else throws saying what to do. */
export function ensureChromium(): string {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Memasang Chromium untuk uji peramban …')
    const quiet = { stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] }
    spawnSync('apt-get', ['update', '-qq'], quiet)
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], quiet)
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error(
    'Chromium tidak ditemukan. Pasang dengan `sudo apt-get install chromium`, atau isi variabel ' +
      'CHROMIUM dengan letak Chromium atau Chrome di komputer ini, lalu ulangi npm test.',
  )
}
