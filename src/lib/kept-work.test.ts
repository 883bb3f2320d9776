import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  ageKeptWork,
  type KeptWork,
  readKeptWork,
  removeAllKeptWork,
  storeKeptWork,
} from './kept-work'

const DAY = 24 * 60 * 60_000

const workOf = (uid: string, id: string): KeptWork => ({
  id,
  uid,
  form: 'news',
  subject: '',
  values: { title: 'Panen' },
  baseVersion: '',
  itemId: '',
  tried: [],
  pictures: {},
  at: 0,
})

beforeEach(async () => {
  await removeAllKeptWork('siti')
  await removeAllKeptWork('budi')
  await storeKeptWork(workOf('siti', 'a'))
  await storeKeptWork(workOf('budi', 'b'))
})
afterEach(() => vi.restoreAllMocks())

const after = (days: number) => {
  const then = Date.now() + days * DAY
  vi.spyOn(Date, 'now').mockReturnValue(then)
}
const idsOf = async (uid: string) => (await readKeptWork(uid)).map(({ id }) => id)

it('removing all of one person leaves what others keep', async () => {
  await removeAllKeptWork('siti')
  expect(await idsOf('siti')).toEqual([])
  expect(await idsOf('budi')).toEqual(['b'])
})

it('waits 30 days for who is not signed in, as it was', async () => {
  await ageKeptWork('budi')
  after(29)
  await ageKeptWork('budi')
  expect(await readKeptWork('siti')).toMatchObject([workOf('siti', 'a')])
})

it('is not offered after that, and is removed whoever signs in', async () => {
  await ageKeptWork('budi')
  after(31)
  expect(await idsOf('siti')).toEqual([])
  await ageKeptWork('budi')
  vi.restoreAllMocks()
  expect(await idsOf('siti')).toEqual([])
  expect(await idsOf('budi')).toEqual(['b'])
})

it('who came back meanwhile has their time anew', async () => {
  await ageKeptWork('')
  after(20)
  await ageKeptWork('siti')
  await ageKeptWork('budi')
  after(20)
  expect(await idsOf('siti')).toEqual(['a'])
})

it('does not wait for who is there all the time', async () => {
  await ageKeptWork('siti')
  after(40)
  await ageKeptWork('siti')
  expect(await idsOf('siti')).toEqual(['a'])
})
