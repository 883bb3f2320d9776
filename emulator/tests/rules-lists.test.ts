import {
  and,
  collection,
  collectionGroup,
  doc,
  documentId,
  getCount,
  getDocs,
  limit,
  or,
  query,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  setDoc,
  where,
} from 'firebase/firestore/lite'
import { describe, expect, it } from 'vitest'
import { backends, setupProject } from './support/backends'
import { denied } from './support/rules-answers'

/** Rules know only the values that the query implies for every possible result. */
const RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /open/{id} { allow list: if true; }
    match /get-only/{id} { allow get: if true; }
    match /published/{id} { allow list: if resource.data.state == 'published'; }
    match /kinds/{id} { allow list: if resource.data.kind in ['news', 'agenda']; }
    match /own/{id} { allow list: if request.auth.uid == resource.data.owner; }
    match /staff/{id} { allow list: if resource.data.public == true || request.auth.token.role == 'admin'; }
    match /both/{id} { allow list: if resource.data.a == resource.data.b; }
    match /unset/{id} { allow list: if resource.data.end == null; }
    match /set/{id} { allow list: if resource.data.end != null; }
    match /recent/{id} { allow list: if resource.data.year > 2020; }
    match /not-draft/{id} { allow list: if resource.data.state != 'draft'; }
    match /tagged/{id} { allow list: if 'open' in resource.data.tags; }
    match /nested/{id} { allow list: if resource.data.place.village == 'X'; }
    match /calculated/{id} { allow list: if resource.data.year + 1 > 2020; }
    match /named/{id} { allow list: if id == 'a'; }
    match /any-name/{id} { allow list: if id != 'zzz'; }
    match /exists/{id} { allow list: if resource != null && resource.data != null; }
    match /path/{id} { allow list: if request.path == /databases/$(database)/documents/path; }
    match /permitted/{id} {
      allow list: if get(/databases/$(database)/documents/users/$(resource.data.owner)).data.shares;
    }
    match /has/{id} { allow list: if 'kind' in resource.data; }
    match /given/{id} { allow list: if resource.data.get('kind', 'none') == 'news'; }

    match /few/{id} { allow list: if request.query.limit <= 10; }
    match /unlimited/{id} { allow list: if request.query.limit == null; }
    match /from-start/{id} { allow list: if request.query.offset == 0; }
    match /unskipped/{id} { allow list: if request.query.get('offset', 0) in [0, null]; }

    match /without-secret/{id} { allow list: if !('secret' in resource.data); }
    match /default/{id} { allow list: if resource.data.get('state', 'published') == 'published'; }
    match /only-keys/{id} { allow list: if resource.data.keys().hasOnly(['title']); }

    match /parents/{parent}/children/{id} { allow list: if parent == 'a'; }
    match /parents/{parent}/closed/{id} { allow list: if true; }
    match /{path=**}/comments/{id} { allow list: if true; }
    // The suites' index file has an index for this collection group and field.
    match /{path=**}/parts/{id} { allow list: if resource.data.g == 1; }
    match /{path=**}/replies/{id} { allow list: if id == 'a'; }
  }
}`

describe.each(backends)('rules for lists ($name)', (backend) => {
  const project = setupProject(backend, RULES)
  const visitor = project.asVisitor()
  const owner = project.asOwner()
  const put = (path: string, data: object) => setDoc(doc(owner, path), data)

  const build = (from: string | Query, filters: QueryConstraint[], as = visitor) =>
    query(typeof from === 'string' ? collection(as, from) : from, ...filters)

  const granted = async (from: string | Query, ...filters: QueryConstraint[]) => {
    await expect(getDocs(build(from, filters))).resolves.toMatchObject({ docs: [] })
  }
  const refused = async (from: string | Query, ...filters: QueryConstraint[]) => {
    await expect(getDocs(build(from, filters))).rejects.toEqual(denied)
  }

  it('do not accept allow get', async () => {
    await granted('open')
    await refused('get-only')
  })

  describe('a field', () => {
    it('must be pinned by the query', async () => {
      await granted('published', where('state', '==', 'published'))
      await refused('published', where('state', '==', 'draft'))
      await refused('published', where('title', '==', 'published'))
      await refused('published')
    })

    it('must be pinned even if all documents would match', async () => {
      await put('published/a', { state: 'published' })
      await refused('published')
      const found = await getDocs(build('published', [where('state', '==', 'published')]))
      expect(found.size).toBe(1)
    })

    it('may be pinned among other conditions', async () => {
      await granted('published', where('state', '==', 'published'), where('title', '==', 'x'))
    })

    it('may be pinned to one of several values', async () => {
      await granted('kinds', where('kind', '==', 'agenda'))
      await refused('kinds', where('kind', '==', 'umkm'))
      await refused('kinds')
    })

    it('may be pinned to the caller', async () => {
      const as = (uid: string, pinned: string) =>
        getDocs(build('own', [where('owner', '==', pinned)], project.asUser(uid)))
      await expect(as('u1', 'u1')).resolves.toMatchObject({ docs: [] })
      await expect(as('u1', 'u2')).rejects.toEqual(denied)
      await refused('own', where('owner', '==', 'u1'))
    })

    it('need not be pinned if another clause allows the list', async () => {
      const as = (role: string) => getDocs(build('staff', [], project.asUser('u1', { role })))
      await expect(as('admin')).resolves.toMatchObject({ docs: [] })
      await expect(as('editor')).rejects.toEqual(denied)
    })

    it('can be compared with another pinned field', async () => {
      await granted('both', where('a', '==', 1), where('b', '==', 1))
      await refused('both', where('a', '==', 1), where('b', '==', 2))
      await refused('both', where('a', '==', 1))
    })

    it('can be pinned to null', async () => {
      await granted('unset', where('end', '==', null))
      await refused('unset', where('end', '!=', null))
      await refused('unset')
      await refused('set', where('end', '==', null))
    })

    it('inside a map can be pinned by itself or with the map', async () => {
      await granted('nested', where('place.village', '==', 'X'))
      await granted('nested', where('place', '==', { village: 'X' }))
      await refused('nested', where('place.village', '==', 'Y'))
      await refused('nested', where('place.hamlet', '==', 'X'))
    })

    it('can be used in calculations and lookups if pinned', async () => {
      await put('users/u1', { shares: true })
      await granted('calculated', where('year', '==', 2020))
      await refused('calculated', where('year', '==', 2019))
      await refused('calculated', where('year', '>', 2030))
      await granted('permitted', where('owner', '==', 'u1'))
      await refused('permitted', where('owner', '==', 'u2'))
      await refused('permitted')
    })

    it('exists if pinned', async () => {
      await granted('given', where('kind', '==', 'news'))
      await refused('given', where('kind', '==', 'agenda'))
      await refused('given')
    })
  })

  describe('alternative values', () => {
    const kinds = (filter: QueryCompositeFilterConstraint) =>
      query(collection(visitor, 'kinds'), filter)

    it('must each be allowed for IN', async () => {
      await granted('kinds', where('kind', 'in', ['news', 'agenda']))
      await refused('kinds', where('kind', 'in', ['news', 'umkm']))
    })

    it('must each be allowed for OR', async () => {
      await granted(kinds(or(where('kind', '==', 'news'), where('kind', '==', 'agenda'))))
      await refused(kinds(or(where('kind', '==', 'news'), where('title', '==', 'x'))))
    })

    it('count separately inside AND', async () => {
      const either = or(where('title', '==', 'x'), where('title', '==', 'y'))
      await granted(kinds(and(where('kind', '==', 'news'), either)))
      await refused(kinds(either))
    })
  })

  // Google's emulator uses ranges and array conditions. The local Firebase denies these lists.
  it.runIf(backend.name === 'local')('deny if they depend on a range', async () => {
    await refused('recent', where('year', '>', 2020))
    await refused('not-draft', where('state', '!=', 'draft'))
    await refused('tagged', where('tags', 'array-contains', 'open'))
    await refused('set', where('end', '!=', null))
  })

  it('know the elements of a pinned array', async () => {
    await refused('tagged', where('tags', '==', ['closed']))
    await granted('tagged', where('tags', '==', ['open', 'closed']))
  })

  describe('the listed documents', () => {
    it('exist, whatever they contain', async () => {
      await granted('exists')
    })

    it('reveal their names only if the query gives one', async () => {
      await granted('named', where(documentId(), '==', 'a'))
      await refused('named', where(documentId(), '==', 'b'))
      await refused('named')
      await refused('any-name')
    })

    it("belong to the collection in the request's path", async () => {
      await granted('path')
    })
  })

  describe('request.query', () => {
    it('contains the limit, or null', async () => {
      await granted('few', limit(10))
      await refused('few', limit(11))
      await refused('few')
      await granted('unlimited')
      await refused('unlimited', limit(1))
    })

    const statuses = async (collectionId: string, clauses: { offset?: number }) => {
      const structuredQuery = { from: [{ collectionId }], ...clauses }
      const aggregations = [{ alias: 'all', count: {} }]
      const ask = async (verb: string, body: object) => {
        const url = `/v1/${project.root}:${verb}`
        return (await project.fetch(url, { method: 'POST', body: JSON.stringify(body) })).status
      }
      return [
        await ask('runQuery', { structuredQuery }),
        await ask('runAggregationQuery', {
          structuredAggregationQuery: { structuredQuery, aggregations },
        }),
      ]
    }

    it('contains the offset, or zero', async () => {
      expect(await statuses('from-start', {})).toEqual([200, 200])
      expect(await statuses('from-start', { offset: 0 })).toEqual([200, 200])
      expect(await statuses('from-start', { offset: 1 })).toEqual([403, 403])
    })

    // A map (firebase.google.com/docs/reference/rules/rules.firestore.Request#query).
    it('returns the offset through get with a default', async () => {
      expect(await statuses('unskipped', {})).toEqual([200, 200])
      expect(await statuses('unskipped', { offset: 0 })).toEqual([200, 200])
      expect(await statuses('unskipped', { offset: 1 })).toEqual([403, 403])
    })
  })

  describe('nested collections', () => {
    const group = (id: string, ...filters: QueryConstraint[]) =>
      getDocs(query(collectionGroup(visitor, id), ...filters))

    it('reveal the parent documents to rules', async () => {
      await granted('parents/a/children')
      await refused('parents/b/children')
    })

    it('need a group rule for a group query', async () => {
      await granted('parents/a/closed')
      await expect(group('closed')).rejects.toEqual(denied)
      await expect(group('children')).rejects.toEqual(denied)
      await expect(group('comments')).resolves.toMatchObject({ docs: [] })
    })

    it('allow single queries where the group is allowed', async () => {
      await granted('comments')
      await granted('news/a/comments')
    })

    it('check the query of a group too', async () => {
      await expect(group('parts')).rejects.toEqual(denied)
      await expect(group('parts', where('g', '==', 1))).resolves.toMatchObject({ docs: [] })
      await expect(group('parts', where('g', '==', 2))).rejects.toEqual(denied)
      await expect(group('replies')).rejects.toEqual(denied)
    })
  })

  it('apply to counts too', async () => {
    const count = (path: string, ...filters: QueryConstraint[]) => getCount(build(path, filters))
    expect((await count('open')).data()).toEqual({ count: 0 })
    expect((await count('published', where('state', '==', 'published'))).data().count).toBe(0)
    await expect(count('published')).rejects.toEqual(denied)
    await expect(count('get-only')).rejects.toEqual(denied)
  })

  // "The same rules apply to both normal queries that return documents and aggregation queries"
  // (firebase.google.com/docs/firestore/security/rules-query).
  it('apply to the limit of a count too', async () => {
    const few = collection(visitor, 'few')
    expect((await getCount(query(few, limit(10)))).data()).toEqual({ count: 0 })
    await expect(getCount(query(few, limit(11)))).rejects.toEqual(denied)
    await expect(getCount(few)).rejects.toEqual(denied)
  })

  // Google's emulator treats a field that the query does not name as missing, see backends.ts.
  describe.runIf(backend.name === 'local')('a field that the query does not name', () => {
    it('cannot be tested as missing', async () => {
      await refused('without-secret')
      await refused('without-secret', where('title', '==', 'x'))
      await refused('has')
    })

    it('cannot take a default', async () => {
      await refused('default')
      await granted('default', where('state', '==', 'published'))
    })

    it('may exist beside the named fields', async () => {
      await refused('only-keys')
      await refused('only-keys', where('title', '==', 'x'))
    })
  })
})
