import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Blob as CloneableBlob } from 'node:buffer'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { UserFacingError } from '@/lib/errors'
import { INPUT, resetServer, server } from '@/lib/firebase/__mocks__/report-database'
import { prepareReportPhoto } from '@/lib/images/prepare-report-photo'
import { deleteDraft, readDraft } from '@/lib/reports/report-store'
import { autosaveReportDraft } from '@/services/reports/report-draft'
import { refreshReports, removeReport } from '@/services/reports/outbox'
import { submitReport } from '@/services/reports/submit-report'
import { useReports } from '@/stores/reports'
import { insideSite } from '../../../../tests/support/inside-site'
import ReportArea, { dismissSentReport } from './report-area'

vi.mock('@/lib/firebase/report-database')
vi.mock('@/lib/firebase/report-photo')
// jsdom cannot draw pictures. tests/browser/visitors/complaint.test.ts resizes real photos.
vi.mock('@/lib/images/prepare-report-photo', () => ({ prepareReportPhoto: vi.fn() }))

const NO_PHOTO = 'Harap unggah foto dokumentasi sebagai bukti laporan.'
const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const JPEG = new File(['foto'], 'jembatan.jpg', { type: 'image/jpeg' })
const ready = (text = 'foto') => new CloneableBlob([text], { type: 'image/jpeg' }) as Blob

beforeEach(async () => {
  resetServer()
  // jsdom does not implement object URLs.
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
  vi.mocked(prepareReportPhoto).mockReset().mockResolvedValue(ready())
  await refreshReports()
  for (const { id } of useReports.getState().reports) await removeReport(id)
  await deleteDraft()
  dismissSentReport()
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function show(settings = DEFAULT_SETTINGS) {
  const view = render(<ReportArea settings={settings} />, { wrapper: insideSite() })
  await screen.findByRole('form', { name: 'Pengaduan' })
  return view
}

const field = (name: string) => screen.getByLabelText(name)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const send = () => press('Kirim laporan')
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })

function fillIn() {
  type('Nama', 'Tati Kurniasih')
  type('Alamat', 'RT 02 RW 05')
  type('Isi laporan', 'Pembatas jembatan lepas.')
}

async function choose(file = JPEG) {
  fireEvent.change(field('Foto dokumentasi'), { target: { files: [file] } })
  await waitFor(() => expect(screen.queryByText('Menyiapkan foto …')).not.toBeInTheDocument())
}

/** Renders the form with all required fields filled in. */
async function showFilled() {
  const view = await show()
  fillIn()
  await choose()
  return view
}

it('Enter moves the focus to the next field without sending the report', async () => {
  await showFilled()
  expect(fireEvent.keyDown(field('Nama'), { key: 'Enter' })).toBe(false)
  expect(field('Alamat')).toHaveFocus()
})

async function report() {
  await showFilled()
  send()
}

const card = () => screen.findByRole('region', { name: 'Kode laporan Anda' })

describe('incomplete input in the report form', () => {
  it('shows an alert for a missing photo and focuses the button that chooses one', async () => {
    await show()
    fillIn()
    send()
    expect(screen.getByRole('alert')).toHaveTextContent(NO_PHOTO)
    expect(screen.getByRole('button', { name: 'Pilih foto …' })).toHaveFocus()
    expect(server.requests).toEqual([])
  })

  it('does not require a category or a phone number, but validates the number', async () => {
    await showFilled()
    expect(field('Kategori')).toHaveValue('infrastruktur')
    type('Nomor telepon atau WhatsApp (tidak wajib)', 'rumah')
    send()
    expect(screen.getByText(/Nomor telepon tidak dikenali/)).toBeVisible()
    expect(server.requests).toEqual([])
  })
})

