import 'fake-indexeddb/auto'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { RequestStatus } from '@/domain/requests/request-schema'
import { contentList } from '@/lib/query/content'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import RequestTrackingPage from './request-tracking-page'

const { readDocument, call } = vi.hoisted(() => ({
  readDocument: vi.fn<() => Promise<RequestStatus | null>>(),
  call: vi.fn<(name: string, input: object) => Promise<unknown>>(),
}))
vi.mock('@/lib/firebase/documents', () => ({ readDocument }))
vi.mock('@/lib/firebase/functions', () => ({ call }))

const CODE = '7K3MQ2XVB9TD4R6H'
const RECEIVED = '2026-05-04T05:00:00.000Z'
const STATUS: RequestStatus = {
  ...{ id: CODE, date: RECEIVED, receivedAt: RECEIVED, register: '003/PPID/2026' },
  ...{ state: 'Diterima', steps: [], closedAt: null },
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-20T03:00:00Z') })
})

function show(status: RequestStatus | null, page = 'permohonan-informasi') {
  readDocument.mockResolvedValue(status)
  const client = testClient()
  const { queryKey } = contentList('closed_days').options
  client.setQueryDefaults(queryKey, { staleTime: Infinity })
  const change = { updatedBy: 'admin', updatedAt: RECEIVED }
  client.setQueryData(queryKey, [
    { date: '2026-05-14', name: 'Kenaikan Isa Almasih', official: true, ...change },
  ])
  render(
    <Routes>
      <Route path="/permohonan-informasi/:code" element={<RequestTrackingPage />} />
      <Route path="/keberatan/:code" element={<RequestTrackingPage />} />
    </Routes>,
    { wrapper: insideSite({ client, at: `/${page}/${CODE}` }) },
  )
}

it('shows the register number, how the deadline was calculated and, once it has passed, a link for filing an objection', async () => {
  show(STATUS)
  expect(await screen.findByText('Nomor register 003/PPID/2026')).toBeVisible()
  expect(
    screen.getByText(/Hari kerja ke-10: Selasa 19 Mei 2026 \(14 Mei libur: Kenaikan/),
  ).toBeVisible()
  expect(screen.getByText(/^Batas waktu jawaban sudah lewat/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ajukan keberatan' })).toHaveAttribute(
    'href',
    `/keberatan?permohonan=${CODE}`,
  )
})

it('shows no link for filing an objection before the deadline for the answer has passed', async () => {
  vi.setSystemTime(new Date('2026-05-19T03:00:00Z'))
  show(STATUS)
  await screen.findByText('Nomor register 003/PPID/2026')
  expect(screen.queryByRole('link', { name: 'Ajukan keberatan' })).toBeNull()
})

it('shows the deadline of an objection and, after the decision, the authority to which one can appeal', async () => {
  const step = { id: '01JZ00000000000000000000H1', kind: 'tidak-kabul', at: RECEIVED } as const
  const decided = { state: 'Ditolak', closedAt: RECEIVED } as const
  show({ ...STATUS, ...decided, steps: [{ ...step, text: 'Tetap.' }] }, 'keberatan')
  expect(await screen.findByText(/Hari kerja ke-30: Selasa 16 Juni 2026/)).toBeVisible()
  expect(
    screen.getByText(/Komisi Informasi Provinsi paling lambat Senin, 25 Mei 2026/),
  ).toBeVisible()
  expect(readDocument).toHaveBeenCalledWith(`objection_status/${CODE}`, expect.anything())
  expect(screen.queryByRole('link', { name: 'Ajukan keberatan' })).toBeNull()
})

it('shows the answer, and does not offer to withdraw an answered request', async () => {
  const step = { id: '01JZ00000000000000000000H1', kind: 'penuhi', at: RECEIVED } as const
  show({
    ...STATUS,
    state: 'Dipenuhi',
    closedAt: RECEIVED,
    steps: [{ ...step, text: 'Di kantor.' }],
  })
  expect(await screen.findByText('Di kantor.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cabut permohonan' })).toBeNull()
  expect(screen.queryByText(/^Batas waktu jawaban sudah lewat/)).toBeNull()
})

it('withdraws a request once, even if the first response is lost', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  call.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({})
  show(STATUS)
  const withdraw = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Cabut permohonan' }))
    const dialog = await screen.findByRole('alertdialog')
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cabut' }))
  }
  await withdraw()
  await screen.findByText(/^Belum berhasil dicabut/)
  readDocument.mockResolvedValue({ ...STATUS, state: 'Dicabut', closedAt: RECEIVED })
  await withdraw()
  expect(await screen.findByRole('heading', { name: 'Dicabut' })).toBeVisible()
  const [first, second] = call.mock.calls
  expect(first).toEqual(second)
  expect(first).toMatchObject(['requests-act', { code: CODE, kind: 'cabut' }])
  logged.mockClear()
})

it('shows a message for an unknown tracking code', async () => {
  show(null)
  expect(await screen.findByText('Permohonan tidak ditemukan')).toBeVisible()
})
