import { renderHook, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { REPORTS_PER_HOUR } from '@/domain/complaints/complaint'
import { insideSite } from '../../../../tests/support/inside-site'
import { useComplaintTasks } from './use-complaint-tasks'

const { countDocuments, readDocument } = vi.hoisted(() => ({
  countDocuments: vi.fn(),
  readDocument: vi.fn(),
}))
vi.mock('@/lib/firebase/documents', () => ({ countDocuments, readDocument }))
vi.mock('@/lib/firebase/count-documents', () => ({ countDocuments, readDocument }))
vi.mock('@/lib/firebase/pictures', () => ({}))

async function tasks(fresh: number, inThisHour: number) {
  countDocuments.mockImplementation((_: string, where: object, since?: unknown) =>
    Promise.resolve(since || 'updatedBy' in where ? 0 : fresh),
  )
  readDocument.mockResolvedValue({ count: inThisHour })
  const { result } = renderHook(() => useComplaintTasks(true, '/admin/pengaduan'), {
    wrapper: insideSite(),
  })
  await waitFor(() => expect(result.current).toBeTruthy())
  return result
}

const FLOOD =
  '120 laporan masuk dalam satu jam. Laporan berikutnya diperiksa dahulu; di atas 240 menunggu di ponsel warga.'

it('the tasks show the number of new reports with a count query, without reading a document', async () => {
  const { current } = await tasks(3, 3)
  expect(current?.map(({ text }) => text)).toEqual(['3 laporan baru menunggu jawaban.'])
  expect(readDocument).not.toHaveBeenCalled()
})

it('the tasks warn when further reports in this hour need a proof of work', async () => {
  const result = await tasks(REPORTS_PER_HOUR, REPORTS_PER_HOUR)
  await waitFor(() => expect(result.current?.[0]?.text).toBe(FLOOD))
})

it('the tasks contain no warning if the unanswered reports were received in earlier hours', async () => {
  const result = await tasks(500, 2)
  await waitFor(() => expect(readDocument).toHaveBeenCalled())
  expect(result.current?.map(({ text }) => text)).toEqual(['500 laporan baru menunggu jawaban.'])
})
