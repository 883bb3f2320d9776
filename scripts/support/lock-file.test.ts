import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type LockFile, missingBuilds } from './lock-file'

it('lists the packages for all machines, so that `npm ci` accepts it', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  const missing = missingBuilds(lock).map(({ name }) => name)
  expect(missing, 'npx tsx scripts/complete-lock.ts names them').toEqual([])
})

/** Licenses that only require their text, which the build includes (`/licenses.md`). */
const LICENSES = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'MIT AND ISC AND BSD-3-Clause'],
]

/** Packages under MIT whose package.json does not state the license. */
const UNDECLARED_MIT = ['node_modules/limiter']

/** Packages under MPL-2.0, which requires publishing modified files. These are installed unmodified and not bundled. */
const UNMODIFIED_MPL = ['node_modules/web-push']

it('contains only packages with accepted licenses', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
  }
  const others = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .filter(([, { license = '' }]) => !LICENSES.includes(license))
    .filter(([path]) => ![...UNDECLARED_MIT, ...UNMODIFIED_MPL].includes(path))
  expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
})

it.each([
  ['@a/b-linux-arm64-musl', { cpu: ['arm64'], os: ['linux'], libc: ['musl'] }],
  ['@a/b-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@a/b-win32-x64-gnu', { cpu: ['x64'], os: ['win32'] }],
  ['@a/b-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
  ['@a/b-wasm32-wasi', { cpu: ['wasm32'] }],
])('restricts %s to its machine', (name, machine) => {
  const packages = { '': {}, 'node_modules/a': { optionalDependencies: { [name]: '1.0.0' } } }
  expect(missingBuilds({ packages })).toEqual([
    { name, build: { version: '1.0.0', optional: true, ...machine } },
  ])
})
