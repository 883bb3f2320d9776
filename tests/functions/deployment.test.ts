import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { FUNCTIONS_BUNDLE, ROOT } from '../../scripts/support/paths'
import firebaseJson from '../../firebase.json'
import functionsPackage from '../../functions/package.json'
import rootPackage from '../../package.json'
import { loadedFunctions } from './village'

interface Manifest {
  endpoints: Record<
    string,
    {
      region: string[]
      platform: string
      secretEnvironmentVariables?: { key: string }[]
      concurrency?: number
      maxInstances?: number
      availableMemoryMb?: number
      timeoutSeconds?: number
    }
  >
  requiredAPIs: { api: string }[]
}

it('deploys exactly the listed functions, all in Jakarta', async () => {
  const functions = await loadedFunctions()
  const when = (event: string, document: string) =>
    ({ kind: 'firestore', event, document, retry: true }) as const
  const triggers = Object.fromEntries(functions.map(({ name, trigger }) => [name, trigger]))
  expect(triggers).toEqual({
    'create-user': { kind: 'callable' },
    'save-page-content': { kind: 'callable' },
    'save-table': { kind: 'callable' },
    'users-changeemail': { kind: 'callable' },
    'users-signout': { kind: 'callable' },
    'users-syncaccount': when('written', 'users/{uid}'),
    'complaints-administer': { kind: 'callable' },
    'complaints-original': when('written', 'complaints/{id}'),
    'complaints-receive': { kind: 'callable' },
    'requests-act': { kind: 'callable' },
    'errors-report': { kind: 'callable' },
    'every-fiveminutes': { kind: 'schedule', schedule: 'every 5 minutes', timeZone: 'UTC' },
    'every-night': { kind: 'schedule', schedule: '0 3 * * *', timeZone: 'Asia/Jakarta' },
    'push-subscribe': { kind: 'callable' },
    search: { kind: 'callable' },
    'index-search': when('created', 'search_index/manifest/search_pending/{job}'),
    'site-publish': when('written', 'publishing/state'),
    'site-publishhourly': { kind: 'schedule', schedule: '1 * * * *', timeZone: 'UTC' },
    'audit-record': when('written', '{collection}/{document}'),
  })
  for (const { name, regions } of functions) expect(regions, name).toEqual(['asia-southeast2'])
})

const FOLDER = join(ROOT, firebaseJson.functions.source)
const DEPENDENCIES: Record<string, string> = functionsPackage.dependencies

it('imports exactly the declared packages', () => {
  const built = readFileSync(FUNCTIONS_BUNDLE, 'utf8')
  const imported = Array.from(
    built.matchAll(
      /^(?:import|\} from|import .* from) ["']([^"']+)["'];?$|\bimport\(["']([^"']+)["']\)/gm,
    ),
    ([, still = '', late = still]) => late,
  ).filter((name) => !isBuiltin(name))
  const packages = imported.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0])
  expect([...new Set(packages)].sort()).toEqual(Object.keys(DEPENDENCIES).sort())
})

it('installs the functions without the other workspaces, with the tested versions', () => {
  const tested: Record<string, string> = rootPackage.devDependencies
  for (const [name, version] of Object.entries(DEPENDENCIES)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(tested[name] ?? version, name).toBe(version)
  }
  expect(join(FOLDER, functionsPackage.main)).toBe(FUNCTIONS_BUNDLE)
  expect(firebaseJson.functions).toMatchObject({ runtime: 'nodejs24' })
  expect(firebaseJson.functions.ignore).toContain('src')
})

it('describes every function to firebase-tools without the sources', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desa-functions-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(join(FOLDER, 'package.json'), join(folder, 'package.json'))
  cpSync(dirname(FUNCTIONS_BUNDLE), join(folder, 'dist'), { recursive: true })
  // Simulates an installation of only this folder.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of Object.keys(DEPENDENCIES))
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))

  const manifest = join(folder, 'functions.json')
  // firebase-tools run this program before they deploy.
  const program = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js')
  await promisify(execFile)(process.execPath, [program, folder], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      GCLOUD_PROJECT: 'demo-desa',
      FUNCTIONS_CONTROL_API: 'true',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
    },
  })
  const { endpoints, requiredAPIs } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest
  expect(Object.keys(endpoints).sort()).toEqual(
    (await loadedFunctions()).map(({ name }) => name).sort(),
  )
  for (const [name, { region, platform, ...endpoint }] of Object.entries(endpoints)) {
    expect({ region, platform }, name).toEqual({ region: ['asia-southeast2'], platform: 'gcfv2' })
    // Every option must be explicit, because the defaults (80 concurrent calls in 256 MB) are too high.
    const { concurrency = 80, maxInstances = 100, availableMemoryMb = 0, timeoutSeconds } = endpoint
    expect(timeoutSeconds, name).toEqual(expect.any(Number))
    expect(maxInstances, name).toBeLessThanOrEqual(3)
    expect(availableMemoryMb / concurrency, name).toBeGreaterThan(12)
    const kinds = ['callableTrigger', 'eventTrigger', 'scheduleTrigger'].filter(
      (t) => t in endpoint,
    )
    expect(kinds, name).toHaveLength(1)
  }
  const secrets = Object.entries(endpoints).flatMap(([name, { secretEnvironmentVariables = [] }]) =>
    secretEnvironmentVariables.map(({ key }) => `${name} ${key}`),
  )
  expect(secrets.sort()).toEqual([
    'every-fiveminutes SMTP_URL',
    'every-fiveminutes TELEGRAM_TOKEN',
    'every-fiveminutes VAPID_PRIVATE_KEY',
    'push-subscribe VAPID_PRIVATE_KEY',
  ])
  expect(requiredAPIs.map(({ api }) => api)).toContain('cloudscheduler.googleapis.com')
})
