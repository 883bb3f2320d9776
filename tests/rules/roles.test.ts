import {
  collection,
  doc,
  type DocumentData,
  getDoc,
  getDocs,
  limit,
  query,
} from 'firebase/firestore/lite'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectionOf } from '../../sample/reading'
import { buildSample } from '../../sample/sample'
import {
  type Collection,
  type CollectionName,
  COLLECTION_NAMES,
  COLLECTIONS,
  type DraftKind,
} from '../../src/domain/collections'
import { type Role, ROLES } from '../../src/domain/users/role'
import { commit, isAllowed, setupRulesProject } from '../support/rules'
import { binEntryBy, draftBy, IDS, itemBy, signedBy } from './content'
import { connectPeople, userDocuments } from './people'

/*
 * What each role may do with each collection, as the table of collections has it. The shape of what
 * is written is the other suites' matter: here it is always what the app itself would write.
 */

type Who = Role | 'visitor'
type Operation = 'get' | 'list' | 'create' | 'update' | 'delete'

const EVERYONE: readonly Who[] = [...ROLES, 'visitor']
const [, , freshId] = IDS

/** Whom collections are open to that are not the public's. */
const READERS: Partial<Record<CollectionName, readonly Who[]>> = {
  complaints: ['admin', 'petugas'],
  complaint_notices: [],
  complaint_work: [],
  desk_settings: ['admin', 'petugas'],
  drafts: ['admin', 'editor'],
  bin: ['admin', 'editor'],
  users: ['admin', 'editor', 'petugas'],
  audit: ['admin'],
  versions: ['admin', 'editor'],
  search_index: [],
  publishing: ['admin', 'editor'],
}

/** Of these nobody is told but who knows the name of a document. */
const UNLISTED: readonly CollectionName[] = [
  'pages',
  'site_settings',
  'partners',
  'budget_summary',
  'complaint_status',
  'complaint_totals',
  'desk_settings',
  'publishing',
]

/** Who writes what is not written by its writers alone; what is not named nobody may do with one write. */
const WRITTEN: Partial<Record<CollectionName, Partial<Record<Operation, readonly Who[]>>>> = {
  // Functions.
  pages: {},
  audit: {},
  versions: {},
  // Batches over several documents, which have suites of their own.
  complaints: { update: ['admin', 'petugas'] },
  complaint_status: {},
  bin: {},
  // Those of others; what each may create is asked below.
  drafts: { update: ['admin', 'editor'], delete: ['admin', 'editor'] },
}

function writersOf(name: CollectionName, operation: Operation): readonly Who[] {
  const otherwise = WRITTEN[name]
  if (otherwise) return otherwise[operation] ?? []
  const { form, table, bin, publishers, writers }: Collection = COLLECTIONS[name]
  // Tables are written whole, by a function; what does not go into the bin, nobody takes away.
  if (table !== undefined || (operation === 'delete' && !bin)) return []
  return form ? publishers : writers
}

function allowed(name: CollectionName, operation: Operation): readonly Who[] {
  const readers = READERS[name] ?? EVERYONE
  if (operation === 'get') return readers
  if (operation === 'list') {
    if (UNLISTED.includes(name)) return []
    if (name === 'users') return ['admin']
    // Rules let an editor ask for what is content alone.
    return name === 'bin' || name === 'versions' ? ['admin'] : readers
  }
  return writersOf(name, operation)
}

const { documents } = buildSample('2026-11-21')
const project = setupRulesProject('demo-rules-roles')
const people = connectPeople(project)
const personOf = (who: Who) => people[who]

/** The sample's first document of each collection, by its path. */
const EXAMPLES = new Map(
  Object.keys(documents)
    .toReversed()
    .map((path) => [collectionOf(path), path]),
)

const first = Object.fromEntries([...EXAMPLES.values()].map((path) => [path, documents[path]]))

/** What stands at `path`, as the SDK has it. */
async function storedAt(path: string): Promise<DocumentData> {
  return (await getDoc(doc(people.admin.firestore, path))).data() ?? {}
}

beforeAll(() => project.clear())
beforeEach(async () => {
  await project.load({ documents: first })
  await project.store(userDocuments())
  await project.store(
    Object.fromEntries(COLLECTION_NAMES.map((name) => [`${name}/${freshId}`, null])),
  )
})

const tried = COLLECTION_NAMES.filter((name) => EXAMPLES.has(name))

it('the sample has something of every collection', () => expect(tried).toEqual(COLLECTION_NAMES))

describe.each(tried)('%s', (name) => {
  const path = EXAMPLES.get(name) ?? ''
  const id = path.split('/')[1] ?? ''

  const attempts: Record<Operation, (who: Who) => Promise<unknown>> = {
    get: (who) => getDoc(doc(personOf(who).firestore, path)),
    list: (who) => getDocs(query(collection(personOf(who).firestore, name), limit(10))),
    create: async (who) => {
      const { form }: Collection = COLLECTIONS[name]
      if (form)
        return commit(personOf(who), {
          [`${name}/${freshId}`]: itemBy(name as DraftKind, who, freshId),
        })
      const data = await storedAt(path)
      if (name === 'users') Object.assign(data, { id: freshId, auth_id: freshId })
      const target = name === 'users' ? `users/${freshId}` : path
      if (target === path) await project.store({ [path]: null })
      return commit(personOf(who), { [target]: { ...data, ...signedBy(who) } })
    },
    update: async (who) =>
      commit(personOf(who), { [path]: { ...(await storedAt(path)), ...signedBy(who) } }),
    delete: async (who) => {
      const { bin }: Collection = COLLECTIONS[name]
      const copy = binEntryBy(who, name, id, await storedAt(path))
      return commit(personOf(who), {
        ...(bin && { [`bin/${name}-${id}`]: copy }),
        [path]: null,
      })
    },
  }

  describe.each(Object.keys(attempts) as Operation[])('%s', (operation) => {
    it.each(EVERYONE)('%s', async (who) => {
      expect(await isAllowed(attempts[operation](who))).toBe(allowed(name, operation).includes(who))
    })
  })
})

describe.each(COLLECTION_NAMES.filter((name) => 'form' in COLLECTIONS[name]))(
  'a draft of %s',
  (kind) => {
    it.each(EVERYONE)('%s', async (who) => {
      const { writers }: Collection = COLLECTIONS[kind]
      const draft = { ...draftBy(who, freshId), kind, data: {} }
      const stores = commit(personOf(who), { [`drafts/${freshId}`]: draft })
      expect(await isAllowed(stores)).toBe(who !== 'visitor' && writers.includes(who))
    })
  },
)
