import { Timestamp } from 'firebase-admin/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { handlersOf } from '../../../functions/src/audit/handle-change'
import { isMarkedDirty, markDirty } from '../../../functions/src/publishing/mark-dirty'
import { stateOf } from '../../../functions/src/publishing/state'
import { COLLECTION_NAMES } from '../../../src/domain/collections'
import { PUBLIC } from '../../../src/domain/public-collections'
import { setupServices } from '../services'
import { stateOfSite, write } from './publishing'

/* Writes that mark the site as out of date. */

const { firestore } = setupServices()

beforeEach(async () => {
  await firestore.recursiveDelete(firestore.collection('publishing'))
})

const isMarked = async () => (await stateOfSite(firestore)).dirty !== null
const unmark = () => stateOf(firestore).set({ dirty: null }, { merge: true })

const REPORTED: readonly string[] = ['complaint_status', 'complaint_totals']
const isShown = (name: string) => Object.hasOwn(PUBLIC, name) && !REPORTED.includes(name)

it('marks the site as outdated when an item is created, changed or deleted', async () => {
  for (const data of [{ title: 'Satu' }, { title: 'Dua' }, null]) {
    await unmark()
    await write(firestore, 'news/a', data)
    expect(await isMarked()).toBe(true)
  }
})

it.each(['unheard_of', ...COLLECTION_NAMES])(
  'marks the site as outdated for writes to %s if pages show that collection',
  (name) => {
    expect(handlersOf(name).includes(markDirty)).toBe(isShown(name))
  },
)

it('does not mark the site as outdated when only the view count changes', async () => {
  await write(firestore, 'news/a', { title: 'Satu', views: 1 })
  await unmark()
  await write(firestore, 'news/a', { title: 'Satu', views: 27 })
  await write(firestore, 'news/a', { title: 'Satu', views: 27 })
  expect(await isMarked()).toBe(false)
})

describe('the mark of an outdated site', () => {
  const markAt = async (at: Date) => {
    const before = await firestore.doc('news/missing').get()
    await firestore.doc('news/a').set({ title: 'Satu' })
    const after = await firestore.doc('news/a').get()
    await markDirty({ firestore }, { before, after, at })
    return stateOfSite(firestore)
  }
  const START = Date.parse('2026-11-21T05:00:00Z')
  const after = (seconds: number) => new Date(START + seconds * 1_000)

  it('receives a new time after a minute, in case its event was lost', async () => {
    await markAt(after(0))
    expect((await markAt(after(59))).dirty?.toDate()).toEqual(after(0))
    expect((await markAt(after(60))).dirty?.toDate()).toEqual(after(60))
    expect((await markAt(after(30))).dirty?.toDate()).toEqual(after(60))
  })

  it('ignores a change that a publication has already read', async () => {
    await stateOf(firestore).set({ began: Timestamp.fromDate(after(10)), dirty: null })
    expect((await markAt(after(9))).dirty).toBeNull()
    expect((await markAt(after(10))).dirty?.toDate()).toEqual(after(10))
  })
})

it('starts a publication only when the state document receives a new mark of an outdated site', async () => {
  const states = [
    { dirty: null },
    { dirty: Timestamp.fromMillis(1) },
    { dirty: Timestamp.fromMillis(1), failure: { code: 'rights', at: Timestamp.now() } },
    { dirty: Timestamp.fromMillis(2), failure: { code: 'rights', at: Timestamp.now() } },
    { dirty: null, began: Timestamp.now() },
    { dirty: null, number: 2, failure: null },
  ]
  let before = await stateOf(firestore).get()
  const starts: boolean[] = []
  for (const state of states) {
    await stateOf(firestore).set(state)
    const after = await stateOf(firestore).get()
    starts.push(isMarkedDirty(before, after))
    before = after
  }
  expect(starts).toEqual([false, true, false, true, false, false])
})
