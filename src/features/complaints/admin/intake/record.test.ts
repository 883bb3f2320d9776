import { beforeEach, expect, it, vi } from 'vitest'
import { documents, next, reset } from '@/lib/firebase/__mocks__/writes'
import { type RecordedReport, recordReport } from './record'

const pictures = vi.hoisted(() => ({ storeReportPhoto: vi.fn() }))
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/firebase/pictures', () => pictures)

const ID = '7K3MQ2XVB9TD4R6H'
const REPORT: RecordedReport = {
  id: ID,
  name: 'Tati Kurniasih',
  address: 'RT 02',
  phone: '',
  category: 'sosial',
  report: 'Ribut tiap malam.',
  channel: 'datang',
  photo: null,
  by: 'tuti',
}
const take = (changes: Partial<RecordedReport> = {}) =>
  recordReport({ ...REPORT, ...changes }, () => {})
const stored = () => documents.get(`complaints/${ID}`)

beforeEach(() => {
  reset()
  vi.resetAllMocks()
})

it('recordReport stores the report with the uid of the staff member, and its public progress', async () => {
  expect(await take()).toEqual({ differs: false })
  expect(stored()).toMatchObject({
    name: 'Tati Kurniasih',
    category: 'sosial',
    channel: 'datang',
    documentationurl: '',
    status: 'Baru',
    updatedBy: 'tuti',
  })
  expect(documents.get(`complaint_status/${ID}`)).toMatchObject({ id: ID, status: 'Baru' })
})

it('recordReport uploads the photo before it stores the report', async () => {
  const photo = new Blob(['foto'])
  const shares: number[] = []
  pictures.storeReportPhoto.mockImplementation(
    (_path: string, content: Blob, { onProgress }: { onProgress: (bytes: number) => void }) => {
      expect(stored()).toBeUndefined()
      onProgress(content.size / 2)
      return Promise.resolve()
    },
  )
  await recordReport({ ...REPORT, photo }, (share) => shares.push(share))
  expect(shares).toEqual([0.5])
  expect(pictures.storeReportPhoto).toHaveBeenCalledWith(
    stored()?.['documentationurl'],
    photo,
    expect.anything(),
  )
})

it('recordReport succeeds if the report was stored although the response was lost', async () => {
  next.lostAnswer = true
  expect(await take()).toEqual({ differs: false })
  expect(documents.size).toBe(2)
})

it('recordReport stores no second report when it is repeated, and returns whether the input differs from the first', async () => {
  await take()
  const first = stored()
  expect(await take()).toEqual({ differs: false })
  expect(await take({ channel: 'telepon' })).toEqual({ differs: true })
  expect(stored()).toEqual(first)
})

it('recordReport explains a refusal, and stores the report in a later attempt', async () => {
  next.refusal = 'permission-denied'
  await expect(take()).rejects.toThrow('Gagal menyimpan laporan: Anda tidak memiliki izin')
  expect(documents.size).toBe(0)
  await take()
  expect(documents.size).toBe(2)
})

it('recordReport stores no report if the photo cannot be uploaded', async () => {
  pictures.storeReportPhoto.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(take({ photo: new Blob(['foto']) })).rejects.toThrow(
    'Gagal menyimpan laporan: Tidak ada jaringan.',
  )
  expect(documents.size).toBe(0)
})
