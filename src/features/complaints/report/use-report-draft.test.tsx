import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Blob as CloneableBlob } from 'node:buffer'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
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
  // jsdom shows neither files nor scrolls.
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

it('a report that is taken back outlives what was typed and emptied before', async () => {
  server.outcome = () => 'lost'
  await submitReport(INPUT, newPhoto())
  await show()
  fireEvent.change(field('Nama'), { target: { value: 'T' } })
  fireEvent.change(field('Nama'), { target: { value: '' } })
  press('Ubah laporan')
  await waitFor(() => expect(field('Isi laporan')).toHaveValue(INPUT.report))
  expect(await readReportDraft()).toMatchObject({ values: INPUT })
})

it('a draft that was restored outlives a report that is sent from another tab', async () => {
  const values = { ...INPUT, report: 'Lampu jalan mati.' }
  await autosaveReportDraft({ values, photo: null, at: Date.now() })
  await show()
  await submitReport(INPUT, newPhoto())
  await waitFor(async () => expect(await readReportDraft()).toMatchObject({ values }))
})

it('while a report is sent nothing can be changed that would not go along', async () => {
  await autosaveReportDraft({ values: INPUT, photo: newPhoto(), at: Date.now() })
  await show()
  press('Kirim laporan')
  expect(field('Isi laporan')).toBeDisabled()
  await screen.findByText(/^Laporan terkirim\./)
  expect(await readReportDraft()).toBeNull()
})
