import { Timestamp } from 'firebase-admin/firestore'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { enqueueNotice } from '../../functions/src/notifications/notify-staff'
import { stateOf } from '../../functions/src/publishing/state'
import { connectTo } from '../../scripts/support/backup/connect'
import type { Project } from '../../scripts/support/backup/format'
import { reportCheck } from '../../scripts/support/doctor/report-check'
import { type Check, examine, fine, reportOf, wrong } from '../../scripts/support/doctor/check'
import {
  adminCheck,
  bucketCheck,
  indexesCheck,
  settingsCheck,
} from '../../scripts/support/doctor/database'
import type { Deployed } from '../../scripts/support/doctor/deployed'
import {
  backupsCheck,
  runtimeCheck,
  schedulesCheck,
  secretsCheck,
} from '../../scripts/support/doctor/google'
import { FIREBASE_TOOLS } from '../../scripts/support/deploy/firebase-tools-version'
import { builtFunctions } from '../../scripts/support/doctor/built-functions'
import { callableCheck, publisherCheck, siteCheck } from '../../scripts/support/doctor/live-site'
import { enumerationCheck, signInCheck } from '../../scripts/support/doctor/sign-in'
import { setSecretCommand } from '../../scripts/support/secrets'
import type { Ask } from '../../scripts/support/google/ask-google'
import { enableBackups } from '../../scripts/support/google/database-backups'
import { setUpBucket } from '../../scripts/support/setup/bucket-settings'
import { statusOf } from '../../scripts/support/villages/status'
import { storeDefaultSettings } from '../../scripts/support/setup/default-settings'
import { makeFirstAdmin } from '../../scripts/support/setup/first-admin'
import { TRIAL_PREFIX, TRIAL_REPORT } from '../../src/domain/complaints/trial-report'
import { buildFile, STOPPED_MILLISECONDS } from '../../src/domain/publishing/publication'
import { setupScripts } from './services'
import { callablesAt } from './village'

const { newProject } = setupScripts()

let project: Project
let deployed: Deployed
beforeEach(() => {
  project = newProject()
  const url = inject('emulatorUrl')
  deployed = { project, apiKey: 'demo', siteUrl: url, local: url }
})
afterEach(() => void vi.unstubAllGlobals())

/** Makes services at matching addresses respond in Google's documented format. */
function answers(address: RegExp, status: number, body: unknown) {
  const real = fetch
  vi.stubGlobal('fetch', (url: RequestInfo | URL, init?: RequestInit) =>
    address.test(url instanceof Request ? url.url : String(url))
      ? Promise.resolve(Response.json(body, { status }))
      : real(url, init),
  )
}

const look = (check: (deployed: Deployed) => Check) => check(deployed).look()