describe('the photo of the report', () => {
  it('appears once it is resized, and its alert disappears', async () => {
    await show()
    send()
    await choose()
    expect(screen.getByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('remains when a newly chosen file cannot be used', async () => {
    await show()
    await choose()
    vi.mocked(prepareReportPhoto).mockRejectedValue(new UserFacingError('Berkas ini bukan foto.'))
    await choose()
    expect(screen.getByRole('alert')).toHaveTextContent('Berkas ini bukan foto.')
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('comes from the file that was chosen last, even if an earlier file is resized later', async () => {
    const made: Blob[] = []
    URL.createObjectURL = (content) => `blob:${made.push(content as Blob)}`
    const second = ready('kedua')
    let finishFirst: (photo: Blob) => void = () => {}
    vi.mocked(prepareReportPhoto)
      .mockReturnValueOnce(new Promise((resolve) => (finishFirst = resolve)))
      .mockResolvedValueOnce(second)
    await show()
    fireEvent.change(field('Foto dokumentasi'), { target: { files: [JPEG] } })
    await waitFor(() => expect(prepareReportPhoto).toHaveBeenCalledOnce())
    await choose(new File(['lain'], 'lain.jpg'))
    finishFirst(ready('pertama'))
    await waitFor(() => expect(made).toEqual([second]))
  })
})

describe('the honeypot field', () => {
  const honeypot = () => screen.getByLabelText('Kosongkan isian ini')

  it('is hidden, and is revealed when it is filled in, without losing the other input', async () => {
    await showFilled()
    expect(screen.queryByRole('textbox', { name: 'Kosongkan isian ini' })).not.toBeInTheDocument()
    expect(honeypot()).toHaveAttribute('tabindex', '-1')
    fireEvent.change(honeypot(), { target: { value: 'https://contoh.example' } })
    send()
    const revealed = await screen.findByRole('textbox', { name: 'Kosongkan isian ini' })
    expect(revealed).toHaveAccessibleDescription(/harus kosong/)
    expect(revealed).toHaveFocus()
    expect(server.requests).toEqual([])
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
    fireEvent.change(revealed, { target: { value: '' } })
    send()
    await card()
    expect(server.reports.size).toBe(1)
  })
})

describe('sending a report', () => {
  it('sends one report on a double tap and shows the progress on the button', async () => {
    await showFilled()
    const form = screen.getByRole('form', { name: 'Pengaduan' })
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(screen.getByRole('button', { name: 'Mengirim...' })).toBeDisabled()
    await card()
    expect(server.reports.size).toBe(1)
  })

  it('shows a confirmation for five seconds, then an empty form, and the tracking code until it is dismissed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await report()
    await screen.findByText(/^Laporan terkirim\./)
    // Waits for the pending storage requests, because the fake clock does not advance them.
    expect(await readDraft()).toBeNull()
    const [id = ''] = server.reports.keys()
    const code = id.replace(/(.{4})(?=.)/g, '$1-')
    expect(within(await card()).getByText(code)).toBeVisible()
    const link = within(await card()).getByRole('link', { name: /WhatsApp/ })
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
    expect(text).toContain(`${location.origin}/pengaduan/${id}`)
    expect(screen.getByRole('heading', { name: 'Kode laporan Anda' })).toHaveAccessibleDescription(
      code,
    )
    vi.advanceTimersByTime(4_000)
    expect(screen.queryByRole('form', { name: 'Pengaduan' })).not.toBeInTheDocument()
    vi.advanceTimersByTime(1_000)
    await screen.findByRole('form', { name: 'Pengaduan' })
    expect(field('Isi laporan')).toHaveValue('')
    expect(screen.queryByText(/^Laporan terkirim\./)).not.toBeInTheDocument()
    press('Tutup kode laporan')
    expect(screen.queryByText('Kode laporan Anda')).not.toBeInTheDocument()
  })

  it('stores the report on the device while offline and shows that it is waiting', async () => {
    server.outcome = () => 'lost'
    await report()
    await card()
    const [message] = screen.getAllByText('Tersimpan di perangkat, dikirim saat ada jaringan.')
    expect(message).toBeVisible()
  })

  it.each([
    ['the server is down', () => (server.outcome = () => 'unheard'), /Server sedang terganggu/],
    [
      'the server rejects the report',
      () => (server.outcome = () => 'invalid'),
      /Server menolaknya/,
    ],
    [
      'too many reports arrive',
      () => (server.isFull = true),
      /Laporan yang masuk saat ini terlalu banyak/,
    ],
  ])('explains why a report waits although the device is online: %s', async (_, arrange, words) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('')))
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    arrange()
    await report()
    expect(within(await card()).getByText(words)).toHaveTextContent(/^Tersimpan di perangkat\./)
    expect(screen.queryByText(/saat ada jaringan/)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    logged.mockClear()
    vi.unstubAllGlobals()
  })

  it.each([
    ['closed', /Penerimaan laporan sedang ditutup\. Isinya/],
    ['denied', /Kantor desa tidak dapat menerima laporan ini\. Periksa isinya, lalu/],
  ] as const)('shows a refusal (%s) and preserves the input', async (why, words) => {
    server.open = why !== 'closed'
    server.outcome = (request) => (why === 'denied' && request === 'commit' ? why : undefined)
    await report()
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
    expect(screen.getByText('Ditolak')).toBeInTheDocument()
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  it('is disabled while intake is closed', async () => {
    await show({ ...DEFAULT_SETTINGS, complaints_open: false })
    fillIn()
    expect(screen.getByRole('button', { name: 'Kirim laporan' })).toBeDisabled()
    expect(screen.getByText(/penerimaan laporan sedang ditutup/)).toBeVisible()
  })
})

describe('the list of own reports (Laporan saya)', () => {
  async function waiting() {
    server.outcome = () => 'lost'
    await report()
    await card()
    dismissSentReport()
  }

  it('sends a waiting report when the user presses “Coba lagi”', async () => {
    await waiting()
    expect(screen.getByText('Tersimpan')).toBeInTheDocument()
    server.outcome = () => undefined
    press('Coba lagi')
    expect(await screen.findByText('Terkirim')).toBeInTheDocument()
    expect(server.reports.size).toBe(1)
    expect(screen.queryByRole('button', { name: 'Ubah laporan' })).not.toBeInTheDocument()
  })

  it('moves a waiting report and its photo back into the form', async () => {
    await waiting()
    press('Ubah laporan')
    expect(await screen.findByText(/dipulihkan\.$/)).toBeVisible()
    expect(field('Nama')).toHaveValue('Tati Kurniasih')
    expect(screen.getByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
    expect(useReports.getState().reports).toEqual([])
  })

  it('asks before it removes a report', async () => {
    await waiting()
    press('Hapus dari perangkat ini')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Laporan ini belum terkirim.')
    expect(useReports.getState().reports).toHaveLength(1)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hapus' }))
    await waitFor(() => expect(screen.queryByText('Laporan saya')).not.toBeInTheDocument())
    expect(useReports.getState().reports).toEqual([])
  })
})

describe('the draft of the report', () => {
  it('reappears with its photo when the page is opened again', async () => {
    const { unmount } = await showFilled()
    unmount()
    await show()
    expect(screen.getByText(/^Isian Anda dari .*dipulihkan\.$/)).toBeVisible()
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
    expect(screen.getByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
  })

  it('reappears with a photo that was not resized yet', async () => {
    const file = ready('asli')
    vi.mocked(prepareReportPhoto).mockReturnValueOnce(new Promise(() => {}))
    const { unmount } = await show()
    fireEvent.change(field('Foto dokumentasi'), { target: { files: [file] } })
    await waitFor(async () => expect((await readDraft())?.file).toBeDefined())
    unmount()
    await show()
    expect(await screen.findByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
    await waitFor(async () => expect((await readDraft())?.file).toBeUndefined())
  })

  it('is deleted after a confirmation, or remains with a message if the device cannot delete it', async () => {
    const { unmount } = await show()
    fillIn()
    unmount()
    await show()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
      throw new DOMException('denied', 'UnknownError')
    })
    const remove = async () => {
      press('Hapus isian')
      const dialog = within(await screen.findByRole('alertdialog'))
      fireEvent.click(dialog.getByRole('button', { name: 'Hapus' }))
    }
    await remove()
    expect(await screen.findByText(/^Isian belum terhapus dari perangkat ini/)).toBeVisible()
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
    logged.mockClear()
    await remove()
    await waitFor(() => expect(field('Isi laporan')).toHaveValue(''))
    expect(screen.queryByText(/dipulihkan\.$/)).not.toBeInTheDocument()
  })

  it('is replaced with an unsent report that the user moves back into the form', async () => {
    server.outcome = () => 'lost'
    await submitReport(INPUT, ready())
    await show()
    fireEvent.change(field('Nama'), { target: { value: 'T' } })
    fireEvent.change(field('Nama'), { target: { value: '' } })
    press('Ubah laporan')
    await waitFor(() => expect(field('Isi laporan')).toHaveValue(INPUT.report))
    expect(await readDraft()).toMatchObject({ values: INPUT })
  })

  it('remains when another tab sends a report', async () => {
    const values = { ...INPUT, report: 'Lampu jalan mati.' }
    await autosaveReportDraft({ values, photo: null, at: Date.now() })
    await show()
    await submitReport(INPUT, ready())
    await waitFor(async () => expect(await readDraft()).toMatchObject({ values }))
  })

  it('cannot be edited while the report is being sent', async () => {
    await autosaveReportDraft({ values: INPUT, photo: ready(), at: Date.now() })
    await show()
    press('Kirim laporan')
    expect(field('Isi laporan')).toBeDisabled()
    await screen.findByText(/^Laporan terkirim\./)
    expect(await readDraft()).toBeNull()
  })
})

describe('a page in the back/forward cache', () => {
  const held = new Set<string>()
  /** Mock of `navigator.locks.request` that grants each lock to one holder, and rejects instead of waiting. */
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
  const write = (report: string) =>
    fireEvent.change(field('Isi laporan'), { target: { value: report } })

  it('releases the draft when it is hidden, and claims the draft with its text when it is shown', async () => {
    await show()
    expect(held.size).toBe(1)
    write('Lampu jalan mati.')
    await leave()
    expect(await readDraft()).toMatchObject({ values: { report: 'Lampu jalan mati.' } })
    comeBack()
    await waitFor(() => expect(held.size).toBe(1))
    expect(field('Isi laporan')).toHaveValue('Lampu jalan mati.')
    write('Lampu jalan mati lagi.')
    await waitFor(async () =>
      expect(await readDraft()).toMatchObject({
        values: { report: 'Lampu jalan mati lagi.' },
      }),
    )
  })

  it('shows the text that another tab has stored in the draft meanwhile', async () => {
    await show()
    write('Lampu jalan mati.')
    await leave()
    const values = { ...INPUT, report: 'Jembatan putus.' }
    await autosaveReportDraft({ values, photo: null, at: Date.now() + 1_000 })
    comeBack()
    await waitFor(() => expect(field('Isi laporan')).toHaveValue('Jembatan putus.'))
  })

  it('leaves the draft to another tab that has opened it meanwhile', async () => {
    await show()
    write('Lampu jalan mati.')
    await leave()
    held.add('tulisan pengaduan')
    comeBack()
    await screen.findByText(/^Formulir ini juga terbuka di tab lain\./)
    expect(field('Isi laporan')).toHaveValue('Lampu jalan mati.')
    await deleteDraft()
    write('Lampu jalan mati lagi.')
    fireEvent(window, new PageTransitionEvent('pagehide'))
    expect(await readDraft()).toBeNull()
  })
})
