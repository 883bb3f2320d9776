import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectDenied } from '../../support/rules'
import type { Name } from '../people'
import {
  CODE,
  DESK,
  entryAt,
  FIRST,
  NEVER_SENT,
  OTHER_CODE,
  reportAt,
  SECOND,
  setupComplaints,
  STRANGERS,
} from './complaints'

/* Who may learn whether a report exists, and the indexes for the desk's queries. */

const { people, storeReport } = setupComplaints('demo-complaints-reading')

const newest = orderBy('receivedAt', 'desc')

const gets = (uid: Name, path: string) => getDoc(doc(people[uid].firestore, path))
const asks = (uid: Name, path: string, ...constraints: QueryConstraint[]) =>
  query(collection(people[uid].firestore, path), ...constraints)

beforeEach(async () => {
  await storeReport('Baru', CODE)
  await storeReport('Selesai', OTHER_CODE)
})

it('reveals to the desk whether a report or a history entry exists', async () => {
  for (const uid of DESK)
    for (const [path, exists] of [
      [reportAt(CODE), true],
      [reportAt(NEVER_SENT), false],
      [entryAt(FIRST), true],
      [entryAt(SECOND), false],
    ] as const)
      expect((await gets(uid, path)).exists()).toBe(exists)
})

it('denies users outside the desk any report or history entry, even reports assigned to them', async () => {
  for (const uid of STRANGERS) {
    for (const path of [reportAt(NEVER_SENT), entryAt(FIRST, NEVER_SENT)])
      await expectDenied(gets(uid, path), uid)
    for (const field of ['updatedBy', 'assignee']) {
      const own = asks(uid, 'complaints', where(field, '==', uid))
      await expectDenied(getDocs(own), uid)
      await expectDenied(getCount(own), uid)
    }
  }
})

describe('the indexes', () => {
  const status = where('status', '==', 'Baru')
  const category = where('category', '==', 'infrastruktur')
  const assignee = where('assignee', '==', '')

  it.each<[string, number, QueryConstraint[]]>([
    ['nothing', 2, []],
    ['status', 1, [status]],
    ['category', 2, [category]],
    ['assignee', 2, [assignee]],
    ['status and category', 1, [status, category]],
    ['status and assignee', 1, [status, assignee]],
    ['category and assignee', 2, [category, assignee]],
    ['status, category and assignee', 1, [status, category, assignee]],
    ['several statuses', 1, [where('status', 'in', ['Baru', 'Diproses']), category]],
  ])(
    'let the desk list reports in pages, newest first, filtered by %s',
    async (_, count, filters) => {
      const first = await getDocs(asks('petugas', 'complaints', ...filters, newest, limit(1)))
      expect(first.size).toBe(1)
      await getDocs(
        asks('petugas', 'complaints', ...filters, newest, startAfter(first.docs[0]), limit(1)),
      )
      const all = await getCount(asks('petugas', 'complaints', ...filters))
      expect(all.data().count).toBe(count)
    },
  )

  it('find reports that were closed long ago and are not anonymised', async () => {
    const closed = asks(
      'admin',
      'complaints',
      where('anonymised', '==', false),
      where('closedAt', '<=', new Date()),
    )
    expect((await getDocs(closed)).docs.map(({ id }) => id)).toEqual([OTHER_CODE])
  })
})
