import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { DAY_MS } from '@/domain/time/date'
import { deviceStore } from '../device-store'
import { readReports } from './report-store'
import { deleteVerdictDraft, readVerdictDraft, storeVerdictDraft } from './verdict-drafts'

const CODE = '7K3M9QZX2B4CD5EF'
const OTHER = '7K3M9QZX2B4CD5EG'
const typed = (daysAgo: number) => ({
  ...({ answer: 'belum', reason: 'Rusak lagi.' } as const),
  at: Date.now() - daysAgo * DAY_MS,
})

it('stores one verdict draft per report, separate from the reports', async () => {
  const draft = typed(0)
  await storeVerdictDraft(CODE, draft)
  expect(await readVerdictDraft(CODE)).toEqual(draft)
  expect(await readVerdictDraft(OTHER)).toBeUndefined()
  expect(await readReports()).toEqual([])
  await deleteVerdictDraft(CODE)
  expect(await readVerdictDraft(CODE)).toBeUndefined()
})

it('deletes expired verdict drafts on any read', async () => {
  await storeVerdictDraft(CODE, typed(14.1))
  await storeVerdictDraft(OTHER, typed(13.9))
  expect(await readVerdictDraft(CODE)).toBeUndefined()
  const left = await deviceStore('desa-laporan', 'reports').entries()
  expect(left.map(([key]) => key)).toEqual([`jawaban ${OTHER}`])
})
