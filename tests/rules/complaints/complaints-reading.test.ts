import {
  collection,
  collectionGroup,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  deleteDoc,
  setDoc,
  startAfter,
  updateDoc,
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
  EVERYONE,
  FIRST,
  NEVER_SENT,
  OTHER_CODE,
  progressAt,
  reportAt,
  SECOND,
  setupComplaints,
  STRANGERS,
} from './complaints'

/* Read access to each part of a report, and the indexes for the desk's queries. */

const { project, people, storeReport } = setupComplaints('demo-complaints-reading')

const newest = orderBy('receivedAt', 'desc')

const gets = (uid: Name, path: string) => getDoc(doc(people[uid].firestore, path))
const asks = (uid: Name, path: string, ...constraints: QueryConstraint[]) =>
  query(collection(people[uid].firestore, path), ...constraints)

beforeEach(async () => {
  await storeReport('Baru', CODE)
  await storeReport('Selesai', OTHER_CODE)
})

describe.each(DESK)('reports for %s', (uid) => {
  it('can be read with their history', async () => {
    expect((await gets(uid, reportAt(CODE))).exists()).toBe(true)
    expect((await gets(uid, entryAt(FIRST))).exists()).toBe(true)
  })

  it('can be checked for existence', async () => {
    expect((await gets(uid, reportAt(NEVER_SENT))).exists()).toBe(false)
    expect((await gets(uid, entryAt(SECOND))).exists()).toBe(false)
  })

  it('can be listed and counted', async () => {
    expect((await getDocs(asks(uid, 'complaints', newest))).size).toBe(2)
    const fresh = asks(uid, 'complaints', where('status', '==', 'Baru'))
    expect((await getCount(fresh)).data().count).toBe(1)
  })

  it('include a history that can be listed', async () => {
    expect((await getDocs(asks(uid, `${reportAt(CODE)}/history`))).size).toBe(1)
  })
})

describe.each(STRANGERS)('reports for %s', (uid) => {
  it('cannot be read, and do not reveal whether they exist', async () => {
    for (const code of [CODE, NEVER_SENT]) {
      await expectDenied(gets(uid, reportAt(code)))
      await expectDenied(gets(uid, entryAt(FIRST, code)))
      const { firestore } = people[uid]
      await expectDenied(
        runTransaction(firestore, (transaction) => transaction.get(doc(firestore, reportAt(code)))),
      )
    }
  })

  it('cannot be listed or counted with any query', async () => {
    for (const constraints of [
      [],
      [limit(1)],
      [newest, limit(1)],
      [where('id', '==', CODE), limit(1)],
      [where('status', '==', 'Baru')],
      [where('updatedBy', '==', '')],
      [where('assignee', '==', uid)],
    ]) {
      await expectDenied(getDocs(asks(uid, 'complaints', ...constraints)))
      await expectDenied(getCount(asks(uid, 'complaints', ...constraints)))
    }
  })

  it('include a history that cannot be listed or counted', async () => {
    for (const code of [CODE, NEVER_SENT]) {
      await expectDenied(getDocs(asks(uid, `${reportAt(code)}/history`)))
      await expectDenied(getCount(asks(uid, `${reportAt(code)}/history`)))
    }
  })

  it('reject writes without revealing whether they exist', async () => {
    for (const code of [CODE, NEVER_SENT])
      for (const path of [reportAt(code), progressAt(code), entryAt(FIRST, code)]) {
        const target = doc(people[uid].firestore, path)
        await expectDenied(setDoc(target, { id: code }))
        await expectDenied(updateDoc(target, { status: 'Selesai' }))
        await expectDenied(deleteDoc(target))
      }
  })
})

it.each(EVERYONE)('does not let %s list histories as a collection group', async (uid) => {
  await expectDenied(getDocs(collectionGroup(people[uid].firestore, 'history')))
  await expectDenied(getDocs(collectionGroup(people[uid].firestore, 'complaints')))
})

describe('the status document', () => {
  it.each(EVERYONE)('can be read by %s with the code', async (uid) => {
    expect((await gets(uid, progressAt(CODE))).get('status')).toBe('Baru')
    expect((await gets(uid, progressAt(NEVER_SENT))).exists()).toBe(false)
  })

  it.each(EVERYONE)('cannot be listed or counted by %s', async (uid) => {
    for (const constraints of [
      [],
      [limit(1)],
      [newest, limit(1)],
      [where('id', '==', CODE), limit(1)],
      [where('status', '==', 'Baru')],
    ]) {
      await expectDenied(getDocs(asks(uid, 'complaint_status', ...constraints)))
      await expectDenied(getCount(asks(uid, 'complaint_status', ...constraints)))
    }
    await expectDenied(getDocs(collectionGroup(people[uid].firestore, 'complaint_status')))
  })
})

describe('documents of functions', () => {
  beforeEach(() =>
    project.store({
      'complaint_totals/1': { received: 1 },
      'complaint_totals/2': { received: 2 },
      [`complaint_notices/${CODE}`]: { sentAt: null },
    }),
  )

  it.each(EVERYONE)('reveal only the totals to %s', async (uid) => {
    expect((await gets(uid, 'complaint_totals/1')).get('received')).toBe(1)
    await expectDenied(gets(uid, 'complaint_totals/2'))
    await expectDenied(getDocs(asks(uid, 'complaint_totals', limit(1))))
    await expectDenied(gets(uid, `complaint_notices/${CODE}`))
    await expectDenied(getDocs(asks(uid, 'complaint_notices', limit(1))))
  })

  it.each(EVERYONE)('cannot be written by %s', async (uid) => {
    for (const path of ['complaint_totals/1', 'complaint_notices/a', `complaint_notices/${CODE}`])
      await expectDenied(setDoc(doc(people[uid].firestore, path), { received: 0 }))
  })
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
  ])('let the desk list by %s in pages, newest first', async (_, count, filters) => {
    const first = await getDocs(asks('petugas', 'complaints', ...filters, newest, limit(1)))
    expect(first.size).toBe(1)
    await getDocs(
      asks('petugas', 'complaints', ...filters, newest, startAfter(first.docs[0]), limit(1)),
    )
    const all = await getCount(asks('petugas', 'complaints', ...filters))
    expect(all.data().count).toBe(count)
  })

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

it('denies everything to a disabled petugas with the next request', async () => {
  await gets('petugas', reportAt(CODE))
  const person = await gets('admin', 'users/petugas')
  await project.store({ 'users/petugas': { ...person.data(), disabled: true } })
  await expectDenied(gets('petugas', reportAt(CODE)))
  await expectDenied(gets('petugas', entryAt(FIRST)))
})
