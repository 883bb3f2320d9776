import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { SYSTEM } from '@/domain/audit/audit'
import { documentPages } from '../../../functions/src/data/pages'
import { forEachConcurrent } from '../../../functions/src/data/concurrency'
import { stateOf } from '../../../functions/src/publishing/state'
import { backUp } from '../backup/backup'
import type { Project } from '../backup/format'
import { DATA_SCHEMA, migrateFields, MIGRATIONS, newerSchemaProblem } from './migrations'
import { storedSchema } from './stored-schema'

const AT_ONCE = 10

/** Collections that contain copies of documents of other collections. */
const COPIES = ['drafts', 'bin', 'versions'] as const

/**
 * Backs up a project into `folder`, then migrates its stored data. Can run while staff work and functions of the
 * previous version run. Rejects if the data is newer than this version.
 */
export async function migrate(
  project: Project,
  { folder, log }: { folder: string; log: (line: string) => void },
): Promise<void> {
  const { firestore, projectId } = project
  const from = await pendingFrom(firestore)
  if (from === null) return
  const now = new Date()
  const minute = now.toISOString().slice(0, 16).replaceAll(':', '')
  const file = join(folder, `cadangan-${projectId}-skema-${from}-${minute}.zip`)
  log(`Isi situs berskema ${from} disesuaikan menjadi ${DATA_SCHEMA}. Cadangan sebelumnya: ${file}`)
  await backUp(project, file, { withComplaints: true, withFiles: false, now })
  log(`${await migrateDocuments(firestore, from)} dokumen disesuaikan.`)
}

/**
 * Migrates documents that were written in the previous form during the deployment, then stores the schema
 * number. The next run starts again if the number is missing.
 */
export async function finishMigration({ firestore }: Pick<Project, 'firestore'>): Promise<void> {
  const from = await pendingFrom(firestore)
  if (from === null) return
  await migrateDocuments(firestore, from)
  await firestore.doc('site_settings/1').update({ schema: DATA_SCHEMA })
  // A function counts these again each night.
  await stateOf(firestore).set({ hidden: {} }, { mergeFields: ['hidden'] })
}

async function pendingFrom(firestore: Firestore): Promise<number | null> {
  const from = await storedSchema(firestore)
  const problem = from === null ? null : newerSchemaProblem(from)
  if (problem !== null) throw new Error(problem)
  return from === DATA_SCHEMA ? null : from
}

async function migrateDocuments(firestore: Firestore, from: number): Promise<number> {
  const pending = MIGRATIONS.filter(({ to }) => to > from)
  let changed = 0
  for (const name of new Set([...pending.flatMap(({ collections }) => collections), ...COPIES]))
    for await (const page of documentPages(firestore.collection(name)))
      await forEachConcurrent(page, AT_ONCE, async (document) => {
        if (await migrateDocument(document, from)) changed += 1
      })
  return changed
}

/** Migrates a document. Retries with the current document if it changes at the same time. */
async function migrateDocument(document: DocumentSnapshot, from: number): Promise<boolean> {
  const changes = changesOf(document, from)
  const { ref, updateTime } = document
  if (!changes || !updateTime) return false
  try {
    await ref.update(changes, { lastUpdateTime: updateTime })
    return true
  } catch (error) {
    const current = await ref.get()
    if (current.updateTime?.isEqual(updateTime)) throw error
    return migrateDocument(current, from)
  }
}

function changesOf(document: DocumentSnapshot, from: number): Record<string, unknown> | null {
  const before = document.data()
  if (!before) return null
  const { id: collection } = document.ref.parent
  const after = migrateFields(collection, before, from)
  const changed = Object.entries(after).filter(
    ([field, value]) => !isDeepStrictEqual(value, before[field]),
  )
  const removed = Object.keys(before).filter((field) => !(field in after))
  if (changed.length + removed.length === 0) return null
  const isOriginal = !COPIES.some((name) => name === collection)
  return {
    ...Object.fromEntries(changed),
    ...Object.fromEntries(removed.map((field) => [field, FieldValue.delete()])),
    // The audit trigger logs this field as the author of the change.
    ...(isOriginal && 'updatedBy' in before && { updatedBy: SYSTEM }),
  }
}
