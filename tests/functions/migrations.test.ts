import { type DocumentReference, Timestamp } from 'firebase-admin/firestore'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { backUp } from '../../scripts/support/backup/backup'
import type { Project } from '../../scripts/support/backup/format'
import { restore } from '../../scripts/support/backup/restore'
import { contentCheck, settingsCheck } from '../../scripts/support/doctor/database'
import { finishMigration, migrate } from '../../scripts/support/migrations/migrate'
import { DATA_SCHEMA } from '../../scripts/support/migrations/migrations'
import { memberOf, FAILURE } from './failing-service'
import { setupScripts } from './services'

const { folder, newProject } = setupScripts()

const AT = Timestamp.fromMillis(1_763_700_000_000)
const ID = '01M3R0MH804MMHK252HQN2N961'
const EVENT = {
  ...{ id: ID, title: 'Rapat', date: '2026-12-01', time: '08:00', location: 'Balai' },
  ...{ description: '', createdBy: 'siti', updatedBy: 'siti', updatedAt: AT },
}
const NEW = { repeat: '', exceptions: '', lastdate: '2026-12-01' }

let project: Project
beforeEach(async () => {
  project = newProject()
  await fill(project)
})

/** Stores documents in the format of version 1.0.0 of the app. */
async function fill({ firestore }: Project) {
  const batch = firestore.batch()
  batch.set(firestore.doc('site_settings/1'), { village_name: 'Desa' })
  batch.set(firestore.doc(`agenda/${ID}`), EVENT)
  batch.set(firestore.doc('drafts/a'), { kind: 'agenda', data: { title: 'Rapat' } })
  batch.set(firestore.doc('bin/a'), { collection: 'agenda', data: EVENT })
  batch.set(firestore.doc('versions/a'), { collection: 'agenda', data: EVENT })
  batch.set(firestore.doc('complaint_notices/a'), { leasedUntil: null, emailAt: AT })
  await batch.commit()
}

const options = { folder, log: () => undefined }
const run = async (through = project) => {
  await migrate(through, options)
  await finishMigration(through)
}
const read = async (path: string) => (await project.firestore.doc(path).get()).data()
const deployed = () => ({ project, apiKey: '', siteUrl: '', local: '' })

async function expectMigrated() {
  expect(await read(`agenda/${ID}`)).toEqual({ ...EVENT, ...NEW, updatedBy: 'sistem' })
  expect(await read('drafts/a')).toMatchObject({ data: { title: 'Rapat', lastdate: '' } })
  for (const path of ['bin/a', 'versions/a'])
    expect(await read(path)).toEqual({ collection: 'agenda', data: { ...EVENT, ...NEW } })
  expect(await read('complaint_notices/a')).toEqual({ emailDue: null, telegramDue: null })
  expect(await read('site_settings/1')).toMatchObject({ schema: BigInt(DATA_SCHEMA) })
}

it('migrates documents and their copies in drafts, bin and versions, after writing a backup', async () => {
  expect(await settingsCheck(deployed()).look()).toMatchObject({ remedy: 'npm run deploy' })
  await run()
  await expectMigrated()
  expect(await settingsCheck(deployed()).look()).toMatchObject({ state: 'fine' })
  const backups = readdirSync(folder).filter((name) => name.includes(project.projectId))
  expect(backups).toEqual([expect.stringMatching(/-skema-1-.*\.zip$/)])
})

it('writes nothing in the second run', async () => {
  await run()
  const { updateTime } = await project.firestore.doc(`agenda/${ID}`).get()
  await project.firestore.doc('site_settings/1').update({ schema: 1 })
  await run()
  expect((await project.firestore.doc(`agenda/${ID}`).get()).updateTime).toEqual(updateTime)
})

it('keeps the schema number until the migration has finished, and migrates documents written meanwhile', async () => {
  await migrate(project, options)
  expect(await read('site_settings/1')).not.toHaveProperty('schema')
  await project.firestore.doc('versions/a').set({ collection: 'agenda', data: EVENT })
  await finishMigration(project)
  await expectMigrated()
})

it('completes an interrupted run in the next run', async () => {
  const { firestore } = project
  let reads = 0
  const broken = new Proxy(firestore, {
    get: (target, name) =>
      name === 'collection' && (reads += 1) > 2
        ? () => {
            throw new Error(FAILURE)
          }
        : memberOf(target, name),
  })
  await expect(run({ ...project, firestore: broken })).rejects.toThrow(FAILURE)
  expect(await read('site_settings/1')).not.toHaveProperty('schema')
  await run()
  await expectMigrated()
})

it('keeps a change that is made between reading and writing a document', async () => {
  const { firestore } = project
  for (const path of [`agenda/${ID}`, 'complaint_notices/a']) await firestore.doc(path).delete()
  const prototype = Object.getPrototypeOf(firestore.doc('drafts/a')) as DocumentReference
  const update = vi.spyOn(prototype, 'update')
  update.mockImplementationOnce(async function (this: DocumentReference, ...given) {
    update.mockRestore()
    expect(this.path).toBe('drafts/a')
    await this.set({ kind: 'agenda', data: { title: 'Diubah' } })
    return this.update(...given)
  })
  await run()
  expect(await read('drafts/a')).toMatchObject({ data: { title: 'Diubah', lastdate: '' } })
})

it('does not change data of a newer schema version', async () => {
  await project.firestore.doc('site_settings/1').update({ schema: DATA_SCHEMA + 1 })
  await expect(run()).rejects.toThrow('pakailah versi yang lebih baru')
  expect(await read(`agenda/${ID}`)).toEqual(EVENT)
})

it('does nothing in an empty project', async () => {
  const empty = newProject()
  await run(empty)
  expect(await empty.firestore.listCollections()).toEqual([])
})

describe('a restored backup of another version', () => {
  const restoreTo = async (target: Project, overwrite = false) => {
    const file = join(folder, `${crypto.randomUUID()}.zip`)
    await backUp(project, file, { withComplaints: true, withFiles: false, now: new Date() })
    const into = { into: target.projectId, write: true, overwrite, log: () => undefined }
    return restore(target, file, into)
  }

  it('receives the missing migrations', async () => {
    const target = newProject()
    await restoreTo(target)
    project = target
    await run()
    expect(await read(`agenda/${ID}`)).toEqual({ ...EVENT, ...NEW })
    expect(await read('bin/a')).toEqual({ collection: 'agenda', data: { ...EVENT, ...NEW } })
  })

  it('never lowers the schema number of the project', async () => {
    const target = newProject()
    await fill(target)
    await run(target)
    await restoreTo(target, true)
    project = target
    expect(await read('site_settings/1')).toMatchObject({ schema: BigInt(DATA_SCHEMA) })
  })

  it('causes an error if its schema number is higher than that of this version', async () => {
    await project.firestore.doc('site_settings/1').update({ schema: DATA_SCHEMA + 1 })
    await expect(restoreTo(newProject())).rejects.toThrow('pakailah versi yang lebih baru')
  })
})

it('migrates the documents that `doctor` lists as invalid and therefore not shown', async () => {
  const found = await contentCheck(deployed()).look()
  expect(found.detail).toContain(`agenda/${ID}`)
  await run()
  expect((await contentCheck(deployed()).look()).detail).not.toContain('agenda')
})
