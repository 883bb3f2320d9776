import type { DocumentData, Query } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { COLLECTION_NAMES, type CollectionName } from '@/domain/collections'
import { documentPages } from '../../../functions/src/data/pages'
import { isShown } from '../../../functions/src/data/documents'
import firestoreIndexes from '../../../firestore.indexes.json'
import type { Project } from '../backup/format'
import { DATA_SCHEMA, dataSchemaOf, newerSchemaProblem } from '../migrations/migrations'
import { FIREBASE_TOOLS } from '../deploy/firebase-tools-version'
import { missingBucketSettings } from '../setup/bucket-settings'
import { findAdmin } from '../setup/first-admin'
import { type Check, fine, untried, wrong } from './check'
import type { Deployed } from './deployed'

const setup = ({ project, local }: Deployed) =>
  `npm run setup -- ${local ? '--local' : `--project ${project.projectId}`}`

export function settingsCheck(deployed: Deployed): Check {
  const { project } = deployed
  return {
    name: 'Pengaturan desa',
    cost: 'situs tidak bernama, dan pengaturan pertama tidak dapat disimpan.',
    remedy: setup(deployed),
    look: async () => {
      const settings = (await project.firestore.doc('site_settings/1').get()).data()
      if (!settings) return wrong('belum ada')
      const schema = dataSchemaOf(settings)
      const problem = newerSchemaProblem(schema)
      if (problem !== null) return wrong(problem, 'npm run upgrade')
      return schema === DATA_SCHEMA
        ? fine()
        : wrong(`isi situs masih berskema ${schema}, bukan ${DATA_SCHEMA}`, 'npm run deploy')
    },
  }
}

/** Collections whose documents appear neither on the site nor in the admin. */
const UNSHOWN: ReadonlySet<CollectionName> = new Set(['search_index', 'publishing'])
const MAX_NAMED = 5

export function contentCheck({ project: { firestore, projectId } }: Deployed): Check {
  return {
    name: 'Isi terbaca',
    cost: 'dokumen itu tidak tampil bagi warga, dan sebagian juga tidak dalam daftar pengelola.',
    remedy: `npm run deploy menyesuaikan isi lama; yang lain: https://console.firebase.google.com/project/${projectId}/firestore`,
    look: async () => {
      const hidden: string[] = []
      let count = 0
      for (const name of COLLECTION_NAMES.filter((each) => !UNSHOWN.has(each)))
        for await (const page of documentPages(firestore.collection(name))) {
          count += page.length
          for (const document of page) if (!isShown(document)) hidden.push(document.ref.path)
        }
      if (hidden.length === 0) return fine(`${count} dokumen`)
      const named = hidden.slice(0, MAX_NAMED).join(', ')
      const rest = hidden.length > MAX_NAMED ? ` dan ${hidden.length - MAX_NAMED} lain` : ''
      return wrong(`${hidden.length} dokumen tidak tampil: ${named}${rest}`)
    },
  }
}

export function adminCheck(deployed: Deployed): Check {
  const { project } = deployed
  return {
    name: 'Admin pertama',
    cost: 'tidak seorang pun dapat membuat pengguna atau mengubah pengaturan.',
    remedy: setup(deployed),
    look: async () => {
      const admin = await findAdmin(project)
      return admin ? fine(admin.email) : wrong('belum ada')
    },
  }
}

export function bucketCheck(deployed: Deployed): Check {
  const { project, local } = deployed
  return {
    name: 'Bucket: CORS, versi berkas',
    cost: 'gambar tidak tampil, gambar yang terhapus tidak dapat kembali, atau foto pengaduan yang dihapus masih tersimpan.',
    remedy: setup(deployed),
    look: async () => {
      if (local) return untried('Firebase lokal tidak memerlukannya')
      const missing = await missingBucketSettings(project.bucket)
      return missing.length === 0 ? fine() : wrong(`belum diatur: ${missing.join(', ')}`)
    },
  }
}

const field = v.object({
  fieldPath: v.string(),
  order: v.optional(v.picklist(['ASCENDING', 'DESCENDING'])),
})
const index = v.object({
  collectionGroup: v.string(),
  queryScope: v.picklist(['COLLECTION', 'COLLECTION_GROUP']),
  fields: v.array(field),
})
type Index = v.InferOutput<typeof index>

/**
 * Matches Firestore's error messages for a missing index and for an index that is being built. Over REST, the error
 * code is only the HTTP status 400 (docs/adr/0038).
 */
const MISSING = /requires an index/i
const BUILDING = /index is currently building|currently building and cannot be used/i

export function indexesCheck(
  { project }: Deployed,
  stated: unknown = firestoreIndexes.indexes,
): Check {
  return {
    name: 'Indeks Firestore',
    cost: 'sebagian daftar di situs dan di ruang pengelola kosong.',
    remedy: `npx ${FIREBASE_TOOLS} deploy --only firestore:indexes --project ${project.projectId}`,
    look: async () => {
      const missing: string[] = []
      const building: string[] = []
      const indexes = v.parse(v.array(index), stated)
      for (const one of indexes)
        try {
          await queryOf(project, one).select().limit(1).get()
        } catch (error) {
          const message = error instanceof Error ? error.message : ''
          // While an index is being built, the message may match both patterns.
          const list = BUILDING.test(message) ? building : MISSING.test(message) ? missing : null
          if (!list) throw error
          const fields = one.fields.map(({ fieldPath }) => fieldPath)
          list.push(`${one.collectionGroup} (${fields.join(', ')})`)
        }
      if (missing.length > 0) return wrong(`belum ada: ${missing.join('; ')}`)
      if (building.length === 0) return fine(`${indexes.length} indeks`)
      return wrong(
        `masih disusun Google, beberapa menit lagi: ${building.join('; ')}`,
        `https://console.firebase.google.com/project/${project.projectId}/firestore/databases/-default-/indexes`,
      )
    },
  }
}

function queryOf(
  { firestore }: Project,
  { collectionGroup, queryScope, fields }: Index,
): Query<DocumentData> {
  const all: Query<DocumentData> =
    queryScope === 'COLLECTION'
      ? firestore.collection(collectionGroup)
      : firestore.collectionGroup(collectionGroup)
  return fields.reduce(
    (query, { fieldPath, order }) =>
      order === undefined
        ? query.where(fieldPath, 'array-contains', '')
        : query.orderBy(fieldPath, order === 'ASCENDING' ? 'asc' : 'desc'),
    all,
  )
}