describe('the test report that checks a deployment', () => {
  const left = async () => {
    const documents = await Promise.all(
      ['complaints', 'complaint_status', 'complaint_notices'].map((name) =>
        project.firestore.collection(name).get(),
      ),
    )
    const [files] = await project.bucket.getFiles({ prefix: 'images/' })
    return documents.flatMap(({ docs }) => docs.map(({ ref }) => ref.path)).length + files.length
  }

  it('can be sent with a photo, and is then deleted completely', async () => {
    expect(await look(reportCheck)).toMatchObject({ state: 'fine' })
    expect(await left()).toBe(0)
  })

  it('removes the remains of an interrupted test', async () => {
    const id = `${TRIAL_PREFIX}0A1B`
    await project.firestore.doc(`complaints/${id}`).set({ id, ...TRIAL_REPORT })
    await project.firestore.doc(`complaints/${id}/history/01J`).set({ note: 'Ini apa?' })
    await project.firestore.doc(`complaint_status/${id}`).set({ id })
    await project.bucket.file(`images/pengaduan/${id}/1763700000000.jpg`).save('foto')
    expect(await look(reportCheck)).toMatchObject({ state: 'fine' })
    expect(await left()).toBe(0)
    const { docs } = await project.firestore.collection(`complaints/${id}/history`).get()
    expect(docs).toEqual([])
  })

  it('keeps a real report that has the code of the test report, and its photo', async () => {
    const id = `${TRIAL_PREFIX}0A1B`
    await project.firestore.doc(`complaints/${id}`).set({ id, name: 'Siti', report: 'Jembatan' })
    await project.bucket.file(`images/pengaduan/${id}/1763700000000.jpg`).save('foto')
    expect(await look(reportCheck)).toMatchObject({ state: 'fine' })
    expect(await left()).toBe(2)
  })

  // firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents/commit
  it('fails with the deploy command if Firestore rules are missing', async () => {
    answers(/documents:commit/, 403, {
      error: {
        code: 403,
        message: 'Missing or insufficient permissions.',
        status: 'PERMISSION_DENIED',
      },
    })
    expect(await look(reportCheck)).toMatchObject({ state: 'wrong', remedy: 'npm run deploy' })
  })

  it('remains unsent while the village accepts no reports', async () => {
    await project.firestore.doc('site_settings/1').set({ complaints_open: false })
    expect(await look(reportCheck)).toMatchObject({ state: 'untried' })
  })

  // firebase.google.com/docs/reference/rest/storage: rules refuse with 403.
  it('fails with the setup command if Storage rules cannot read Firestore', async () => {
    answers(/\/v0\/b\//, 403, { error: { code: 403, message: 'Permission denied.' } })
    expect(await look(reportCheck)).toEqual(wrong('Foto uji ditolak aturan keamanan.'))
    expect(reportCheck(deployed).remedy).toMatch(/^npm run setup/)
  })

  it('causes no notification', async () => {
    const receivedAt = Timestamp.now()
    for (const id of [`${TRIAL_PREFIX}0A1B`, '7K3MQ2XVB9TD4R6H']) {
      const status = project.firestore.doc(`complaint_status/${id}`)
      const before = await status.get()
      const report = { id, receivedAt, status: 'Baru', category: 'lainnya', date: '' }
      await status.set({ ...report, replies: {}, lastReply: '' })
      const after = await status.get()
      await enqueueNotice(project, { document: id, before, after })
    }
    const { docs } = await project.firestore.collection('complaint_notices').get()
    expect(docs.map(({ id }) => id)).toEqual(['7K3MQ2XVB9TD4R6H'])
  })
})

it('finds no settings and no first admin in a new project until `setup` runs', async () => {
  expect(await look(settingsCheck)).toEqual(wrong('belum ada'))
  expect(await look(adminCheck)).toEqual(wrong('belum ada'))
  expect(settingsCheck(deployed).remedy).toBe('npm run setup -- --local')
  expect(settingsCheck({ ...deployed, local: null }).remedy).toBe(
    `npm run setup -- --project ${project.projectId}`,
  )
  await storeDefaultSettings(project.firestore)
  await makeFirstAdmin(project, { name: 'Siti', email: 'siti@desa.test' })
  expect(await look(settingsCheck)).toMatchObject({ state: 'fine' })
  expect(await look(adminCheck)).toEqual(fine('siti@desa.test'))
})

// firebase.google.com/docs/reference/rest/auth#section-sign-in-email-password
describe('the sign-in check', () => {
  it('passes in the local Firebase', async () => {
    expect(await look(signInCheck)).toMatchObject({ state: 'fine' })
    expect(await look(enumerationCheck)).toMatchObject({ state: 'fine' })
  })

  it.each(['OPERATION_NOT_ALLOWED', 'PASSWORD_LOGIN_DISABLED', 'CONFIGURATION_NOT_FOUND'])(
    'reports that Authentication is not set up (%s)',
    async (message) => {
      answers(/signInWithPassword/, 400, { error: { code: 400, message } })
      expect(await look(signInCheck)).toEqual(wrong(message))
      expect(await look(enumerationCheck)).toMatchObject({ state: 'unknown' })
    },
  )

  it('fails if Auth reveals which e-mails have an account', async () => {
    answers(/signInWithPassword/, 400, { error: { code: 400, message: 'EMAIL_NOT_FOUND' } })
    expect(await look(signInCheck)).toMatchObject({ state: 'fine' })
    expect(await look(enumerationCheck)).toEqual(wrong('belum aktif'))
  })
})

describe('the bucket check', () => {
  const bucketOf = (metadata: object) =>
    bucketCheck({
      ...deployed,
      local: null,
      project: {
        ...project,
        bucket: { getMetadata: () => Promise.resolve([metadata]) } as unknown as Project['bucket'],
      },
    }).look()

  // cloud.google.com/storage/docs/json_api/v1/buckets#resource
  it("lists the missing settings of a bucket with Google's defaults", async () => {
    const made = { softDeletePolicy: { retentionDurationSeconds: '604800' } }
    expect(await bucketOf(made)).toEqual(wrong('belum diatur: cors, softDelete, versioning'))
  })

  it('passes with all settings', async () => {
    let metadata = {}
    const setMetadata = (changes: object) => Promise.resolve(void (metadata = changes))
    await setUpBucket({ getMetadata: () => Promise.resolve([{}]), setMetadata })
    expect(await bucketOf(metadata)).toMatchObject({ state: 'fine' })
  })
})

describe('the index check', () => {
  it('passes if Firestore answers every query that needs an index', async () => {
    expect(await look(indexesCheck)).toMatchObject({ state: 'fine' })
  })

  const unserved = [
    {
      collectionGroup: 'news',
      queryScope: 'COLLECTION',
      fields: [
        { fieldPath: 'author', order: 'ASCENDING' },
        { fieldPath: 'category', order: 'ASCENDING' },
      ],
    },
  ]

  it('names missing indexes', async () => {
    expect(await indexesCheck(deployed, unserved).look()).toEqual(
      wrong('belum ada: news (author, category)'),
    )
  })

  it('throws if Firestore refuses a query for another reason', async () => {
    const reserved = unserved.map((one) => ({ ...one, collectionGroup: '__news__' }))
    await expect(indexesCheck(deployed, reserved).look()).rejects.toThrow('not allowed')
  })
})

describe('the function check', () => {
  const named = (...callables: string[]) =>
    callableCheck(deployed, () => Promise.resolve({ callables }))

  it('passes if all functions respond', async () => {
    const project = connectTo('demo-desa')
    const check = callableCheck({ ...deployed, project }, builtFunctions)
    const { length } = await callablesAt()
    expect(await check.look()).toEqual(fine(`${length} dapat dipanggil`))
  })

  it.each([
    [401, 'UNAUTHENTICATED'],
    [503, 'UNAVAILABLE'],
  ])('passes if a function itself responds with %d', async (code, status) => {
    answers(/\/search$/, code, { error: { status, message: '' } })
    expect(await named('search').look()).toMatchObject({ state: 'fine' })
  })

  it.each([
    ['functions are not deployed', 404, 'Page not found'],
    ['not everyone may call functions', 403, 'Forbidden'],
    ['functions crash', 500, { error: { status: 'INTERNAL', message: '' } }],
  ])('names each function if %s', async (_, status, body) => {
    answers(/\/(search|save-table)$/, status, body)
    answers(/\/create-user$/, 401, { error: { status: 'UNAUTHENTICATED', message: '' } })
    expect(await named('search', 'create-user', 'save-table').look()).toMatchObject(
      wrong(`search menjawab ${status}, save-table menjawab ${status}`),
    )
  })
})

describe('the site check', () => {
  async function serving(files: Record<string, string>) {
    const server = createServer(({ url = '' }, answer) => {
      const text = files[url]
      answer.writeHead(text === undefined ? 404 : 200).end(text)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    try {
      return await siteCheck({ ...deployed, siteUrl }).look()
    } finally {
      server.close()
    }
  }
  const LIVE = { '/': 'Beranda', '/data/versi.json': '{"number":7,"at":0}' }
  const MATCH = (text: RegExp) => expect.stringMatching(text) as string
  const failed = (code: string) => ({ failure: { code, at: Timestamp.now() } })

  const published = { build: 'satu' }
  const released = Timestamp.now()
  const old = Timestamp.fromMillis(Date.now() - STOPPED_MILLISECONDS - 60_000)
  const build = { ...LIVE, [buildFile('satu')]: '' }
  const broken = (text: RegExp) => ({ state: 'wrong', detail: MATCH(text) })
  it.each<[string, object, Record<string, string>, object]>([
    ['passes with the published number', published, build, fine('terbitan nomor 7')],
    ['fails if the site does not respond', published, {}, broken(/menjawab 404/)],
    ['fails if nothing was published', published, { '/': 'Beranda' }, broken(/belum berisi/)],
    ['fails if publishing has stopped for long', { released: old }, LIVE, { state: 'wrong' }],
    ['passes shortly after a deployment', { ...published, released }, LIVE, { state: 'fine' }],
    ['reports a used up quota', failed('quota'), LIVE, broken(/^Sejak .* Kuota Firebase Hosting/)],
    ['reports missing rights', failed('rights'), LIVE, { remedy: MATCH(/npm run setup/) }],
    ['reports another build', failed('build'), LIVE, { remedy: 'npm run deploy' }],
    ['reports invalid content', failed('content'), LIVE, { remedy: MATCH(/functions:log/) }],
  ])('%s', async (_, state, files, expected) => {
    await stateOf(project.firestore).set(state)
    expect(await serving(files)).toMatchObject(expected)
  })

  it.each([
    ['passes if publishing succeeded', { released: Timestamp.now() }, 'fine'],
    ['fails if publishing lacks rights', failed('rights'), 'wrong'],
    ['is undecided before the first publication', {}, 'unknown'],
  ])('%s', async (_, state, expected) => {
    await stateOf(project.firestore).set(state)
    expect(await look(publisherCheck)).toMatchObject({ state: expected })
  })
})

describe("checks of Google's own services", () => {
  const google = (status: number, body: unknown) => () =>
    Promise.resolve(Response.json(body, { status }))
  const inGoogle = () => ({ ...deployed, local: null })
  const job = (name: string, state = 'ENABLED') => ({
    name: `projects/desa/locations/asia-southeast2/jobs/firebase-schedule-${name}-asia-southeast2`,
    state,
  })
  const noSecrets = wrong(
    'belum diisi: SMTP_URL, TELEGRAM_TOKEN, VAPID_PRIVATE_KEY',
    ['SMTP_URL', 'TELEGRAM_TOKEN', 'VAPID_PRIVATE_KEY']
      .map((name) => setSecretCommand('PROYEK', name))
      .join(' && '),
  )
  const scheduled = () => Promise.resolve({ schedules: ['every-night', 'every-fiveminutes'] })

  // cloud.google.com/scheduler/docs/reference/rest/v1/projects.locations.jobs
  it.each([
    ['all run', 200, { jobs: [job('every-night'), job('every-fiveminutes')] }, fine('2 jadwal')],
    [
      'one schedule is paused',
      200,
      { jobs: [job('every-night'), job('every-fiveminutes', 'PAUSED')] },
      wrong('berhenti: every-fiveminutes'),
    ],
    [
      'one schedule of an earlier version remains',
      200,
      { jobs: [job('bin-empty'), job('every-night'), job('every-fiveminutes')] },
      wrong(
        'sisa versi lama, dengan biayanya: bin-empty',
        `npx ${FIREBASE_TOOLS} functions:delete bin-empty --region asia-southeast2 --project PROYEK`,
      ),
    ],
    [
      'no schedule exists',
      200,
      {},
      wrong('tidak ada: every-night, every-fiveminutes', 'npm run deploy'),
    ],
    ['access is denied', 403, {}, { state: 'unknown', detail: 'Cloud Scheduler menjawab 403' }],
  ])('report the state of the scheduled jobs if %s', async (_, status, body, expected) => {
    const desa = { ...project, projectId: 'PROYEK' }
    const check = schedulesCheck({ ...inGoogle(), project: desa }, scheduled, google(status, body))
    expect(await check.look()).toEqual(expected)
  })

  it('expect the schedules of the built functions', async () => {
    expect([...(await builtFunctions()).schedules].sort()).toEqual([
      'every-fiveminutes',
      'every-night',
      'site-publishhourly',
    ])
  })

  // cloud.google.com/secret-manager/docs/reference/rest/v1/projects.secrets.versions
  it.each([
    ['exist', 200, { state: 'ENABLED' }, fine()],
    ['are disabled', 200, { state: 'DISABLED' }, noSecrets],
    ['are missing', 404, {}, noSecrets],
    [
      'cannot be read without the role',
      403,
      {},
      { state: 'unknown', detail: 'Secret Manager menjawab 403' },
    ],
  ])('report the state of secrets that %s', async (_, status, body, expected) => {
    const desa = { ...project, projectId: 'PROYEK' }
    const check = secretsCheck({ ...inGoogle(), project: desa }, google(status, body))
    expect(await check.look()).toEqual(expected)
  })

  describe('backups', () => {
    const DATABASE = 'https://firestore.googleapis.com/v1/projects/PROYEK/databases/(default)'
    const BACKUPS = 'https://firestore.googleapis.com/v1/projects/PROYEK/locations/-/backups'
    const CREATED = '2026-11-20T03:00:00Z'
    const desa = () => ({ ...inGoogle(), project: { ...project, projectId: 'PROYEK' } })

    /** Imitates the Firestore Admin API (firebase.google.com/docs/firestore/reference/rest/v1). */
    function administration(backups: object[] = []) {
      const stored = { database: {}, schedules: [] as object[] }
      const written: unknown[] = []
      const ask: Ask = (url, body, method) => {
        if (body) written.push([method ?? 'POST', url, body])
        if (method === 'PATCH') stored.database = body ?? {}
        else if (body) stored.schedules.push({ createTime: CREATED, ...body })
        if (url === BACKUPS) return Promise.resolve(Response.json({ backups }))
        const { database, schedules } = stored
        const isList = url.endsWith('/backupSchedules')
        return Promise.resolve(Response.json(isList ? { backupSchedules: schedules } : database))
      }
      return { ask, written }
    }

    it('need to be enabled only once by setup', async () => {
      const { ask, written } = administration()
      expect(await backupsCheck(desa(), ask).look()).toMatchObject({ state: 'wrong' })
      expect(await enableBackups(ask, 'PROYEK')).toBe(true)
      expect(await enableBackups(ask, 'PROYEK')).toBe(false)
      expect(written).toEqual([
        [
          'PATCH',
          `${DATABASE}?updateMask=pointInTimeRecoveryEnablement`,
          { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED' },
        ],
        ['POST', `${DATABASE}/backupSchedules`, { retention: '1209600s', dailyRecurrence: {} }],
      ])
    })

    it('appear in the row of a village in the table for the district', async () => {
      const { firestore } = project
      await firestore.doc('site_settings/1').set({ village_name: 'Desa', schema: 2 })
      const released = Timestamp.fromDate(new Date('2026-11-27T03:04:05Z'))
      const hidden = { agenda: 13, news: 1 }
      await stateOf(firestore).set({ release: '1.1.0', released, hidden })
      for (const status of ['Baru', 'Baru', 'Selesai'])
        await firestore.collection('complaints').add({ status })
      const { ask } = administration([backup(28)])
      expect(await statusOf({ ...project, projectId: 'PROYEK' }, ask)).toEqual({
        ...{ versi: '1.1.0', skema: 2, terbitan: '2026-11-27 10:04' },
        ...{ cadangan: '2026-11-28 10:00', 'laporan baru': 2, 'tak terbaca': 14 },
      })
    })

    const backup = (day: number, state = 'READY') => ({
      ...{ state, snapshotTime: `2026-11-${day}T03:00:00Z` },
    })
    it.each([
      [21, [], fine('yang pertama dalam sehari')],
      [28, [], { detail: `tidak ada yang baru sejak ${CREATED}` }],
      [28, [backup(26), backup(27), backup(28, 'CREATING')], fine(`terakhir 2026-11-27T03:00:00Z`)],
      [28, [backup(21)], { detail: 'tidak ada yang baru sejak 2026-11-21T03:00:00Z' }],
    ])('are checked on day %i with the existing backups %j', async (day, backups, expected) => {
      const { ask } = administration(backups)
      await enableBackups(ask, 'PROYEK')
      const check = backupsCheck(desa(), ask, new Date(`2026-11-${day}T05:00:00Z`))
      expect(await check.look()).toMatchObject(expected)
    })
  })

  it('warn before the Node.js runtime of the functions reaches its end of life', async () => {
    expect(await runtimeCheck(new Date('2028-04-01')).look()).toEqual(fine('sampai 2028-10-31'))
    expect(await runtimeCheck(new Date('2028-05-01')).look()).toMatchObject({ state: 'wrong' })
  })

  it('do not run in the local Firebase', async () => {
    const never = () => Promise.reject(new Error('asked'))
    expect(await schedulesCheck(deployed, scheduled, never).look()).toMatchObject({
      state: 'untried',
    })
    expect(await secretsCheck(deployed, never).look()).toMatchObject({ state: 'untried' })
    expect(await backupsCheck(deployed, never).look()).toMatchObject({ state: 'untried' })
    expect(await look(bucketCheck)).toMatchObject({ state: 'untried' })
  })
})

describe('all checks', () => {
  const check = (name: string, finding: () => ReturnType<Check['look']>): Check => ({
    name,
    cost: `tanpa ${name}`,
    remedy: `npm run ${name}`,
    look: finding,
  })

  it('run even if one check fails or never ends', async () => {
    const results = await examine(
      [
        check('gagal', () => Promise.reject(new Error('rusak'))),
        check('diam', () => new Promise(() => {})),
        check('baik', () => Promise.resolve(fine('ada'))),
      ],
      50,
    )
    expect(results.map(({ finding }) => finding.state)).toEqual(['wrong', 'wrong', 'fine'])
    expect(reportOf(results)).toBe(
      [
        '✗ gagal: rusak\n  Akibatnya: tanpa gagal\n  Perbaiki: npm run gagal',
        '✗ diam: Tidak ada jawaban.\n  Akibatnya: tanpa diam\n  Perbaiki: npm run diam',
        '  gagal  SALAH\n  diam   SALAH\n  baik   baik          ada',
      ].join('\n\n'),
    )
  })
})
