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

/*
 * Who sees which part of a report, and what the indexes let the desk ask.
 */

const { project, people, storeReport } = setupComplaints('demo-complaints-reading')

const newest = orderBy('receivedAt', 'desc')

const gets = (uid: Name, path: string) => getDoc(doc(people[uid].firestore, path))
const asks = (uid: Name, path: string, ...constraints: QueryConstraint[]) =>
  query(collection(people[uid].firestore, path), ...constraints)

beforeEach(async () => {
  await storeReport('Baru', CODE)
  await storeReport('Selesai', OTHER_CODE)
})

describe.each(DESK)('%s', (uid) => {
  it('gets a report and its history', async () => {
    expect((await gets(uid, reportAt(CODE))).exists()).toBe(true)
    expect((await gets(uid, entryAt(FIRST))).exists()).toBe(true)
  })

  it('is told what is not there', async () => {
    expect((await gets(uid, reportAt(NEVER_SENT))).exists()).toBe(false)
    expect((await gets(uid, entryAt(SECOND))).exists()).toBe(false)
  })

  it('lists and counts reports', async () => {
    expect((await getDocs(asks(uid, 'complaints', newest))).size).toBe(2)
    const fresh = asks(uid, 'complaints', where('status', '==', 'Baru'))
    expect((await getCount(fresh)).data().count).toBe(1)
  })

  it("lists a report's history", async () => {
    expect((await getDocs(asks(uid, `${reportAt(CODE)}/history`))).size).toBe(1)
  })
})

describe.each(STRANGERS)('%s', (uid) => {
  it('is told nothing of reports, whether they are there or not', async () => {
    for (const code of [CODE, NEVER_SENT]) {
      await expectDenied(gets(uid, reportAt(code)))
      await expectDenied(gets(uid, entryAt(FIRST, code)))
      const { firestore } = people[uid]
      await expectDenied(
        runTransaction(firestore, (transaction) => transaction.get(doc(firestore, reportAt(code)))),
      )
    }
  })

  it('neither lists nor counts reports, however it is asked', async () => {
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

  it('neither lists nor counts histories', async () => {
    for (const code of [CODE, NEVER_SENT]) {
      await expectDenied(getDocs(asks(uid, `${reportAt(code)}/history`)))
      await expectDenied(getCount(asks(uid, `${reportAt(code)}/history`)))
    }
  })

  it('is denied the same writes, whether a report is there or not', async () => {
    for (const code of [CODE, NEVER_SENT])
      for (const path of [reportAt(code), progressAt(code), entryAt(FIRST, code)]) {
        const target = doc(people[uid].firestore, path)
        await expectDenied(setDoc(target, { id: code }))
        await expectDenied(updateDoc(target, { status: 'Selesai' }))
        await expectDenied(deleteDoc(target))
      }
  })
})

it.each(EVERYONE)('no collection group tells %s of histories', async (uid) => {
  await expectDenied(getDocs(collectionGroup(people[uid].firestore, 'history')))
  await expectDenied(getDocs(collectionGroup(people[uid].firestore, 'complaints')))
})

describe('what a code shows', () => {
  it.each(EVERYONE)('%s gets, knowing the code', async (uid) => {
    expect((await gets(uid, progressAt(CODE))).get('status')).toBe('Baru')
    expect((await gets(uid, progressAt(NEVER_SENT))).exists()).toBe(false)
  })

  it.each(EVERYONE)('%s neither lists nor counts', async (uid) => {
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

describe('what functions keep', () => {
  beforeEach(() =>
    project.store({
      'complaint_totals/1': { received: 1 },
      'complaint_totals/2': { received: 2 },
      [`complaint_notices/${CODE}`]: { sentAt: null },
    }),
  )

  it.each(EVERYONE)('%s gets the totals and nothing more', async (uid) => {
    expect((await gets(uid, 'complaint_totals/1')).get('received')).toBe(1)
    await expectDenied(gets(uid, 'complaint_totals/2'))
    await expectDenied(getDocs(asks(uid, 'complaint_totals', limit(1))))
    await expectDenied(gets(uid, `complaint_notices/${CODE}`))
    await expectDenied(getDocs(asks(uid, 'complaint_notices', limit(1))))
  })

  it.each(EVERYONE)('%s writes none of it', async (uid) => {
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
  ])('let the desk list by %s, newest first, page by page', async (_, count, filters) => {
    const first = await getDocs(asks('petugas', 'complaints', ...filters, newest, limit(1)))
    expect(first.size).toBe(1)
    await getDocs(
      asks('petugas', 'complaints', ...filters, newest, startAfter(first.docs[0]), limit(1)),
    )
    const all = await getCount(asks('petugas', 'complaints', ...filters))
    expect(all.data().count).toBe(count)
  })

  it('find what was closed long ago and is not anonymised', async () => {
    const closed = asks(
      'admin',
      'complaints',
      where('anonymised', '==', false),
      where('closedAt', '<=', new Date()),
    )
    expect((await getDocs(closed)).docs.map(({ id }) => id)).toEqual([OTHER_CODE])
  })
})

it('a petugas who is disabled sees nothing with the next request', async () => {
  await gets('petugas', reportAt(CODE))
  const person = await gets('admin', 'users/petugas')
  await project.store({ 'users/petugas': { ...person.data(), disabled: true } })
  await expectDenied(gets('petugas', reportAt(CODE)))
  await expectDenied(gets('petugas', entryAt(FIRST)))
})
