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

/** Replaces npx with a script that records its arguments and then runs `script`. */
function fakeNpx(script: string, hasTerminal = true) {
  const file = join(folder, 'npx')
  writeFileSync(file, `#!/bin/sh\necho "$@" >> called\n${script}\n`)
  chmodSync(file, 0o755)
  return {
    tools: firebaseTools('desa', { folder, hasTerminal }),
    called: () => readFileSync(join(folder, 'called'), 'utf8').trim().split('\n'),
  }
}

it('lists the sites of the project', () => {
  const sites = [{ name: 'projects/desa/sites/desa', type: 'DEFAULT_SITE' }]
  const { tools, called } = fakeNpx(
    `echo '${JSON.stringify({ status: 'success', result: { sites } })}'`,
  )
  expect(tools.sites()).toEqual(sites)
  expect(called()).toEqual([
    expect.stringMatching(
      /^--yes firebase-tools@[\d.]+ hosting:sites:list --json --project desa$/,
    ) as string,
  ])
})

it("reports Google's reason if the project cannot be read", () => {
  const { tools } = fakeNpx(`echo '{"status":"error","error":"have you run login?"}'; exit 1`)
  expect(() => tools.sites()).toThrow(/Proyek desa tidak terbaca.*have you run login\?/)
})

it('returns whether Secret Manager has a secret', () => {
  const { tools, called } = fakeNpx('test "$4" = SMTP_URL')
  expect([tools.hasSecret('SMTP_URL'), tools.hasSecret('TELEGRAM_TOKEN')]).toEqual([true, false])
  expect(called()[0]).toMatch(/ functions:secrets:get SMTP_URL --project desa$/)
})

it('passes the deployment step to the predeploy check of Hosting', () => {
  const { tools, called } = fakeNpx('echo "step: $DEPLOY_STEP" >> called')
  tools.deploy(['hosting'], true)
  tools.deploy(['hosting'])
  const steps = called().filter((line) => line.startsWith('step'))
  expect(steps).toEqual(['step: trial', 'step: release'])
})

it.each([
  ['a direct call', undefined, 'index.html', 'desa', 1],
  ['a release without pages', 'release', 'shell.html', 'desa', 1],
  ["a release of another village's build", 'release', 'index.html', 'lain', 1],
  ['a release', 'release', 'index.html', 'desa', 0],
  ['a trial without pages', 'trial', 'shell.html', 'desa', 0],
])('the predeploy check of $0 exits with code $4', (_, step, file, project, status) => {
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'dist', file), '')
  writeFileSync(join(folder, 'dist', 'assets', 'build-1a2b.txt'), JSON.stringify({ project }))
  const check = spawnSync(process.execPath, [join(ROOT, 'scripts', 'reject-direct-deploy.mjs')], {
    cwd: folder,
    env: { ...process.env, DEPLOY_STEP: step, GCLOUD_PROJECT: 'desa' },
  })
  expect(check.status).toBe(status)
})

it('lets the user answer questions if there is a terminal', () => {
  const { tools, called } = fakeNpx('')
  tools.deploy(['functions', 'hosting'])
  expect(called()[0]).toMatch(/ deploy --only functions,hosting --project desa$/)
})

it('deploys functions without questions if there is no terminal, and never deletes an index', () => {
  const { tools, called } = fakeNpx('', false)
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
  [
    'early',
    'Unable to retrieve the repository metadata for projects/desa/locations/asia-southeast2',
  ],
])('returns “%s” if a deployment fails and the log contains: %s', (outcome, text) => {
  const { tools } = fakeNpx(`echo '${text}' > firebase-debug.log; exit 2`)
  expect(tools.deploy(['functions'])).toBe(outcome)
})

it('ignores log messages of an earlier run', () => {
  const early =
    "echo 'this is your first time using 2nd gen functions' >> firebase-debug.log; exit 2"
  expect(fakeNpx(early).tools.deploy(['functions'])).toBe('early')
  const { tools } = fakeNpx("echo 'quota exceeded' >> firebase-debug.log; exit 2")
  expect(tools.deploy(['functions'])).toBe('failed')
})

it.each([
  [
    '"violations":[{"type":"constraints/iam.allowedPolicyMemberDomains","subject":"orgpolicy:desa"}]',
    ['iam.allowedPolicyMemberDomains'],
  ],
  [
    'One or more users named in the policy do not belong to a permitted customer, perhaps due to an organization policy.',
    ['iam.allowedPolicyMemberDomains'],
  ],
  ['quota exceeded', []],
])('names the organization policies in the log: %s', (text, policies) => {
  const { tools } = fakeNpx(`echo '${text}' > firebase-debug.log; exit 2`)
  tools.deploy(['functions'])
  expect(tools.policies()).toEqual(policies)
})

it('returns “failed” if the user interrupts the deployment, even if Google asks to retry later', () => {
  const { tools } = fakeNpx(
    `echo 'this is your first time using 2nd gen functions' > firebase-debug.log; kill -INT $$`,
  )
  expect(tools.deploy(['functions'])).toBe('failed')
})
