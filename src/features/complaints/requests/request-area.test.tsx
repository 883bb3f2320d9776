import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { RequestStatus } from '@/domain/requests/request-schema'
import { resetServer, server } from '@/lib/firebase/__mocks__/report-database'
import { deleteDraft, readDraft, readReport } from '@/lib/reports/report-store'
import { refreshReports, removeReport, retryReport } from '@/services/reports/outbox'
import { useReports } from '@/stores/reports'
import { insideSite } from '../../../../tests/support/inside-site'
import RequestArea from './request-area'

const { readDocument } = vi.hoisted(() => ({
  readDocument: vi.fn<() => Promise<Pick<RequestStatus, 'register'> | null>>(),
}))
vi.mock('@/lib/firebase/documents', () => ({ readDocument }))
vi.mock('@/lib/firebase/report-database')
vi.mock('@/lib/firebase/report-photo')

beforeEach(async () => {
  resetServer()
  readDocument.mockReset().mockResolvedValue({ register: '003/PPID/2026' })
  await refreshReports()
  for (const { id } of useReports.getState().reports) await removeReport(id)
  await deleteDraft('request')
  await deleteDraft('objection')
})

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function show() {
  render(<RequestArea kind="request" likely={(text) => <p>Tentang {text}</p>} />, {
    wrapper: insideSite(),
  })
  await screen.findByRole('form', { name: 'Permohonan informasi' })
}

function fillIn() {
  type('Nama', 'Tati Kurniasih')
  type('Alamat', 'RT 02 RW 05')
  type('Nomor WhatsApp atau e-mail', 'WA 0812 0000 0921')
  type('Informasi yang diminta', 'Salinan APBDes.')
  type('Alasan permintaan', 'Ingin tahu.')
}

it('the request form suggests published answers, shows errors at the fields, and stores a separate draft', async () => {
  await show()
  expect(screen.queryByText(/^Tentang/)).toBeNull()
  type('Informasi yang diminta', 'APBDes')
  expect(screen.getByText('Tentang APBDes')).toBeVisible()
  type('Informasi yang diminta', '')
  type('Nomor WhatsApp atau e-mail', 'rumah saya')
  press('Kirim permohonan')
  expect(screen.getByText('Informasi yang diminta wajib diisi.')).toBeVisible()
  expect(screen.getByText(/^Tulis nomor seperti/)).toBeVisible()
  expect(server.requests).toEqual([])
  await waitFor(async () =>
    expect(await readDraft('request')).toMatchObject({ values: { contact: 'rumah saya' } }),
  )
  expect(await readDraft()).toBeNull()
})

it('the request form stores the request while offline, and shows its number and code once it is sent', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  server.outcome = () => 'lost'
  await show()
  fillIn()
  press('Kirim permohonan')
  await screen.findByRole('heading', { name: 'Permohonan Anda tersimpan' })
  expect(screen.getByText(/Nomor register menyusul/)).toBeVisible()
  const [{ id } = { id: '' }] = useReports.getState().reports
  expect(await readReport(id)).toMatchObject({
    ...{ kind: 'request', state: 'waiting' },
    input: { contact: '0812 0000 0921', information: 'Salinan APBDes.' },
  })
  expect(await readDraft('request')).toBeNull()

  server.outcome = (request) => (request === 'commit' ? 'unheard' : undefined)
  await retryReport(id)
  server.outcome = () => undefined
  await retryReport(id)
  await screen.findByRole('heading', { name: 'Permohonan Anda terdaftar' })
  expect(await screen.findByText('003/PPID/2026')).toBeVisible()
  expect(server.requests.filter((request) => request === 'commit')).toHaveLength(1)
  expect(server.photos.size).toBe(0)
  expect(await readReport(id)).toEqual({
    ...{ id, kind: 'request', state: 'sent', at: expect.any(Number) as number },
  })
  press('Tulis permohonan lain')
  expect(screen.getByLabelText('Nama')).toHaveValue('')
  logged.mockClear()
})

describe('the objection form', () => {
  const open = async (at: string) => {
    render(<RequestArea kind="objection" />, { wrapper: insideSite({ at }) })
    await screen.findByRole('form', { name: 'Keberatan' })
  }

  it('requires grounds for an objection to a request, and needs no contact', async () => {
    await open('/keberatan?permohonan=7K3M-Q2XV-B9TD-4R6H')
    expect(screen.queryByLabelText('Nomor WhatsApp atau e-mail')).toBeNull()
    type('Penjelasan', 'Lampirannya tidak ada.')
    press('Kirim keberatan')
    expect(await screen.findByText('Pilih sedikitnya satu alasan.')).toBeVisible()
    expect(screen.getByLabelText('Ditolak dengan alasan pengecualian')).toHaveFocus()
    fireEvent.click(screen.getByLabelText('Tidak dipenuhi'))
    fireEvent.click(screen.getByLabelText('Tidak ditanggapi'))
    expect(screen.queryByText('Pilih sedikitnya satu alasan.')).toBeNull()
    server.outcome = () => 'lost'
    vi.spyOn(console, 'error').mockReturnValue()
    press('Kirim keberatan')
    await screen.findByRole('heading', { name: 'Keberatan Anda tersimpan' })
    const [{ id } = { id: '' }] = useReports.getState().reports
    expect(await readReport(id)).toMatchObject({
      kind: 'objection',
      input: { request: '7K3MQ2XVB9TD4R6H', grounds: 'ce', contact: '' },
    })
    press('Tulis keberatan lain')
  })

  it('requires no grounds for an objection that refers to no request', async () => {
    await open('/keberatan')
    expect(screen.getByText('Alasan keberatan: informasi berkala tidak disediakan.')).toBeVisible()
    type('Penjelasan', 'APBDes belum diumumkan.')
    type('Nomor WhatsApp atau e-mail', '0812 0000 0921')
    press('Kirim keberatan')
    await screen.findByRole('heading', { name: 'Keberatan Anda terdaftar' })
  })
})
