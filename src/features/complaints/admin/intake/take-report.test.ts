import { beforeEach, expect, it, vi } from 'vitest'
import { documents, next, reset } from '@/lib/firebase/__mocks__/writes'
import { type TakenReport, takeReport } from './take-report'

const pictures = vi.hoisted(() => ({ storeReportPhoto: vi.fn() }))
vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/firebase/pictures', () => pictures)

const ID = '7K3MQ2XVB9TD4R6H'
const REPORT: TakenReport = {
  id: ID,
  input: {
    name: 'Tati Kurniasih',
    address: 'RT 02',
    phone: '',
    category: 'sosial',
    report: 'Ribut tiap malam.',
  },
  channel: 'datang',
  photo: null,
  by: 'tuti',
}
const take = (changes: Partial<TakenReport> = {}) => takeReport({ ...REPORT, ...changes }, () => {})
const stored = () => documents.get(`complaints/${ID}`)

beforeEach(() => {
  reset()
  vi.resetAllMocks()
})

it('what was told is stored with who took it down, and can be followed', async () => {
  expect(await take()).toEqual({ differs: false })
  expect(stored()).toMatchObject({
    ...REPORT.input,
    channel: 'datang',
    documentationurl: '',
    status: 'Baru',
    updatedBy: 'tuti',
  })
  expect(documents.get(`complaint_status/${ID}`)).toMatchObject({ id: ID, status: 'Baru' })
})

it('a photo is stored before the report that names it', async () => {
  const photo = new Blob(['foto'])
  const shares: number[] = []
  pictures.storeReportPhoto.mockImplementation(
    (_path: string, content: Blob, { onProgress }: { onProgress: (bytes: number) => void }) => {
      expect(stored()).toBeUndefined()
      onProgress(content.size / 2)
      return Promise.resolve()
    },
  )
  await takeReport({ ...REPORT, photo }, (share) => shares.push(share))
  expect(shares).toEqual([0.5])
  expect(pictures.storeReportPhoto).toHaveBeenCalledWith(
    stored()?.['documentationurl'],
    photo,
    expect.anything(),
  )
})

it('an answer that got lost is noticed at once', async () => {
  next.lostAnswer = true
  expect(await take()).toEqual({ differs: false })
  expect(documents.size).toBe(2)
})

it('a second try makes no second report, and says that what was changed since is not in it', async () => {
  await take()
  const first = stored()
  expect(await take()).toEqual({ differs: false })
  expect(await take({ channel: 'telepon' })).toEqual({ differs: true })
  expect(stored()).toEqual(first)
})

it('what is refused says so, and a later try stores it', async () => {
  next.refusal = 'permission-denied'
  await expect(take()).rejects.toThrow('Gagal menyimpan laporan: Anda tidak memiliki izin')
  expect(documents.size).toBe(0)
  await take()
  expect(documents.size).toBe(2)
})

it('without its photo no report is stored', async () => {
  pictures.storeReportPhoto.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(take({ photo: new Blob(['foto']) })).rejects.toThrow(
    'Gagal menyimpan laporan: Tidak ada jaringan.',
  )
  expect(documents.size).toBe(0)
})
