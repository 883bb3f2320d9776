import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { version as current } from '../../../package.json'
import { ROOT } from '../paths'
import { upgrade, UpgradeStopped } from './upgrade'

let folder: string
let failing: string[]
let calls: string[]

const gitIn =
  (name: string) =>
  (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Uji', '-c', 'user.email=uji@desa.test', ...args], {
      cwd: join(folder, name),
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    }).trim()

/** Creates a repository with v1.9.0, v1.10.0 and the trial version v2.0.0-beta.1, and a clone at v1.9.0. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desa-upgrade-'))
  ;[failing, calls] = [[], []]
  execFileSync('git', ['init', '--quiet', join(folder, 'origin')])
  const origin = gitIn('origin')
  const release = (version: string) => {
    writeFileSync(join(folder, 'origin', 'version'), version)
    origin('add', '.')
    origin('commit', '--quiet', '-m', version)
    origin('tag', version)
  }
  release('v1.9.0')
  execFileSync('git', ['clone', '--quiet', join(folder, 'origin'), join(folder, 'desa')])
  release('v1.10.0')
  writeFileSync(join(folder, 'origin', 'version'), 'later')
  origin('commit', '--quiet', '-am', 'later')
  origin('tag', 'v2.0.0-beta.1')
})
afterEach(() => rmSync(folder, { recursive: true }))

const version = () => gitIn('desa')('describe', '--tags')

function run() {
  upgrade({
    project: 'desa',
    git: gitIn('desa'),
    npm: (...args) => {
      calls.push(`${args.join(' ')} at ${version()}`)
      return !failing.includes(args[0] ?? '')
    },
    log: () => undefined,
  })
}

it('backs up with the old version, then deploys and checks the newest release', () => {
  run()
  expect(calls).toEqual([
    'backup --project desa at v1.9.0',
    'deploy at v1.10.0',
    'doctor --project desa at v1.10.0',
  ])
})

it('does not downgrade to a newer patch of an older release', () => {
  run()
  calls = []
  const origin = gitIn('origin')
  origin('checkout', '--quiet', '-b', 'correction', 'v1.9.0')
  origin('commit', '--quiet', '--allow-empty', '-m', 'v1.9.1')
  origin('tag', 'v1.9.1')
  run()
  expect(calls).toEqual(['deploy at v1.10.0', 'doctor --project desa at v1.10.0'])
})

it('changes nothing if the backup fails', () => {
  failing = ['backup']
  expect(run).toThrow('Cadangan gagal')
  expect(version()).toBe('v1.9.0')
})

it('prints how to roll back if the deployment fails, and completes the deployment in the next run', () => {
  const before = gitIn('desa')('rev-parse', '--short', 'HEAD')
  failing = ['deploy']
  expect(run).toThrow(`git checkout ${before} && npm run deploy`)
  ;[failing, calls] = [[], []]
  run()
  expect(calls).toEqual(['deploy at v1.10.0', 'doctor --project desa at v1.10.0'])
})

it('stops if the code has local changes', () => {
  writeFileSync(join(folder, 'desa', 'version'), 'diubah')
  expect(run).toThrow(UpgradeStopped)
  expect(calls).toEqual([])
})

it('CHANGELOG.md contains the current version, and a section for operators in each version', () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  const [, ...versions] = changelog.split(/^## /m)
  for (const section of versions) expect(section).toMatch(/^### For operators$/m)
  expect(versions.some((section) => section.startsWith(`[${current}]`))).toBe(true)
})
