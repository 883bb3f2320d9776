import type { DocumentData, Query } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { dataSchemaOf, whyIncompatible } from '@/domain/settings/data-schema'
import firestoreIndexes from '../../../firestore.indexes.json'
import type { Project } from '../backup/format'
import { missingOfBucket } from '../setup/bucket-settings'
import { findAdmin } from '../setup/first-admin'
import { type Check, fine, untried, wrong } from './check'
import type { Deployed } from './deployment'

const SETUP = 'npm run setup'

export function settingsCheck({ project }: Deployed): Check {
  return {
    name: 'Pengaturan desa',
    cost: 'situs tidak bernama, dan pengaturan pertama tidak dapat disimpan.',
    remedy: SETUP,
    look: async () => {
      const settings = (await project.firestore.doc('site_settings/1').get()).data()
      if (!settings) return wrong('belum ada')
      const problem = whyIncompatible(dataSchemaOf(settings))
      return problem === null ? fine() : wrong(problem)
    },
  }
}

export function adminCheck({ project }: Deployed): Check {
  return {
    name: 'Admin pertama',
    cost: 'tidak seorang pun dapat membuat pengguna atau mengubah pengaturan.',
    remedy: SETUP,
    look: async () => {
      const admin = await findAdmin(project)
      return admin ? fine(admin.email) : wrong('belum ada')
    },
  }
}

export function bucketCheck({ project, local }: Deployed): Check {
  return {
    name: 'Bucket: CORS, berkas terhapus',
    cost: 'gambar tidak tampil, atau foto pengaduan yang dihapus masih tersimpan tujuh hari.',
    remedy: SETUP,
    look: async () => {
      if (local) return untried('Firebase lokal tidak memerlukannya')
      const missing = await missingOfBucket(project.bucket)
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

/** Google answers what needs an index that is not there, or not yet, with FAILED_PRECONDITION (google.rpc.Code). */
const FAILED_PRECONDITION = 9

export function indexesCheck({ project }: Deployed): Check {
  return {
    name: 'Indeks Firestore',
    cost: 'sebagian daftar di situs dan di ruang pengelola kosong.',
    remedy: 'npm run deploy (atau tunggu beberapa menit: Google sedang menyusunnya)',
    look: async () => {
      const missing: string[] = []
      const indexes = v.parse(v.array(index), firestoreIndexes.indexes)
      for (const one of indexes)
        try {
          await queryOf(project, one).limit(1).get()
        } catch (error) {
          if ((error as { code?: unknown }).code !== FAILED_PRECONDITION) throw error
          missing.push(
            `${one.collectionGroup} (${one.fields.map(({ fieldPath }) => fieldPath).join(', ')})`,
          )
        }
      return missing.length === 0
        ? fine(`${indexes.length} indeks`)
        : wrong(`belum ada: ${missing.join('; ')}`)
    },
  }
}

/** What no other index answers. */
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
