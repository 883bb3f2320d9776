import {
  collection,
  doc,
  type DocumentData,
  getCount,
  getDoc,
  getDocs,
  limit,
  query,
  type QueryConstraint,
  where,
} from 'firebase/firestore/lite'
import { deleteObject, getBytes, listAll, ref, updateMetadata, uploadBytes } from 'firebase/storage'
import { ulid } from 'ulid'
import { isList, type Plain } from '../../../sample/plain'
import { collectionOf } from '../../../sample/reading'
import { buildSample } from '../../../sample/sample'
import { type Collection, collectionAt, type DraftKind } from '../../../src/domain/collections'
import { commit, setupRulesProject } from '../../support/rules'
import {
  CODE,
  entryAt,
  FIRST,
  LAST,
  OTHER_CODE,
  pair,
  progressAt,
  RATE,
  reportAt,
  objectionPair,
  requestPair,
  SECOND,
  stepBy,
  tomorrow,
  verdict,
  verdictAt,
} from '../complaints/complaints'
import {
  binEntryBy,
  draftBy,
  earlier,
  IDS,
  itemBy,
  newsBy,
  signedBy,
  asStored,
  without,
} from '../content'
import { connectPeople, type Name, userDocument, userDocuments } from '../people'
import { storePictures } from '../pictures'
import type { Operation, Row } from './access-table'

type Documents = Record<string, DocumentData | null>

interface AttemptData {
  path: (who: Name) => string
  /** Existing documents. Default: the documents of the sample village. */
  stored?: (who: Name) => Documents
  filters?: (who: Name) => QueryConstraint[]
  /** Writes of a batch. Default: only this document. `data` is the stored document. */
  create?: (who: Name) => Documents
  update?: (who: Name) => Documents
  remove?: (who: Name, data: DocumentData) => Documents
  /** Existing documents by operation, for operations that need different documents. */
  before?: Partial<Record<Operation, (who: Name) => Documents>>
}

const { documents } = buildSample('2026-11-21')

/** Path of the first document of each collection in the sample village. */
const EXAMPLES = new Map(
  Object.keys(documents)
    .toReversed()
    .map((path) => [collectionOf(path), path]),
)

const [id, , freshId] = IDS
const item = asStored({ ...newsBy('admin', id), views: 12 })
const storedDraft = (author: string) => asStored(draftBy(author, id))
const warga = userDocument('warga', 'petugas')

function storedReport() {
  const { report, progress } = pair(CODE, undefined, {
    report: { receivedAt: earlier, updatedAt: earlier },
    progress: { receivedAt: earlier },
  })
  const { entry } = stepBy('admin', { report, progress }, {}, FIRST)
  return { report, progress, entry: { ...entry, at: earlier } }
}

/** Returns attempts to create, overwrite and restore a bin entry. */
function binAttempts(
  name: string,
  originalId: string,
  data: (who: Name) => DocumentData,
  filters: (who: Name) => QueryConstraint[],
): AttemptData {
  const original = `${name}/${originalId}`
  const path = `bin/${name}-${originalId}`
  const entry = (who: Name, by: string = who) => binEntryBy(by, name, originalId, data(who))
  const binned = (who: Name) => ({ [path]: asStored(entry(who, 'admin')), [original]: null })
  const deletes = (who: Name) => ({ [path]: entry(who), [original]: null })
  return {
    path: () => path,
    filters,
    stored: binned,
    create: deletes,
    update: deletes,
    remove: (who) => ({ [original]: { ...data(who), ...signedBy(who) }, [path]: null }),
    before: {
      create: (who) => ({ [path]: null, [original]: data(who) }),
      update: (who) => ({ ...binned(who), [original]: data(who) }),
    },
  }
}

function drafts(author: (who: Name) => string): AttemptData {
  const path = () => `drafts/${id}`
  return {
    path,
    stored: (who) => ({ [path()]: storedDraft(author(who)) }),
    filters: (who) => [where('createdBy', '==', author(who))],
    create: (who) => ({
      [`drafts/${freshId}`]: { ...draftBy(author(who), freshId), ...signedBy(who) },
    }),
    update: (who) => ({
      [path()]: { ...storedDraft(author(who)), data: { title: 'Lain' }, ...signedBy(who) },
    }),
    remove: (who) => ({
      [`bin/drafts-${id}`]: binEntryBy(who, 'drafts', id, storedDraft(author(who))),
      [path()]: null,
    }),
  }
}

