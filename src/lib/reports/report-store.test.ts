import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { deviceStore } from '../device-store'
import { nextReport, updateReport, readReport, readReports } from './report-store'

const ID = '7K3M9QZX2B4CD5EF'
const INPUT = {
  name: 'Tati Kurniasih',
  address: 'RT 02 RW 05',
  phone: '',
  category: 'infrastruktur',
  report: 'Pembatas jembatan lepas.',
}
const database = deviceStore('desa-laporan', 'reports')
const put = (entry: unknown) => database.write((store) => void store.put(entry, ID))

const entryOf = (version: number) => ({
  version,
  id: ID,
  state: 'waiting',
  at: 1,
  category: 'infrastruktur',
  input: INPUT,
  photo: Uint8Array.of(1, 2, 3).buffer,
})

it('reads reports of the first version of the app', async () => {
  await put(entryOf(1))
  const report = await nextReport(new Set())
  expect(report).toMatchObject({ id: ID, state: 'waiting', input: INPUT })
  expect(report?.photo).toMatchObject({ size: 3, type: 'image/jpeg' })
  expect((await readReports())[0]).not.toHaveProperty('photo')
})

it('does not change reports of a newer version of the app', async () => {
  await put(entryOf(4))
  expect(await readReports()).toEqual([])
  expect(await readReport(ID)).toBeNull()
  expect(await nextReport(new Set())).toBeNull()
  expect(await database.get(ID)).toEqual(entryOf(4))
})

it('ignores the result of a delivery for a removed report', async () => {
  await updateReport('1111111111111111', { state: 'refused', problem: 'denied' })
  expect(await readReport('1111111111111111')).toBeNull()
})
