import 'fake-indexeddb/auto'
import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComplaintProgress } from '@/domain/complaints/complaint-progress-schema'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { settingsQuery } from '@/lib/query/settings-query'
import { resetServer, server } from '@/lib/firebase/__mocks__/report-database'
import { createQueryClient } from '@/lib/query/query-client'
import { addReport, deleteReport, recordSentReport } from '@/lib/reports/report-store'
import TrackingPage from './tracking-page'

const { readProgress } = vi.hoisted(() => ({
  readProgress: vi.fn<(written: string) => Promise<ComplaintProgress | null>>(),
}))
vi.mock('@/lib/query/read-content', () => ({ readProgress, readItems: () => Promise.resolve([]) }))
vi.mock('@/lib/firebase/report-database')
vi.mock('@/lib/firebase/report-photo')

const CODE = '7K3MQ2XVB9TD4R6H'
const EARLIER = '01K9ZZZZZZZZZZZZZZZZZZZZZA'
const LATER = '01KAZZZZZZZZZZZZZZZZZZZZZA'
/** Time of receipt: a Friday, 12:00 in the village. */
const RECEIVED = '2026-11-20T05:00:00.000Z'

const progress = (part: Partial<ComplaintProgress> = {}): ComplaintProgress => ({
  id: CODE,
  category: 'keamanan',
  status: 'Baru',
  date: RECEIVED,
  receivedAt: RECEIVED,
  replies: {},
  lastReply: '',
  ...part,
})

