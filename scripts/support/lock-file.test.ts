import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type LockFile, missingBuilds } from './lock-file'

it('the lock file is whole, so that `npm ci` accepts it', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  const missing = missingBuilds(lock).map(({ name }) => name)
  expect(missing, 'npx tsx scripts/complete-lock.ts names them').toEqual([])
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
