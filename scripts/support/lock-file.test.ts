import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type LockFile, missingBuilds } from './lock-file'

it('the lock file is whole, so that `npm ci` accepts it', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  const missing = missingBuilds(lock).map(({ name }) => name)
  expect(missing, 'npx tsx scripts/complete-lock.ts names them').toEqual([])
})

/** They ask for no more than that their text goes along, which the build sees to (`/licenses.md`). */
const LICENSES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'MIT AND ISC AND BSD-3-Clause'],
]

/** MIT, which its package.json does not say. */
const SAYS_NONE = ['node_modules/limiter']

/** MPL-2.0: who changes its own files publishes them. It is installed as it is, and bundled with nothing. */
const AS_IT_IS = ['node_modules/web-push']

it('what ships bears licences that a village can live with', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
  }
  const others = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .filter(([, { license = '' }]) => !LICENSES.includes(license))
    .filter(([path]) => ![...SAYS_NONE, ...AS_IT_IS].includes(path))
  expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
})

it.each([
  ['@a/b-linux-arm64-musl', { cpu: ['arm64'], os: ['linux'], libc: ['musl'] }],
  ['@a/b-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@a/b-win32-x64-gnu', { cpu: ['x64'], os: ['win32'] }],
  ['@a/b-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
  ['@a/b-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s is only for its machine', (name, machine) => {
  const packages = { '': {}, 'node_modules/a': { optionalDependencies: { [name]: '1.0.0' } } }
  expect(missingBuilds({ packages })).toEqual([
    { name, build: { version: '1.0.0', optional: true, ...machine } },
  ])
})