function show(written = CODE) {
  const client = createQueryClient()
  client.setQueryData(settingsQuery.queryKey, DEFAULT_SETTINGS)
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/pengaduan/${written}`]}>
        <Routes>
          <Route path="/pengaduan/:code" element={<TrackingPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function showProgress(shown: ComplaintProgress) {
  readProgress.mockResolvedValue(shown)
  show()
}

beforeEach(() => {
  resetServer()
  readProgress.mockReset()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T03:00:00Z') })
})

describe('a merged report', () => {
  const original = {
    status: 'Selesai',
    receivedAt: '2026-11-18T02:00:00.000Z',
    closedAt: '2026-11-22T06:30:00.000Z',
  } as const

  it.each<[string, ComplaintProgress['original'], RegExp]>([
    [
      'a closed',
      original,
      /^Laporan itu diterima 18 Nov 2026, 09.00 WIB; statusnya sekarang Selesai sejak 22 Nov 2026, 13.30 WIB\.$/,
    ],
    [
      'an open',
      { ...original, status: 'Diproses', closedAt: null },
      /statusnya sekarang Diproses\.$/,
    ],
  ])('shows the progress of %s original report', async (_, shown, sentence) => {
    showProgress(progress({ status: 'Duplikat', original: shown }))
    expect(await screen.findByText(/Laporan itu diterima/)).toHaveTextContent(sentence)
  })

  it('shows its own progress instead of that of the original report after it was reopened', async () => {
    showProgress(progress({ status: 'Diproses', original }))
    expect(await screen.findByRole('heading', { name: /Diproses$/ })).toBeVisible()
    expect(screen.queryByText(/Laporan itu diterima/)).toBeNull()
  })
})

describe('a report that nobody has read yet', () => {
  it('shows the day by which it will be answered', async () => {
    showProgress(progress())
    expect(await screen.findByRole('heading', { name: /Baru$/ })).toBeVisible()
    expect(screen.getByText('Jumat, 27 November 2026')).toBeVisible()
    expect(screen.getByText('Keamanan')).toBeVisible()
    expect(screen.getByText('Belum ada balasan.')).toBeVisible()
    expect(screen.getByText('Baru', { selector: 'li span' }).closest('li')).toHaveAttribute(
      'aria-current',
      'step',
    )
  })

  it('shows, once the promised day has passed, other ways to reach the office', async () => {
    vi.setSystemTime('2026-11-28T03:00:00Z')
    showProgress(progress())
    expect(await screen.findByText(/seharusnya sudah dijawab/)).toBeVisible()
    expect(screen.getByText(/Datang ke kantor desa/)).toBeVisible()
  })
})

it('sorts replies by their time and marks corrected replies', async () => {
  readProgress.mockResolvedValue(
    progress({
      status: 'Selesai',
      replies: {
        [EARLIER]: { text: 'Sudah diganti.', at: '2026-11-22T02:00:00.000Z' },
        [LATER]: {
          text: 'Sedang kami periksa.',
          at: '2026-11-21T02:00:00.000Z',
          correctedAt: '2026-11-21T03:00:00.000Z',
        },
      },
      lastReply: EARLIER,
    }),
  )
  show()
  const region = await screen.findByRole('region', { name: 'Balasan petugas' })
  const [first, second] = within(region).getAllByRole('listitem')
  expect(first).toHaveTextContent('21 Nov 2026, 09.00 WIB· dikoreksi 21 Nov 2026, 10.00 WIB')
  expect(first).toHaveTextContent('Sedang kami periksa.')
  expect(second).toHaveTextContent('Sudah diganti.')
  expect(second).not.toHaveTextContent('dikoreksi')
})

it('does not claim that a rejected report was processed', async () => {
  showProgress(progress({ status: 'Ditolak' }))
  await screen.findByRole('heading', { name: /Ditolak$/ })
  expect(screen.queryByText('Diproses')).not.toBeInTheDocument()
})

it('accepts a tracking code in any notation, e.g. in lower case', async () => {
  readProgress.mockResolvedValue(progress())
  show('7k3m-q2xv-b9td-4r6h')
  expect(await screen.findByText('Perkembangan laporan 7K3M-Q2XV-B9TD-4R6H')).toBeVisible()
})

it('shows a message for an unknown tracking code, and accepts another code', async () => {
  readProgress.mockResolvedValue(null)
  show()
  expect(await screen.findByText('Laporan tidak ditemukan')).toBeVisible()
  readProgress.mockResolvedValue(progress())
  const typed = await screen.findByLabelText('Kode laporan')
  fireEvent.change(typed, { target: { value: '1234' } })
  fireEvent.click(screen.getByRole('button', { name: 'Lihat perkembangan' }))
  expect(typed).toHaveAccessibleDescription(/16 huruf dan angka\. Periksa/)
  fireEvent.change(typed, { target: { value: '7k3m q2xv b9td 4r6i' } })
  fireEvent.click(screen.getByRole('button', { name: 'Lihat perkembangan' }))
  expect(await screen.findByText('Perkembangan laporan 7K3M-Q2XV-B9TD-4R61')).toBeVisible()
})

it('does not show a report as unknown while it is waiting on this device', async () => {
  const photo = new Blob(['foto'], { type: 'image/jpeg' })
  photo.arrayBuffer = () => Promise.resolve(new ArrayBuffer(4))
  const input = { name: 'T', address: 'RT 1', phone: '', category: 'sosial', report: 'x' } as const
  await addReport({ id: CODE, state: 'waiting', at: 1, category: 'sosial', input, photo })
  readProgress.mockResolvedValue(null)
  show()
  expect(await screen.findByText('Laporan ini masih ada di perangkat ini')).toBeVisible()
  await deleteReport(CODE)
})

it('shows a failure to load, and offers a retry', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  readProgress.mockRejectedValue(new Error('mati'))
  show()
  const retry = await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 5_000 })
  expect(screen.getByText('Perkembangan laporan belum dapat dimuat.')).toBeVisible()
  logged.mockClear()
  readProgress.mockResolvedValue(progress())
  fireEvent.click(retry)
  expect(await screen.findByRole('heading', { name: /Baru$/ })).toBeVisible()
})

describe('without a connection', () => {
  const view = async () => {
    show()
    await screen.findByRole('heading', { name: /Diproses$/ })
    cleanup()
  }
  const viewOwn = async () => {
    await recordSentReport({ id: CODE, state: 'sent', at: 1, category: 'keamanan' })
    await view()
  }

  beforeEach(() => {
    readProgress.mockResolvedValue(progress({ status: 'Diproses' }))
    return view()
  })

  it("shows the stored progress of the visitor's own report, and its time, until newer progress arrives", async () => {
    await viewOwn()
    readProgress.mockRejectedValue(new Error('mati'))
    show()
    expect(await screen.findByText(/terakhir dilihat di perangkat ini/)).toBeVisible()
    expect(screen.getByRole('heading', { name: /Diproses$/ })).toBeVisible()
    readProgress.mockResolvedValue(progress({ status: 'Selesai' }))
    act(() => onlineManager.setOnline(false))
    act(() => onlineManager.setOnline(true))
    expect(await screen.findByRole('heading', { name: /Selesai$/ })).toBeVisible()
    expect(screen.queryByText(/terakhir dilihat/)).not.toBeInTheDocument()
    await deleteReport(CODE)
  })

  it('retries if the first request after reconnecting fails', async () => {
    await viewOwn()
    vi.useFakeTimers({ toFake: ['setInterval'] })
    readProgress.mockRejectedValue(new Error('mati'))
    show()
    await screen.findByText(/terakhir dilihat/)
    act(() => onlineManager.setOnline(false))
    readProgress.mockClear()
    act(() => onlineManager.setOnline(true))
    await act(() => vi.waitFor(() => expect(readProgress).toHaveBeenCalled()))
    await act(() =>
      Promise.allSettled(readProgress.mock.results.map(({ value }) => value as unknown)),
    )
    readProgress.mockResolvedValue(progress({ status: 'Selesai' }))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(await screen.findByRole('heading', { name: /Selesai$/ })).toBeVisible()
    await deleteReport(CODE)
  })

  it('shows no stored progress of a report that was not sent from this device', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    readProgress.mockRejectedValue(new Error('mati'))
    show()
    await screen.findByRole('button', { name: 'Coba lagi' }, { timeout: 5_000 })
    expect(screen.queryByText(/Diproses/)).not.toBeInTheDocument()
    logged.mockClear()
  })
})

describe('a report that is closed', () => {
  const closed = (part: Partial<ComplaintProgress> = {}) =>
    progress({ status: 'Selesai', verdictUntil: '2026-12-05T02:00:00.000Z', ...part })
  const press = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }, { timeout: 5_000 }))
  const part = () => screen.findByRole('region', { name: 'Sudah beres?' })

  it('asks the reporter for a verdict, and confirms that it was sent', async () => {
    showProgress(closed())
    expect(await part()).toHaveTextContent('5 Des 2026, 09.00 WIB')
    await press('Ya')
    await press('Kirim: sudah beres')
    expect(await screen.findByText(/^Dijawab: sudah beres/)).toBeVisible()
    expect(await part()).toHaveFocus()
    expect(server.verdicts.get(CODE)).toEqual({ answer: 'ya', reason: '' })
  })

  it('asks what is not solved after a negative verdict', async () => {
    showProgress(closed())
    await press('Belum')
    await press('Kirim: belum beres')
    const reason = screen.getByLabelText('Apa yang belum beres?')
    expect(reason).toHaveAccessibleDescription(/paling sedikit 10 karakter/)
    expect(reason).toHaveFocus()
    fireEvent.change(reason, { target: { value: ' Lampunya masih padam. ' } })
    await press('Kirim: belum beres')
    expect(await screen.findByText(/^Dijawab: belum beres/)).toBeVisible()
    expect(screen.getByText(/hanya dapat dijawab sekali/)).toBeVisible()
    expect(server.verdicts.get(CODE)).toEqual({ answer: 'belum', reason: 'Lampunya masih padam.' })
  })

  it('keeps the input when the verdict could not be sent', async () => {
    readProgress.mockResolvedValue(closed())
    server.outcome = () => 'lost'
    show()
    await press('Belum')
    const reason = screen.getByLabelText('Apa yang belum beres?')
    fireEvent.change(reason, { target: { value: 'Lampunya masih padam.' } })
    await press('Ya')
    await press('Belum')
    expect(screen.getByLabelText('Apa yang belum beres?')).toHaveValue('Lampunya masih padam.')
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await press('Kirim: belum beres')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Jawaban belum terkirim. Tidak ada jaringan.',
    )
    logged.mockClear()
    expect(screen.getByLabelText('Apa yang belum beres?')).toHaveValue('Lampunya masih padam.')
  })

  it.each<[string, Partial<ComplaintProgress>]>([
    ['after the deadline', { verdictUntil: '2026-11-22T02:00:00.000Z' }],
    ['after it was reopened', { status: 'Diproses' }],
    ['without a deadline', { verdictUntil: undefined }],
  ])('does not ask for a verdict %s', async (_, changes) => {
    showProgress(closed(changes))
    await screen.findByText('Belum ada balasan.')
    expect(screen.queryByText('Sudah beres?')).toBeNull()
  })

  it('shows that the report is reopened after a negative verdict, and does not ask again', async () => {
    showProgress(closed({ status: 'Diproses', verdict: 'belum' }))
    expect(await part()).toHaveTextContent(/dibuka lagi/)
    expect(screen.queryByRole('button', { name: 'Ya' })).toBeNull()
  })
})
