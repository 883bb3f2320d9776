import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import functionsPackage from '../../functions/package.json'
import { type LockFile, lockOfWorkspace, missingBuilds } from './lock-file'

it('package-lock.json lists the packages for all platforms, so that `npm ci` accepts the file', () => {
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

it('package-lock.json contains only packages with accepted licenses', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string; dev?: boolean; link?: boolean }>
  }
  const others = Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
    .filter(([, { license = '' }]) => !LICENSES.includes(license))
    .filter(([path]) => ![...UNDECLARED_MIT, ...UNMODIFIED_MPL].includes(path))
  expect(others.map(([path, { license }]) => `${path} ${license}`)).toEqual([])
})

it('lockOfWorkspace locks the dependencies of a workspace to the versions of the project', () => {
  const packages = {
    '': {},
    w: { dependencies: { a: '1', '@s/b': '1' } },
    'w/node_modules/a': { version: '1.5.0' },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/@s/b': {
      ...{ version: '1.0.0', dev: true, dependencies: { c: '1' } },
      ...{ peerDependencies: { a: '1', absent: '1' }, optionalDependencies: { d: '1' } },
    },
    'node_modules/@s/b/node_modules/c': { version: '1.1.0' },
    'node_modules/c': { version: '3.0.0' },
    'node_modules/d': { version: '1.0.0', optional: true },
    'node_modules/e': { version: '1.0.0' },
  }
  const sameA = { ...packages, 'node_modules/a': { version: '1.5.0' } }
  const lock = lockOfWorkspace({ packages: sameA }, 'w') as LockFile
  expect(Object.entries(lock.packages).map(([path, { version }]) => [path, version])).toEqual([
    ['', undefined],
    ['node_modules/@s/b', '1.0.0'],
    ['node_modules/@s/b/node_modules/c', '1.1.0'],
    ['node_modules/a', '1.5.0'],
    ['node_modules/d', '1.0.0'],
  ])
  expect(lock.packages['node_modules/@s/b']).not.toHaveProperty('dev')
  expect(() => lockOfWorkspace({ packages }, 'w')).toThrow('node_modules/a has two versions.')
  const { 'node_modules/@s/b': __, ...lacking } = sameA
  expect(() => lockOfWorkspace({ packages: lacking }, 'w')).toThrow('@s/b is missing.')
})

it('lockOfWorkspace contains the dependencies of the functions', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as LockFile
  const { packages } = lockOfWorkspace(lock, 'functions') as LockFile
  expect(packages['']).toMatchObject({ dependencies: functionsPackage.dependencies })
  expect(Object.keys(packages).length).toBeGreaterThan(100)
})

it.each([
  ['@a/b-linux-arm64-musl', { cpu: ['arm64'], os: ['linux'], libc: ['musl'] }],
  ['@a/b-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@a/b-win32-x64-gnu', { cpu: ['x64'], os: ['win32'] }],
  ['@a/b-android-arm-eabi', { cpu: ['arm'], os: ['android'] }],
  ['@a/b-wasm32-wasi', { cpu: ['wasm32'] }],
])('missingBuilds restricts the package %s to its platform', (name, machine) => {
  const packages = { '': {}, 'node_modules/a': { optionalDependencies: { [name]: '1.0.0' } } }
  expect(missingBuilds({ packages })).toEqual([
    { name, build: { version: '1.0.0', optional: true, ...machine } },
  ])
})
