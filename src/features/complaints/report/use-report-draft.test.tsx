import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Blob as CloneableBlob } from 'node:buffer'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { INPUT, resetServer, server } from '@/lib/firebase/__mocks__/report-database'
import {
  dropReportDraft,
  autosaveReportDraft,
  readReportDraft,
} from '@/services/reports/report-draft'
import { refreshReports, removeReport } from '@/services/reports/outbox'
import { useReports } from '@/stores/reports'
import { submitReport } from '@/services/reports/submit-report'
import ReportArea from './report-area'
import { dismissSentReport } from './sent-report'

vi.mock('@/lib/firebase/report-database')
vi.mock('@/lib/firebase/report-photo')

const newPhoto = () => new CloneableBlob(['foto'], { type: 'image/jpeg' }) as Blob

beforeEach(async () => {
  resetServer()
  // jsdom implements neither object URLs nor scrolling.
  Element.prototype.scrollIntoView = () => {}
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
  await refreshReports()
  for (const { id } of useReports.getState().reports) await removeReport(id)
  await dropReportDraft()
  dismissSentReport()
})

async function show() {
  render(
    <MemoryRouter>
      <ReportArea settings={DEFAULT_SETTINGS} />
    </MemoryRouter>,
  )
  await screen.findByRole('form', { name: 'Pengaduan' })
}

const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('keeps a report that was moved back into the form after earlier text was typed and emptied', async () => {
  server.outcome = () => 'lost'
  await submitReport(INPUT, newPhoto())
  await show()
  fireEvent.change(field('Nama'), { target: { value: 'T' } })
  fireEvent.change(field('Nama'), { target: { value: '' } })
  press('Ubah laporan')
  await waitFor(() => expect(field('Isi laporan')).toHaveValue(INPUT.report))
  expect(await readReportDraft()).toMatchObject({ values: INPUT })
})

it('keeps a restored draft when a report is sent from another tab', async () => {
  const values = { ...INPUT, report: 'Lampu jalan mati.' }
  await autosaveReportDraft({ values, photo: null, at: Date.now() })
  await show()
  await submitReport(INPUT, newPhoto())
  await waitFor(async () => expect(await readReportDraft()).toMatchObject({ values }))
})

it('disables the form while a report is being sent', async () => {
  await autosaveReportDraft({ values: INPUT, photo: newPhoto(), at: Date.now() })
  await show()
  press('Kirim laporan')
  expect(field('Isi laporan')).toBeDisabled()
  await screen.findByText(/^Laporan terkirim\./)
  expect(await readReportDraft()).toBeNull()
})

describe('a page in the back/forward cache', () => {
  const held = new Set<string>()
  /** Grants each lock to one holder and never waits. */
  async function request(name: string, _: LockOptions, work: () => Promise<void>) {
    if (held.has(name)) throw new DOMException('', 'TimeoutError')
    held.add(name)
    await work()
    held.delete(name)
  }
  const query = () => Promise.resolve({ held: [], pending: [] })
  beforeEach(() => {
    held.clear()
    Object.defineProperty(navigator, 'locks', { value: { request, query }, configurable: true })
  })
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

  const leave = async () => {
    fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }))
    await waitFor(() => expect(held.size).toBe(0))
  }
  const comeBack = () => fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))
  const type = (report: string) =>
    fireEvent.change(field('Isi laporan'), { target: { value: report } })

  it('releases the draft and claims it again with the typed text', async () => {
    await show()
    expect(held.size).toBe(1)
    type('Lampu jalan mati.')
    await leave()
    expect(await readReportDraft()).toMatchObject({ values: { report: 'Lampu jalan mati.' } })
    comeBack()
    await waitFor(() => expect(held.size).toBe(1))
    expect(field('Isi laporan')).toHaveValue('Lampu jalan mati.')
    type('Lampu jalan mati lagi.')
    await waitFor(async () =>
      expect(await readReportDraft()).toMatchObject({
        values: { report: 'Lampu jalan mati lagi.' },
      }),
    )
  })

  it('shows what another tab has written meanwhile', async () => {
    await show()
    type('Lampu jalan mati.')
    await leave()
    const values = { ...INPUT, report: 'Jembatan putus.' }
    await autosaveReportDraft({ values, photo: null, at: Date.now() + 1_000 })
    comeBack()
    await waitFor(() => expect(field('Isi laporan')).toHaveValue('Jembatan putus.'))
  })

  it('leaves the draft to another tab that has opened it meanwhile', async () => {
    await show()
    type('Lampu jalan mati.')
    await leave()
    held.add('tulisan pengaduan')
    comeBack()
    await screen.findByText(/^Formulir ini juga terbuka di tab lain\./)
    expect(field('Isi laporan')).toHaveValue('Lampu jalan mati.')
    await dropReportDraft()
    type('Lampu jalan mati lagi.')
    fireEvent(window, new PageTransitionEvent('pagehide'))
    expect(await readReportDraft()).toBeNull()
  })
})
