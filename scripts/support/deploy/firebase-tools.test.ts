import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROOT } from '../paths'
import { firebaseTools } from './firebase-tools'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desa-tools-'))
  vi.stubEnv('PATH', folder + delimiter + process.env['PATH'])
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** In the place of npx: notes with what it was called, then does this. */
function answering(script: string, hasTerminal = true) {
  const file = join(folder, 'npx')
  writeFileSync(file, `#!/bin/sh\necho "$@" >> called\n${script}\n`)
  chmodSync(file, 0o755)
  return {
    tools: firebaseTools('desa', { folder, hasTerminal }),
    called: () => readFileSync(join(folder, 'called'), 'utf8').trim().split('\n'),
  }
}

it('tells the sites of the project', () => {
  const sites = [{ name: 'projects/desa/sites/desa', type: 'DEFAULT_SITE' }]
  const { tools, called } = answering(
    `echo '${JSON.stringify({ status: 'success', result: { sites } })}'`,
  )
  expect(tools.sites()).toEqual(sites)
  expect(called()).toEqual([
    expect.stringMatching(
      /^--yes firebase-tools@[\d.]+ hosting:sites:list --json --project desa$/,
    ) as string,
  ])
})

it('of a project that cannot be read tells Google’s reason', () => {
  const { tools } = answering(`echo '{"status":"error","error":"have you run login?"}'; exit 1`)
  expect(() => tools.sites()).toThrow(/Proyek desa tidak terbaca.*have you run login\?/)
})

it('knows a secret that Secret Manager has, and none that it refuses', () => {
  const { tools, called } = answering('test "$4" = SMTP_URL')
  expect([tools.hasSecret('SMTP_URL'), tools.hasSecret('TELEGRAM_TOKEN')]).toEqual([true, false])
  expect(called()[0]).toMatch(/ functions:secrets:get SMTP_URL --project desa$/)
})

it('tells hosting’s own check which step it is', () => {
  const { tools, called } = answering('echo "step: $DEPLOY_STEP" >> called')
  tools.deploy(['hosting'], true)
  tools.deploy(['hosting'])
  const steps = called().filter((line) => line.startsWith('step'))
  expect(steps).toEqual(['step: trial', 'step: release'])
})

it.each([
  ['nobody', undefined, 'index.html', 1],
  ['a release without pages', 'release', 'shell.html', 1],
  ['a release', 'release', 'index.html', 0],
  ['a trial without pages', 'trial', 'shell.html', 0],
])('hosting’s own check of what %s deploys', (_, step, file, status) => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist', file), '')
  const check = spawnSync(process.execPath, [join(ROOT, 'scripts', 'refuse-bare-deploy.mjs')], {
    cwd: folder,
    env: { ...process.env, DEPLOY_STEP: step },
  })
  expect(check.status).toBe(status)
})

it('leaves the questions to whoever sits at the terminal', () => {
  const { tools, called } = answering('')
  tools.deploy(['functions', 'hosting'])
  expect(called()[0]).toMatch(/ deploy --only functions,hosting --project desa$/)
})

it('without a terminal answers what would end a deployment midway, and has no index deleted', () => {
  const { tools, called } = answering('', false)
  expect(tools.deploy(['firestore', 'storage'])).toBe('done')
  expect(tools.deploy(['functions', 'hosting'])).toBe('done')
  expect(tools.deploy(['functions', 'hosting'], true)).toBe('done')
  expect(called().map((line) => line.replace(/^--yes \S+ /, ''))).toEqual([
    'deploy --only firestore,storage --project desa',
    'deploy --only functions,hosting --non-interactive --force --project desa',
    'deploy --only functions,hosting --dry-run --non-interactive --force --project desa',
  ])
})

it.each([
  ['failed', 'quota exceeded'],
  ['early', 'Since this is your first time using 2nd gen functions, we need a little bit longer'],
])('says %s where the log says so', (outcome, text) => {
  const { tools } = answering(`echo '${text}' > firebase-debug.log; exit 2`)
  expect(tools.deploy(['functions'])).toBe(outcome)
})

it('a deployment that somebody ends is not tried again', () => {
  const { tools } = answering(
    `echo 'this is your first time using 2nd gen functions' > firebase-debug.log; kill -INT $$`,
  )
  expect(tools.deploy(['functions'])).toBe('failed')
})
