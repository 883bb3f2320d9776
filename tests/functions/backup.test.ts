import { type DocumentData, FieldPath, GeoPoint, Timestamp } from 'firebase-admin/firestore'
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { buildSample } from '../../sample/sample'
import { backUp, type BackupOptions } from '../../scripts/support/backup/backup'
import { connectTo } from '../../scripts/support/backup/connect'
import { DOCUMENTS, FILES, type Project } from '../../scripts/support/backup/format'
import { restore } from '../../scripts/support/backup/restore'
import { INDEX_FILE } from '../../functions/src/search/index-file'
import type { RestoreOptions } from '../../scripts/support/backup/tally'
import { ZipReader } from '../../scripts/support/backup/zip-reader'
import { COLLECTION_NAMES } from '../../src/domain/collections'
import { storeReport, storeStep } from './complaints/report'
import { memberOf, withFailure } from './failing-service'
import { setupScripts } from './services'

const NOW = new Date('2026-11-22T05:00:00Z')
const { folder, newProject } = setupScripts()

it('connects to a named Firestore database, such as a restored copy', () => {
  const { firestore } = connectTo('demo-desa', undefined, 'pulih')
  expect(firestore.databaseId).toBe('pulih')
})

const zipFile = () => join(folder, `${crypto.randomUUID()}.zip`)

async function createBackup(project: Project, changes: Partial<BackupOptions> = {}) {
  const file = zipFile()
  const options = { withComplaints: false, withFiles: true, now: NOW, ...changes }
  return { file, manifest: await backUp(project, file, options) }
}

async function restoreBackup(
  project: Project,
  file: string,
  changes: Partial<RestoreOptions> = {},
) {
  const logged: string[] = []
  const options = { write: true, overwrite: false, into: project.projectId, ...changes }
  const { files, accounts, documents, newEmails } = await restore(project, file, {
    ...options,
    log: (line) => logged.push(line),
  })
  return { files, accounts, documents, newEmails, logged }
}