function users(of: (who: Name) => string, role: string, filters: QueryConstraint[]): AttemptData {
  const document = (who: Name) => userDocuments()[`users/${of(who)}`] ?? userDocument(of(who), role)
  const path = (who: Name) => `users/${of(who)}`
  return {
    path,
    filters: () => filters,
    create: (who) => ({ [path(who)]: { ...document(who), ...signedBy(who) } }),
    update: (who) => ({ [path(who)]: { ...document(who), name: 'Lain', ...signedBy(who) } }),
    remove: (who) => ({
      [`bin/users-${of(who)}`]: binEntryBy(who, 'users', of(who), document(who)),
      [path(who)]: null,
    }),
    before: { create: (who) => ({ [path(who)]: null }) },
  }
}

const version = (name: string): AttemptData => ({
  path: () => `versions/${name}`,
  stored: () => ({
    [`versions/${name}`]: {
      collection: name,
      document: '1',
      data: {},
      replacedBy: '',
      replacedAt: earlier,
    },
  }),
  filters: () => [where('collection', '==', name)],
})

const nestedDocument = (path: string): AttemptData => ({
  path: () => path,
  stored: () => ({ [path]: { version: '1' } }),
})

const reportAttempts = (path: string): AttemptData => {
  const { report, progress, entry } = storedReport()
  return {
    path: () => path,
    stored: () => ({
      [reportAt(CODE)]: report,
      [progressAt(CODE)]: progress,
      [entryAt(FIRST)]: entry,
    }),
    create: () => sentReport(1),
    before: { create: () => UNREPORTED },
  }
}

/** Returns a report as the site sends it. `count` is its position in the hour. */
const sentReport = (count: number): Documents => {
  const { report, progress } = pair(CODE)
  return {
    [reportAt(CODE)]: report,
    [progressAt(CODE)]: progress,
    [RATE]: { count },
    [LAST]: { id: CODE },
  }
}
const UNREPORTED: Documents = {
  [reportAt(CODE)]: null,
  [progressAt(CODE)]: null,
  [RATE]: null,
  [LAST]: null,
}

const REQUEST = `requests/${CODE}`
const REQUEST_STATUS = `request_status/${CODE}`

const OBJECTION = `objections/${CODE}`
const OBJECTION_STATUS = `objection_status/${CODE}`

const objectionAttempts = (path: string): AttemptData => {
  const { objection, status } = objectionPair(CODE)
  const about = { [`requests/${OTHER_CODE}`]: requestPair(OTHER_CODE).request }
  return {
    path: () => path,
    stored: () => ({
      [OBJECTION]: { ...objection, receivedAt: earlier, updatedAt: earlier },
      [OBJECTION_STATUS]: { ...status, receivedAt: earlier },
    }),
    create: () => ({
      ...{ [OBJECTION]: objection, [OBJECTION_STATUS]: status },
      ...{ [RATE]: { count: 1 }, [LAST]: { id: CODE } },
    }),
    before: {
      create: () => ({
        ...{ ...UNREPORTED, ...about, [REQUEST]: null },
        ...{ [OBJECTION]: null, [OBJECTION_STATUS]: null },
      }),
    },
  }
}

const requestAttempts = (path: string): AttemptData => {
  const documents = requestPair(CODE)
  const created = { [REQUEST]: documents.request, [REQUEST_STATUS]: documents.status }
  return {
    path: () => path,
    stored: () => ({
      [REQUEST]: { ...documents.request, receivedAt: earlier, updatedAt: earlier },
      [REQUEST_STATUS]: { ...documents.status, receivedAt: earlier },
    }),
    create: () => ({ ...created, [RATE]: { count: 1 }, [LAST]: { id: CODE } }),
    before: {
      create: () => ({ ...UNREPORTED, [REQUEST]: null, [REQUEST_STATUS]: null }),
    },
  }
}

const verdictAttempts = (path: string): AttemptData => {
  const { report, progress } = storedReport()
  const shown = { ...progress, status: 'Selesai', verdictUntil: tomorrow() }
  const answer = verdict()
  const isShown = path === progressAt(CODE)
  return {
    path: () => path,
    stored: () => ({
      [reportAt(CODE)]: { ...report, status: 'Selesai', closedAt: earlier },
      [progressAt(CODE)]: isShown ? shown : { ...shown, ...answer.progress },
      [verdictAt(CODE)]: isShown ? null : { ...answer.verdict, receivedAt: earlier },
    }),
    create: () =>
      isShown
        ? sentReport(1)
        : {
            [verdictAt(CODE)]: answer.verdict,
            [progressAt(CODE)]: { ...shown, ...answer.progress },
          },
    update: () => ({
      [verdictAt(CODE)]: answer.verdict,
      [progressAt(CODE)]: { ...shown, ...answer.progress },
    }),
    before: { create: () => (isShown ? UNREPORTED : { [progressAt(CODE)]: shown, [path]: null }) },
  }
}

