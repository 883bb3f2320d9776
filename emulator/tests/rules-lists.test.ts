import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDocs,
  limit,
  query,
  type Query,
  type QueryConstraint,
  setDoc,
  where,
  type WhereFilterOp,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { denied } from './support/rules-answers'

/** Rules for lists. They can use only the values that the query requires of every result. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow list: if true; }
    match /get-only/{id} { allow get: if true; }
    match /published/{id} { allow list: if resource.data.state == 'published'; }
    match /kinds/{id} { allow list: if resource.data.kind in ['news', 'agenda']; }
    match /own/{id} { allow list: if request.auth.uid == resource.data.owner; }
    match /both/{id} { allow list: if resource.data.a == resource.data.b; }
    match /unset/{id} { allow list: if resource.data.end == null; }
    match /set/{id} { allow list: if resource.data.end != null; }
    match /recent/{id} { allow list: if resource.data.year > 2020; }
    match /tagged/{id} { allow list: if 'open' in resource.data.tags; }
    match /nested/{id} { allow list: if resource.data.place.village == 'X'; }
    match /calculated/{id} { allow list: if resource.data.year + 1 > 2020; }
    match /named/{id} { allow list: if id == 'a'; }
    match /path/{id} { allow list: if request.path == /databases/$(database)/documents/path; }
    match /permitted/{id} {
      allow list: if get(/databases/$(database)/documents/users/$(resource.data.owner)).data.shares;
    }
    match /given/{id} { allow list: if resource.data.get('kind', 'none') == 'news'; }

    match /few/{id} { allow list: if request.query.limit <= 10; }
    match /unskipped/{id} { allow list: if request.query.get('offset', 0) in [0, null]; }

    match /without-secret/{id} { allow list: if !('secret' in resource.data); }
    match /default/{id} { allow list: if resource.data.get('state', 'published') == 'published'; }

    match /parents/{parent}/children/{id} { allow list: if parent == 'a'; }
    match /parents/{parent}/closed/{id} { allow list: if true; }
    match /{path=**}/comments/{id} { allow list: if true; }
    // firestore.indexes.json of the test project has an index for this collection group and field.
    match /{path=**}/parts/{id} { allow list: if resource.data.g == 1; }
    match /{path=**}/replies/{id} { allow list: if id == 'a'; }
  }
}`

/** Condition as [field, value] or [field, value, operator]. The default operator is `==`. */
type Condition = [field: string, value: unknown, op?: WhereFilterOp]
const list = (path: string, ...conditions: Condition[]) => ({ path, conditions })

const ALLOWED = [
  list('open'),
  list('published', ['state', 'published']),
  list('published', ['state', 'published'], ['title', 'x']),
  list('kinds', ['kind', 'agenda']),
  list('kinds', ['kind', ['news', 'agenda'], 'in']),
  list('both', ['a', 1], ['b', 1]),
  list('unset', ['end', null]),
  list('nested', ['place.village', 'X']),
  list('nested', ['place', { village: 'X' }]),
  list('calculated', ['year', 2020]),
  list('permitted', ['owner', 'u1']),
  list('given', ['kind', 'news']),
  list('tagged', ['tags', ['open', 'closed']]),
  list('path'),
  list('parents/a/children'),
  list('parents/a/closed'),
  list('comments'),
  list('news/a/comments'),
]

const DENIED = [
  list('get-only'),
  list('published'),
  list('published', ['state', 'draft']),
  list('published', ['title', 'published']),
  list('kinds'),
  list('kinds', ['kind', 'umkm']),
  list('kinds', ['kind', ['news', 'umkm'], 'in']),
  list('own', ['owner', 'u1']),
  list('both', ['a', 1]),
  list('both', ['a', 1], ['b', 2]),
  list('unset'),
  list('set', ['end', null]),
  list('nested', ['place.village', 'Y']),
  list('nested', ['place.hamlet', 'X']),
  list('calculated', ['year', 2019]),
  list('calculated', ['year', 2030, '>']),
  list('permitted'),
  list('permitted', ['owner', 'u2']),
  list('given'),
  list('given', ['kind', 'agenda']),
  list('tagged', ['tags', ['closed']]),
  list('named'),
  list('parents/b/children'),
]

/**
 * Queries that only Google's emulator allows: its rules can use range filters of a query, and treat a field that the
 * query does not mention as missing (emulator/README.md).
 */
const DENIED_LOCALLY = [
  list('recent', ['year', 2020, '>']),
  list('tagged', ['tags', 'open', 'array-contains']),
  list('without-secret'),
  list('without-secret', ['title', 'x']),
  list('default'),
]

describe.each(backends)('rules for lists ($name)', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()
  const owner = project.asOwner()
  const put = (path: string, data: object) => setDoc(doc(owner, path), data)

  const build = ({ path, conditions }: ReturnType<typeof list>, as = visitor) =>
    query(
      collection(as, path),
      ...conditions.map(([field, value, op = '==']) => where(field, op, value)),
    )
  const granted = (asked: Query) => expect(getDocs(asked)).resolves.toMatchObject({ docs: [] })
  const refused = (asked: Query) => expect(getDocs(asked)).rejects.toEqual(denied)

  it.each(ALLOWED)('allow $path with $conditions', async (asked) => {
    await put('users/u1', { shares: true })
    await granted(build(asked))
  })

  it.each(backend.name === 'local' ? [...DENIED, ...DENIED_LOCALLY] : DENIED)(
    'deny $path with $conditions',
    async (asked) => {
      await put('users/u1', { shares: true })
      await refused(build(asked))
    },
  )

  it('check the query, not the stored documents, even for counts', async () => {
    await put('published/a', { state: 'published' })
    await refused(build(list('published')))
    await expect(getCount(build(list('published')))).rejects.toEqual(denied)
    const published = build(list('published', ['state', 'published']))
    expect((await getDocs(published)).size).toBe(1)
    expect((await getCount(published)).data()).toEqual({ count: 1 })
  })

  it('can compare an equality filter with the caller, and can check the requested document id and limit', async () => {
    const as = (uid: string) => build(list('own', ['owner', 'u1']), project.asUser(uid))
    await granted(as('u1'))
    await refused(as('u2'))
    const named = (id: string) => query(collection(visitor, 'named'), where(documentId(), '==', id))
    await granted(named('a'))
    await refused(named('b'))
    const few = collection(visitor, 'few')
    await granted(query(few, limit(10)))
    await refused(query(few, limit(11)))
    await refused(few)
  })

  // Documented as a map (firebase.google.com/docs/reference/rules/rules.Request#query).
  it.each([
    [undefined, 200],
    [0, 200],
    [1, 403],
  ])('can check the offset of a query (offset %s returns %i)', async (offset, status) => {
    const structuredQuery = { from: [{ collectionId: 'unskipped' }], offset }
    const url = `/v1/${project.root}:runQuery`
    const body = JSON.stringify({ structuredQuery })
    expect((await project.fetch(url, { method: 'POST', body })).status).toBe(status)
  })

  it('allow a collection group query only with a recursive wildcard, and check its filters', async () => {
    const group = (id: string, ...filters: QueryConstraint[]) =>
      query(collectionGroup(visitor, id), ...filters)
    await granted(group('comments'))
    for (const id of ['closed', 'children', 'parts', 'replies']) await refused(group(id))
    await granted(group('parts', where('g', '==', 1)))
    await refused(group('parts', where('g', '==', 2)))
  })
})
