import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { entryWith } from './__mocks__/entries'
import { expireForeignEntries, readEntries, removeAllEntries, storeEntry } from './entries'

const DAY = 24 * 60 * 60_000

const workOf = (uid: string, id: string) => entryWith({ id, uid, values: { title: 'Panen' } })

beforeEach(async () => {
  await removeAllEntries('siti')
  await removeAllEntries('budi')
  await storeEntry(workOf('siti', 'a'))
  await storeEntry(workOf('budi', 'b'))
})
afterEach(() => vi.restoreAllMocks())

const after = (days: number) => {
  const then = Date.now() + days * DAY
  vi.spyOn(Date, 'now').mockReturnValue(then)
}
const idsOf = async (uid: string) => (await readEntries(uid)).map(({ id }) => id)

it('restores picture files that an earlier version of the app stored before resizing them', async () => {
  const file = { name: 'foto.jpg' } as File
  await storeEntry({ ...workOf('siti', 'c'), ...{ files: { imageurl: file } } })
  const found = (await readEntries('siti')).find(({ id }) => id === 'c')
  expect(found).toEqual({ ...workOf('siti', 'c'), pictures: { imageurl: { file } } })
})

it('removes the unsaved input of one user and keeps the input of others', async () => {
  await removeAllEntries('siti')
  expect(await idsOf('siti')).toEqual([])
  expect(await idsOf('budi')).toEqual(['b'])
})

it('keeps unsaved input of a signed-out user for 30 days', async () => {
  await expireForeignEntries('budi')
  after(29)
  await expireForeignEntries('budi')
  expect(await readEntries('siti')).toMatchObject([workOf('siti', 'a')])
})

it('hides expired input, and removes it when any user signs in', async () => {
  await expireForeignEntries('budi')
  after(31)
  expect(await idsOf('siti')).toEqual([])
  await expireForeignEntries('budi')
  vi.restoreAllMocks()
  expect(await idsOf('siti')).toEqual([])
  expect(await idsOf('budi')).toEqual(['b'])
})

it('starts a new 30-day expiry of unsaved input after its user has signed in again', async () => {
  await expireForeignEntries('')
  after(20)
  await expireForeignEntries('siti')
  await expireForeignEntries('budi')
  after(20)
  expect(await idsOf('siti')).toEqual(['a'])
})

it('never expires unsaved input of a signed-in user', async () => {
  await expireForeignEntries('siti')
  after(40)
  await expireForeignEntries('siti')
  expect(await idsOf('siti')).toEqual(['a'])
})