const rateAttempts = (path: string): AttemptData => ({
  path: () => path,
  stored: () => ({ ...UNREPORTED, [RATE]: { count: 1 }, [LAST]: { id: OTHER_CODE } }),
  create: () => sentReport(1),
  update: () => sentReport(2),
  before: { create: () => UNREPORTED },
})

/** Attempts that differ from the default, by path and subset. */
const ATTEMPT_DATA: Readonly<Record<string, AttemptData>> = {
  'drafts/{id} own': drafts((who) => who),
  'drafts/{id} of another': drafts((who) => (who === 'kontributor-2' ? 'editor' : 'kontributor-2')),
  'bin/{entryId} content': binAttempts(
    'news',
    id,
    () => item,
    () => [where('collection', '==', 'news')],
  ),
  'bin/{entryId} own drafts': binAttempts('drafts', id, storedDraft, (who) => [
    where('collection', '==', 'drafts'),
    where('data.createdBy', '==', who),
  ]),
  'bin/{entryId} people': binAttempts(
    'users',
    'warga',
    () => warga,
    () => [where('collection', '==', 'users')],
  ),
  'users/{id} own': users((who) => who, 'kontributor', []),
  'users/{id} the desk’s': users((who) => (who === 'admin' ? 'admin-2' : 'admin'), 'admin', [
    where('role', 'in', ['admin', 'petugas']),
  ]),
  'users/{id} of others': users(
    (who) => (who === 'kontributor-2' ? 'kontributor' : 'kontributor-2'),
    'kontributor',
    [],
  ),
  'complaints/{id}': reportAttempts(reportAt(CODE)),
  'complaints/{id}/history/{entryId}': {
    ...reportAttempts(entryAt(FIRST)),
    create: (who) => {
      const { entry, report } = stepBy(who, storedReport(), { kind: 'catatan', note: 'Dicek.' })
      return { [entryAt(SECOND)]: entry, [reportAt(CODE)]: report }
    },
    before: { create: () => ({ [entryAt(SECOND)]: null }) },
  },
  'complaint_status/{id}': {
    ...reportAttempts(progressAt(CODE)),
    update: () => ({ [progressAt(CODE)]: storedReport().progress }),
  },
  'complaint_status/{id} to be answered': verdictAttempts(progressAt(CODE)),
  'complaint_verdicts/{id}': verdictAttempts(verdictAt(CODE)),
  'requests/{id}': requestAttempts(REQUEST),
  'request_status/{id}': requestAttempts(REQUEST_STATUS),
  'objections/{id}': objectionAttempts(OBJECTION),
  'objection_status/{id}': objectionAttempts(OBJECTION_STATUS),
  'complaint_rate/1': rateAttempts(RATE),
  'complaint_rate/last': rateAttempts(LAST),
  'article_views/now': {
    path: () => 'article_views/now',
    stored: () => ({ [`news/${id}`]: item, 'article_views/now': { days: 1 } }),
    create: () => ({ 'article_views/now': { days: 1, last: [`news_${id}`], [`news_${id}`]: 1 } }),
    update: () => ({ 'article_views/now': { days: 2, last: [`news_${id}`], [`news_${id}`]: 1 } }),
    before: { create: () => ({ [`news/${id}`]: item, 'article_views/now': null }) },
  },
  'article_views/{month}': {
    path: () => 'article_views/2026-10',
    stored: () => ({ 'article_views/2026-10': { days: 1 } }),
  },
  'device_errors/recent': {
    path: () => 'device_errors/recent',
    stored: () => ({ 'device_errors/recent': { days: {} } }),
  },
  'versions/{id} of content and pages': version('news'),
  'versions/{id} of settings and partners': version('site_settings'),
  'publishing/state/publishing_lease/{id}': nestedDocument(
    'publishing/state/publishing_lease/publisher',
  ),
  'imports/{id}': nestedDocument('imports/opensid'),
  'search_index/{id}': nestedDocument('search_index/manifest'),
  'search_index/{id}/search_pending/{id}': nestedDocument('search_index/manifest/search_pending/a'),
}

const nameOf = (row: Row) => collectionOf(row.path)

function sampleAttempts(row: Row): AttemptData {
  const name = nameOf(row)
  const path = EXAMPLES.get(name)
  if (path === undefined) throw new Error(`The sample has nothing of ${name}.`)
  const { form, bin }: Partial<Collection> = collectionAt(name) ?? {}
  const originalId = path.slice(name.length + 1)
  return {
    path: () => path,
    ...(form && {
      create: (who) => ({ [`${name}/${freshId}`]: itemBy(name as DraftKind, who, freshId) }),
    }),
    ...(bin && {
      remove: (who, data) => ({
        [`bin/${name}-${originalId}`]: binEntryBy(who, name, originalId, data),
        [path]: null,
      }),
    }),
  }
}