async function loadSample({ projectId }: Project) {
  const { documents, accounts } = buildSample('2026-11-21')
  const address = `/__/emulator/projects/${projectId}:load`
  const answer = await fetch(new URL(address, inject('emulatorUrl')), {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ documents, accounts }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

const PICTURE = 'images/1763700000000.jpg'
const tally = (changes: object) => ({
  created: 0,
  overwritten: 0,
  same: 0,
  different: 0,
  failed: 0,
  ...changes,
})

async function readEntry(file: string, name: string): Promise<string> {
  const zip = await ZipReader.open(file)
  try {
    return (await zip.read(name)).toString()
  } finally {
    zip.close()
  }
}

describe('a backup of a village', () => {
  let village: Project
  beforeAll(async () => {
    village = newProject()
    await loadSample(village)
    const file = village.bucket.file(PICTURE)
    await file.save(randomBytes(200_000), { resumable: false, contentType: 'image/jpeg' })
    await file.setMetadata({
      cacheControl: 'public,max-age=31536000,immutable',
      metadata: { asli: 'ya', unnamedSince: '2026-01-01T00:00:00Z' },
    })
    await village.bucket.file('images/usulan/a b/é.png').save('', { resumable: false })
    await village.bucket.file(INDEX_FILE).save('indeks', { resumable: false })
    for (const name of COLLECTION_NAMES)
      if ((await village.firestore.collection(name).limit(1).get()).empty)
        await village.firestore.doc(`${name}/contoh`).set({ at: Timestamp.now() })
  })

  it('contains all collections except derived and device data', async () => {
    const { file } = await createBackup(village, { withComplaints: true })
    const lines = (await readEntry(file, DOCUMENTS)).match(/(?<="path":")[^"/]+/g)
    const excluded = new Set<string>([
      ...['search_index', 'publishing'],
      ...['push_subscriptions', 'push_messages', 'push_work'],
    ])
    expect(new Set(lines)).toEqual(new Set(COLLECTION_NAMES.filter((name) => !excluded.has(name))))
  })

  it('can be restored completely into an empty project', async () => {
    const { file, manifest } = await createBackup(village, { withComplaints: true })
    expect(manifest.counts.documents).toBeGreaterThan(300)
    expect(manifest.counts).toMatchObject({ accounts: 4, files: 2 })
    const copy = newProject()
    const { counts } = manifest
    const report = await restoreBackup(copy, file)
    expect(report).toMatchObject({
      documents: tally({ created: counts.documents }),
      accounts: tally({ created: counts.accounts }),
      files: tally({ created: counts.files }),
    })
    expect((await createBackup(copy, { withComplaints: true })).manifest).toEqual({
      ...manifest,
      project: copy.projectId,
    })
    const [picture] = await copy.bucket.file(PICTURE).download()
    expect(picture).toEqual((await village.bucket.file(PICTURE).download())[0])
    const [{ metadata, contentType, cacheControl }] = await copy.bucket.file(PICTURE).getMetadata()
    expect({ metadata, contentType, cacheControl }).toEqual({
      metadata: { asli: 'ya' },
      contentType: 'image/jpeg',
      cacheControl: 'public,max-age=31536000,immutable',
    })
  })

  it('writes each document once when restored twice', async () => {
    const { file, manifest } = await createBackup(village)
    const copy = newProject()
    await restoreBackup(copy, file)
    const again = await restoreBackup(copy, file)
    expect(again).toEqual({
      documents: tally({ same: manifest.counts.documents }),
      accounts: tally({ same: manifest.counts.accounts }),
      files: tally({ same: manifest.counts.files }),
      newEmails: [],
      logged: [],
    })
  })

  it('describes the changes in a dry run and writes nothing', async () => {
    const { file, manifest } = await createBackup(village)
    const copy = newProject()
    const { documents, logged } = await restoreBackup(copy, file, { write: false })
    expect(documents).toEqual(tally({ created: manifest.counts.documents }))
    expect(logged).toContain('+ baru     site_settings/1')
    expect(logged).toContain('+ baru     akun admin@desa.test')
    expect(logged).toContain(`+ baru     ${PICTURE}`)
    expect((await createBackup(copy)).manifest.counts).toEqual({
      documents: 0,
      accounts: 0,
      files: 0,
    })
  })

  it('excludes reports with their progress, notes and photos by default', async () => {
    const project = newProject()
    const id = await storeReport(project.firestore)
    await storeStep(project.firestore, id, { reply: 'Kami periksa.' })
    await project.firestore.doc(`complaint_notices/${id}`).set({ emailAt: Timestamp.now() })
    await project.firestore.doc('news/a').set({ title: 'Pengaduan' })
    await project.bucket.file(`images/pengaduan/${id}/1.jpg`).save('foto', { resumable: false })

    const without = await createBackup(project)
    expect(without.manifest).toMatchObject({ withComplaints: false })
    expect(without.manifest.counts).toEqual({ documents: 1, accounts: 0, files: 0 })
    expect(readFileSync(without.file).includes(id)).toBe(false)

    const { file } = await createBackup(project, { withComplaints: true })
    const paths = (await readEntry(file, DOCUMENTS)).match(/(?<="path":")[^"]+/g) ?? []
    // Notices are restored before reports, so that nobody is notified again.
    expect(paths.map((path) => path.replace(/[0-9A-Z]{16,}/g, '*'))).toEqual([
      'complaint_notices/*',
      'complaint_status/*',
      'complaints/*',
      'complaints/*/history/*',
      'news/a',
    ])
    const copy = newProject()
    await restoreBackup(copy, file)
    const history = await copy.firestore.collection(`complaints/${id}/history`).get()
    expect(history.docs.map((entry) => entry.get('reply') as unknown)).toEqual(['Kami periksa.'])
    expect(await copy.bucket.file(`images/pengaduan/${id}/1.jpg`).exists()).toEqual([true])
  })
})

it('a backup preserves every type of Firestore value', async () => {
  const project = newProject()
  const { firestore } = project
  const values: DocumentData = {
    text: 'Désa\u2028🌾\n"',
    empty: '',
    none: null,
    yes: true,
    integer: 42n,
    large: 9_007_199_254_740_993n,
    fraction: 0.1,
    infinite: -Infinity,
    nothing: NaN,
    huge: 1e300,
    time: new Timestamp(1_763_700_000, 123_456_000),
    before: new Timestamp(-1, 999_999_000),
    bytes: Buffer.from([0, 255, 1]),
    place: new GeoPoint(-6.9, 107.6),
    reference: firestore.doc('news/a'),
    list: [1n, { of: [null] }],
    map: { 'a.b': { deep: {} }, $timestamp: 'teks' },
  }
  await firestore.doc('things/a').set(values)
  await firestore.doc('things/a/parts/b/deeper/c').set({ kosong: {} })
  await firestore.doc('things/a/parts/b').set({})
  const { file } = await createBackup(project)
  const copy = newProject()
  await restoreBackup(copy, file)
  expect((await copy.firestore.doc('things/a').get()).data()).toEqual({
    ...values,
    reference: copy.firestore.doc('news/a'),
  })
  expect((await copy.firestore.doc('things/a/parts/b/deeper/c').get()).exists).toBe(true)
})

describe('existing content during a restore', () => {
  let project: Project
  let file: string
  beforeEach(async () => {
    const source = newProject()
    await source.firestore.doc('news/a').set({ title: 'Lama' })
    await source.firestore.doc('news/b').set({ title: 'Sama' })
    await source.bucket.file(PICTURE).save('lama', { resumable: false })
    await source.auth.createUser({ uid: 'euis', email: 'euis@desa.test', displayName: 'Euis' })
    await source.auth.setCustomUserClaims('euis', { role: 'editor' })
    file = (await createBackup(source)).file
    project = newProject()
    await restoreBackup(project, file)
    await project.firestore.doc('news/a').set({ title: 'Baru' })
    await project.firestore.doc('news/c').set({ title: 'Hanya di sini' })
    await project.bucket.file(PICTURE).save('baru', { resumable: false })
    await project.auth.updateUser('euis', { disabled: true })
  })

  const title = async (id: string): Promise<unknown> =>
    (await project.firestore.doc(`news/${id}`).get()).get('title')

  it('stays unchanged, and the log lists differing content', async () => {
    const { logged, documents } = await restoreBackup(project, file)
    expect(logged).toEqual([
      `= berbeda  ${PICTURE}`,
      '= berbeda  akun euis@desa.test',
      '= berbeda  news/a',
    ])
    expect(documents).toEqual(tally({ same: 1, different: 1 }))
    expect(await title('a')).toBe('Baru')
    expect((await project.auth.getUser('euis')).disabled).toBe(true)
  })

  it('can be overwritten on request except in a dry run, and is never deleted', async () => {
    const dry = await restoreBackup(project, file, { overwrite: true, write: false })
    expect(dry.logged).toHaveLength(3)
    expect(await title('a')).toBe('Baru')
    const { logged } = await restoreBackup(project, file, { overwrite: true })
    expect(logged).toEqual([
      `! ditimpa  ${PICTURE}`,
      '! ditimpa  akun euis@desa.test',
      '! ditimpa  news/a',
    ])
    expect(await Promise.all(['a', 'b', 'c'].map(title))).toEqual(['Lama', 'Sama', 'Hanya di sini'])
    const [content] = await project.bucket.file(PICTURE).download()
    expect(content.toString()).toBe('lama')
    expect(await project.auth.getUser('euis')).toMatchObject({
      disabled: false,
      customClaims: { role: 'editor' },
    })
  })
})

describe('restored accounts', () => {
  it('contain no password and can request a new one', async () => {
    const source = newProject()
    await source.auth.createUser({ uid: 'asep', email: 'asep@desa.test', password: 'rahasia-123' })
    const photoURL = 'https://desa.test/neng.jpg'
    await source.auth.createUser({ uid: 'neng', email: 'neng@desa.test', photoURL, disabled: true })
    const { file } = await createBackup(source)
    expect(await readEntry(file, 'akun.ndjson')).not.toMatch(/password|hash|salt/i)
    const copy = newProject()
    const { newEmails } = await restoreBackup(copy, file)
    // Disabled users get no account.
    expect(newEmails).toEqual(['asep@desa.test'])
    const link = await copy.auth.generatePasswordResetLink('asep@desa.test')
    expect((await fetch(link)).status).toBe(200)
    expect((await copy.auth.getUser('asep')).passwordHash).toBeUndefined()
    expect(await copy.auth.getUser('neng')).toMatchObject({ photoURL, disabled: true })
  })

  it('omit a photo URL that the Admin SDK rejects', async () => {
    const source = newProject()
    await source.auth.createUser({ uid: 'asep', email: 'asep@desa.test' })
    await source.firestore.doc('news/a').set({ title: 'Satu' })
    const odd = { ...(await source.auth.getUser('asep')).toJSON(), photoURL: 'foto desa' }
    const auth = new Proxy(source.auth, {
      get: (target, name) =>
        name === 'listUsers'
          ? () => Promise.resolve({ users: [{ toJSON: () => odd }] })
          : memberOf(target, name),
    })
    const { file } = await createBackup({ ...source, auth })
    const copy = newProject()
    expect(await restoreBackup(copy, file)).toMatchObject({
      accounts: tally({ created: 1 }),
      documents: tally({ created: 1 }),
    })
    expect((await copy.auth.getUser('asep')).email).toBe('asep@desa.test')
  })

  it('exclude and log an account whose e-mail belongs to another account', async () => {
    const source = newProject()
    await source.auth.createUser({ uid: 'asep', email: 'asep@desa.test' })
    await source.auth.createUser({ uid: 'neng', email: 'neng@desa.test' })
    const { file } = await createBackup(source)
    const copy = newProject()
    await copy.auth.createUser({ uid: 'lain', email: 'asep@desa.test' })
    const { accounts, logged } = await restoreBackup(copy, file)
    expect(accounts).toEqual(tally({ created: 1, failed: 1 }))
    expect(logged[0]).toBe(
      'x gagal    akun asep@desa.test: e-mailnya dipakai akun lain di proyek ini',
    )
    expect((await copy.auth.getUser('neng')).email).toBe('neng@desa.test')
  })
})

describe('before writing anything, refuses', () => {
  let file: string
  let target: Project
  beforeEach(async () => {
    const source = newProject()
    await source.firestore.doc('news/a').set({ title: 'Satu' })
    await source.bucket.file(PICTURE).save(randomBytes(5_000), { resumable: false })
    file = (await createBackup(source)).file
    target = newProject()
  })

  const expectRefused = async (reason: RegExp, changes: Partial<RestoreOptions> = {}) => {
    await expect(restoreBackup(target, file, changes)).rejects.toThrow(reason)
    expect(await target.firestore.listCollections()).toEqual([])
    expect((await target.bucket.getFiles())[0]).toEqual([])
  }

  it('a backup of another project without a confirmation', () =>
    expectRefused(/^Cadangan ini dari proyek demo-.* --into demo-/, { into: undefined }))

  it('a confirmation that names another project than the target', () =>
    expectRefused(/^--into desa-lain bukan proyek tujuan/, { into: 'desa-lain' }))

  it.each([true, false])('a missing bucket (with the option `write`: %s)', (write) => {
    const wrongBucket = connectTo(target.projectId, 'salah')
    return expect(restoreBackup(wrongBucket, file, { write })).rejects.toThrow(
      /^Bucket salah tidak ada\. .* --bucket NAMA/,
    )
  })

  it.each<[string, (bytes: Buffer) => string | Buffer]>([
    ['a truncated zip', (bytes) => bytes.subarray(0, -1_000)],
    ['a file that is no zip', () => 'bukan zip'],
    ...[DOCUMENTS, '1763700000000.jpg'].map((name): [string, (bytes: Buffer) => Buffer] => [
      `a damaged byte in ${name}`,
      (bytes) => {
        // Position in the content, after the local header with the name.
        const at = bytes.indexOf(name) + name.length + 10
        bytes[at] = (bytes[at] ?? 0) ^ 0xff
        return bytes
      },
    ]),
  ])('%s', (_, damage) => {
    writeFileSync(file, damage(readFileSync(file)))
    return expectRefused(/^Berkas cadangan ini rusak/)
  })
})

it('leaves no backup file when the bucket is missing or the backup is interrupted', async () => {
  const project = newProject()
  const file = zipFile()
  const options = { withComplaints: false, withFiles: true, now: NOW }
  const wrongBucket = connectTo(project.projectId, 'salah')
  await expect(backUp(wrongBucket, file, options)).rejects.toThrow(/^Bucket salah tidak ada\./)
  const broken = { ...project, auth: withFailure(project.auth, 'listUsers', 'before') }
  await expect(backUp(broken, file, options)).rejects.toThrow('the line broke')
  expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false])
})

it('backs up and restores more documents and files than it holds in memory at once', async () => {
  const project = newProject()
  for (const first of [0, 120]) {
    const batch = project.firestore.batch()
    for (let i = first; i < first + 120; i++)
      batch.set(project.firestore.doc(`audit/${i}`), { text: 'x'.repeat(60_000) })
    await batch.commit()
  }
  const { file, manifest } = await createBackup(project)
  expect(manifest.counts.documents).toBe(240)
  expect(await readEntry(file, FILES)).toBe('')
  const copy = newProject()
  await restoreBackup(copy, file)
  const found = await copy.firestore.collection('audit').orderBy(FieldPath.documentId()).get()
  expect(found.size).toBe(240)
})
