import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepStorageOnce } from '@/lib/keep-storage'
import { readDraft } from '@/lib/reports/report-store'
import { autosaveReportDraft } from './report-draft'

vi.mock('@/lib/keep-storage')

const draftOf = (at: number) => ({ values: { report: 'Pemb' }, photo: null, at })

beforeEach(() => void vi.mocked(keepStorageOnce).mockClear())
afterEach(() => vi.restoreAllMocks())

it('rejects with a message if the device has no space for the draft', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError')
  })
  await expect(autosaveReportDraft(draftOf(Date.now()))).rejects.toThrow(
    /^Penyimpanan perangkat penuh/,
  )
  expect(keepStorageOnce).not.toHaveBeenCalled()
})

it('keeps a draft for seven days, and asks the browser not to delete its storage', async () => {
  const days = (number: number) => Date.now() - number * 24 * 60 * 60_000
  await autosaveReportDraft(draftOf(days(6.9)))
  expect(await readDraft()).not.toBeNull()
  expect(keepStorageOnce).toHaveBeenCalled()
  await autosaveReportDraft(draftOf(days(7.1)))
  expect(await readDraft()).toBeNull()
})