function toSdkValue(value: Plain): unknown {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(toSdkValue)
  if (typeof value['$timestamp'] === 'string') return new Date(value['$timestamp'])
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, toSdkValue(part)]))
}

export function setupAccess(projectId: string, url?: string) {
  const project = setupRulesProject(projectId, url)
  const people = connectPeople(project)
  const parentPath = (path: string) => path.slice(0, path.lastIndexOf('/'))

  const readData = async (path: string): Promise<DocumentData> =>
    (await getDoc(doc(project.owner.firestore, path))).data() ?? {}

  let storedContent = ''

  async function prepare(row: Row, operation: Operation, who: Name) {
    const attemptData = ATTEMPT_DATA[`${row.path} ${row.which}`.trim()] ?? sampleAttempts(row)
    const sampled = EXAMPLES.get(nameOf(row))
    const content = {
      // The number of the data schema is written only by deployments.
      ...(sampled !== undefined && {
        [sampled]: without(toSdkValue(documents[sampled]!) as DocumentData, 'schema'),
      }),
      ...userDocuments(),
      ...attemptData.stored?.(who),
      [`${nameOf(row).split('/')[0]}/${freshId}`]: null,
      ...attemptData.before?.[operation]?.(who),
    }
    const key = JSON.stringify(content)
    if (key !== storedContent) await project.store(content)
    storedContent = key
    return attemptData
  }

  const listQuery = ({ path, filters }: AttemptData, who: Name) =>
    query(
      collection(people[who].firestore, parentPath(path(who))),
      ...(filters?.(who) ?? []),
      limit(10),
    )

  async function attempt(row: Row, operation: Operation, who: Name): Promise<void> {
    const attemptData = await prepare(row, operation, who)
    const { firestore } = people[who]
    const path = attemptData.path(who)
    if (operation === 'get') await getDoc(doc(firestore, path))
    else if (operation === 'list') await getDocs(listQuery(attemptData, who))
    else {
      await commit(people[who], await writesOf(attemptData, operation, who))
      storedContent = ''
    }
  }

  async function writesOf(
    attemptData: AttemptData,
    operation: Operation,
    who: Name,
  ): Promise<Documents> {
    const path = attemptData.path(who)
    if (operation === 'create' && attemptData.create) return attemptData.create(who)
    if (operation === 'update' && attemptData.update) return attemptData.update(who)
    const data = await readData(path)
    if (operation === 'delete') return attemptData.remove?.(who, data) ?? { [path]: null }
    if (operation === 'create') {
      await project.store({ [path]: null })
      storedContent = ''
    }
    return { [path]: { ...data, ...signedBy(who) } }
  }

  async function count(row: Row, who: Name): Promise<void> {
    await getCount(listQuery(await prepare(row, 'list', who), who))
  }

  async function writableFields(row: Row, who: Name) {
    const path = (await prepare(row, 'update', who)).path(who)
    return { target: doc(people[who].firestore, path), fields: Object.keys(await readData(path)) }
  }

  let last = 1_763_700_000_000

  async function attemptFile(row: Row, operation: Operation, who: Name): Promise<void> {
    const other = who === 'kontributor-2' ? 'kontributor' : 'kontributor-2'
    const folder = parentPath(row.path)
      .replace('{uid}', row.which === 'of another' ? other : who)
      .replace('{id}', CODE)
    const isOfReply = folder.endsWith('/balasan')
    const isPdf = folder === 'documents'
    const path = `${folder}/${isOfReply ? `${ulid()}_1` : last++}.${isPdf ? 'pdf' : 'jpg'}`
    const target = ref(people[who].storage, path)
    const progress = isOfReply ? { replies: {} } : null
    await project.store({ ...userDocuments(), [progressAt(CODE)]: progress })
    if (operation !== 'create') await storePictures(project, path)
    switch (operation) {
      case 'get':
        await getBytes(target)
        return
      case 'list':
        await listAll(ref(people[who].storage, folder))
        return
      case 'create':
        await uploadBytes(target, new Uint8Array(3), {
          contentType: isPdf ? 'application/pdf' : 'image/jpeg',
        })
        return
      case 'update':
        await updateMetadata(target, { cacheControl: 'no-store' })
        return
      case 'delete':
        return deleteObject(target)
    }
  }

  return { project, attempt, attemptFile, count, writableFields }
}
