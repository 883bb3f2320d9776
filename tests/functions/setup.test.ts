import type { UserRecord } from 'firebase-admin/auth'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Project } from '../../scripts/support/backup/format'
import { setUpBucket } from '../../scripts/support/setup/bucket-settings'
import { storeDefaultSettings } from '../../scripts/support/setup/default-settings'
import { findAdmin, makeFirstAdmin } from '../../scripts/support/setup/first-admin'
import { FAILURE, withFailure } from './failing-service'
import { setupScripts } from './services'

const PERSON = { name: 'Siti Aminah', email: 'Siti@Desa.test' }
const EMAIL = 'siti@desa.test'

const { newProject } = setupScripts()

let project: Project
beforeEach(() => {
  project = newProject()
})

describe('the first admin', () => {
  const users = async () => (await project.firestore.collection('users').get()).docs

  async function expectOneAdmin() {
    const account = await project.auth.getUserByEmail(EMAIL)
    expect(account).toMatchObject({ customClaims: { role: 'admin' }, disabled: false })
    expect((await project.auth.listUsers()).users).toHaveLength(1)
    const [document, ...others] = await users()
    expect(others).toEqual([])
    expect(document?.id).toBe(account.uid)
    expect(document?.data()).toEqual({
      name: 'Siti Aminah',
      email: EMAIL,
      role: 'admin',
      avatarurl: '',
      id: account.uid,
      auth_id: account.uid,
      password: '',
      disabled: false,
      updatedBy: account.uid,
      updatedAt: expect.anything() as unknown,
    })
  }

  it('receives an account, a role claim, a `users` document, and a link to choose a password', async () => {
    expect(await findAdmin(project)).toBeNull()
    const admin = await makeFirstAdmin(project, PERSON)
    expect(admin).toEqual({
      email: EMAIL,
      passwordLink: expect.stringMatching(/oobCode=/) as string,
    })
    await expectOneAdmin()
    expect(await findAdmin(project)).toMatchObject({ email: EMAIL })
  })

  it.each([
    ['auth', 'createUser', 'before'],
    ['auth', 'createUser', 'after'],
    ['auth', 'setCustomUserClaims', 'before'],
    ['auth', 'setCustomUserClaims', 'after'],
    ['auth', 'generatePasswordResetLink', 'before'],
    ['firestore', 'runTransaction', 'before'],
    ['firestore', 'runTransaction', 'after'],
  ] as const)(
    'is created completely by the next attempt if %s.%s fails %s taking effect',
    async (service, method, when) => {
      const broken = withFailure<object>(project[service], method as never, when)
      const failed = makeFirstAdmin({ ...project, [service]: broken }, PERSON)
      await expect(failed).rejects.toThrow(FAILURE)
      // The account exists, but not its document, so no admin is found.
      if (method === 'runTransaction' && when === 'before')
        expect(await findAdmin(project)).toBeNull()
      await makeFirstAdmin(project, PERSON)
      await expectOneAdmin()
    },
  )

  it('receives no link after the first sign-in', async () => {
    await makeFirstAdmin(project, PERSON)
    const account = await project.auth.getUserByEmail(EMAIL)
    expect(account.metadata.lastSignInTime).toBe(account.metadata.creationTime)
    const metadata = { ...account.metadata, lastRefreshTime: account.metadata.creationTime }
    vi.spyOn(project.auth, 'getUser').mockResolvedValue({
      ...{ uid: account.uid, email: EMAIL, disabled: false, metadata },
    } as UserRecord)
    expect(await findAdmin(project)).toEqual({ email: EMAIL, passwordLink: '' })
  })

  it('counts as missing while disabled or without an account', async () => {
    await makeFirstAdmin(project, PERSON)
    const [document] = await users()
    await document?.ref.update({ disabled: true })
    expect(await findAdmin(project)).toBeNull()
    await document?.ref.update({ disabled: false })
    await project.auth.deleteUser(document?.id ?? '')
    expect(await findAdmin(project)).toBeNull()
  })

  it('cannot have the e-mail of another staff member', async () => {
    await project.firestore.doc('users/editor').set({ email: EMAIL, role: 'editor' })
    await expect(makeFirstAdmin(project, PERSON)).rejects.toThrow('sudah dipakai akun lain')
  })

  it.each([
    [{ ...PERSON, name: ' ' }, 'Nama wajib diisi.'],
    [{ ...PERSON, email: 'siti' }, 'Alamat e-mail tidak dikenali.'],
  ])('needs a name and an e-mail: %j', async (person, text) => {
    await expect(makeFirstAdmin(project, person)).rejects.toThrow(text)
    expect(await users()).toEqual([])
  })
})

describe('the settings', () => {
  const stored = async () => (await project.firestore.doc('site_settings/1').get()).data()

  it('start with the defaults of the app', async () => {
    expect(await storeDefaultSettings(project.firestore)).toBe(true)
    expect(await stored()).toMatchObject({ village_name: 'Desa', complaints_open: true })
  })

  it('stay unchanged if they exist', async () => {
    await project.firestore.doc('site_settings/1').set({ village_name: 'Desa Sukamaju' })
    expect(await storeDefaultSettings(project.firestore)).toBe(false)
    expect(await stored()).toEqual({ village_name: 'Desa Sukamaju' })
  })
})

/*
 * The local Firebase has no bucket settings. These responses follow Google's documentation
 * (cloud.google.com/storage/docs/json_api/v1/buckets#resource).
 */
describe('the bucket', () => {
  async function setUp(metadata: object) {
    const changes: object[] = []
    const set = await setUpBucket({
      getMetadata: () => Promise.resolve([{ kind: 'storage#bucket', ...metadata }]),
      setMetadata: (change) => Promise.resolve(void changes.push(change)),
    })
    return { set, changes }
  }
  const CORS = {
    origin: ['*'],
    method: ['GET'],
    responseHeader: ['Content-Type'],
    maxAgeSeconds: 86_400,
  }
  const KEEPS = { softDeletePolicy: { retentionDurationSeconds: '604800' } }
  const CLEARS = { softDeletePolicy: { retentionDurationSeconds: 0 } }
  const remove = (condition: object) => ({ action: { type: 'Delete' }, condition })
  const RULES = [
    remove({ isLive: false, matchesPrefix: ['images/pengaduan/', 'search/'] }),
    remove({ daysSinceNoncurrentTime: 14 }),
  ]
  const VERSIONS = { versioning: { enabled: true }, lifecycle: { rule: RULES } }

  it('allows pages to read it, and keeps old versions of files, except photos of reports', async () => {
    expect(await setUp(KEEPS)).toEqual({
      set: ['cors', 'softDelete', 'versioning'],
      changes: [{ cors: [CORS], ...CLEARS, ...VERSIONS }],
    })
  })

  it.each([{}, { softDeletePolicy: {} }, { softDeletePolicy: { retentionDurationSeconds: '0' } }])(
    'keeps settings that exist: %j',
    async (metadata) => {
      expect(await setUp({ ...metadata, ...VERSIONS, cors: [CORS] })).toEqual({
        set: [],
        changes: [],
      })
    },
  )

  it('keeps other CORS entries and lifecycle rules', async () => {
    const theirs = { origin: ['https://contoh.id'], method: ['PUT'], maxAgeSeconds: 60 }
    const rule = remove({ age: 3650 })
    const lifecycle = { rule: [rule, RULES[0]] }
    expect((await setUp({ ...VERSIONS, cors: [theirs], lifecycle })).changes).toEqual([
      { cors: [theirs, CORS], ...VERSIONS, lifecycle: { rule: [rule, ...RULES] } },
    ])
  })
})
