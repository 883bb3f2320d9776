import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { autosaveReportDraft, readReportDraft } from './report-draft'

const draftOf = (at: number) => ({ values: { report: 'Pemb' }, photo: null, at })

afterEach(() => vi.restoreAllMocks())

it('a draft that cannot be kept is said to be', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await expect(autosaveReportDraft(draftOf(Date.now()))).rejects.toThrow(
    /^Penyimpanan perangkat penuh/,
  )
})

it('a draft is kept for seven days', async () => {
  const days = (number: number) => Date.now() - number * 24 * 60 * 60_000
  await autosaveReportDraft(draftOf(days(6.9)))
  expect(await readReportDraft()).not.toBeNull()
  await autosaveReportDraft(draftOf(days(7.1)))
  expect(await readReportDraft()).toBeNull()
})
