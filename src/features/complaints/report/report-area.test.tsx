import 'fake-indexeddb/auto'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Blob as CloneableBlob } from 'node:buffer'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { UserFacingError } from '@/lib/errors'
import { resetServer, server } from '@/lib/firebase/__mocks__/report-database'
import { prepareReportPhoto } from '@/lib/images/prepare-report-photo'
import { dropReportDraft, readReportDraft } from '@/services/reports/report-draft'
import { refreshReports, removeReport } from '@/services/reports/outbox'
import { useReports } from '@/stores/reports'
import ReportArea from './report-area'
import { dismissSentReport } from './sent-report'

vi.mock('@/lib/firebase/report-database')
vi.mock('@/lib/firebase/report-photo')
// jsdom draws no pictures; tests/browser/complaint.test.ts prepares real ones.
vi.mock('@/lib/images/prepare-report-photo', () => ({ prepareReportPhoto: vi.fn() }))

const NO_PHOTO = 'Harap unggah foto dokumentasi sebagai bukti laporan.'
const FAILED = 'Gagal mengirim laporan. Pastikan Anda terhubung ke internet dan coba lagi.'
const JPEG = new File(['foto'], 'jembatan.jpg', { type: 'image/jpeg' })
const ready = (text = 'foto') => new CloneableBlob([text], { type: 'image/jpeg' }) as Blob

beforeEach(async () => {
  resetServer()
  // jsdom shows neither files nor scrolls.
  Element.prototype.scrollIntoView = () => {}
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
  vi.mocked(prepareReportPhoto).mockReset().mockResolvedValue(ready())
  await refreshReports()
  for (const { id } of useReports.getState().reports) await removeReport(id)
  await dropReportDraft()
  dismissSentReport()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function show(settings = DEFAULT_SETTINGS) {
  const view = render(
    <MemoryRouter>
      <ReportArea settings={settings} />
    </MemoryRouter>,
  )
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

it('Enter goes on to the next field, and sends nothing on the way', async () => {
  await show()
  fillIn()
  await choose()
  const order = ['Nama', 'Alamat', 'Nomor telepon atau WhatsApp', 'Kategori']
  const enter = (name: RegExp) => fireEvent.keyDown(screen.getByLabelText(name), { key: 'Enter' })
  for (const [index, name] of order.slice(0, -1).entries()) {
    expect(enter(new RegExp(`^${name}`)), name).toBe(false)
    expect(document.activeElement).toHaveAccessibleName(
      expect.stringContaining(order[index + 1] ?? '') as string,
    )
  }
  expect(enter(/^Isi laporan/)).toBe(true)
})

/** A whole report, sent. */
async function report() {
  await show()
  fillIn()
  await choose()
  send()
}

const card = () => screen.findByRole('region', { name: 'Kode laporan Anda' })

describe('what is missing', () => {
  it('is said at each field, and the first has the focus', async () => {
    await show()
    send()
    expect(field('Nama')).toHaveAccessibleDescription('Nama wajib diisi.')
    expect(field('Alamat')).toHaveAccessibleDescription(/Alamat wajib diisi\./)
    expect(field('Isi laporan')).toHaveAccessibleDescription(/Isi laporan wajib diisi\./)
    expect(field('Nama')).toHaveFocus()
  })

  it('spaces are nothing', async () => {
    await show()
    fillIn()
    type('Alamat', '   ')
    send()
    expect(field('Alamat')).toBeInvalid()
    expect(field('Alamat')).toHaveFocus()
  })

  it('a report without a photo is met with an alert, and the choice of one has the focus', async () => {
    await show()
    fillIn()
    send()
    expect(screen.getByRole('alert')).toHaveTextContent(NO_PHOTO)
    expect(screen.getByRole('button', { name: 'Pilih foto …' })).toHaveFocus()
    expect(server.requests).toEqual([])
  })

  it('a message goes when its field is changed', async () => {
    await show()
    send()
    type('Nama', 'T')
    expect(field('Nama')).toBeValid()
    expect(field('Alamat')).toBeInvalid()
  })

  it('a telephone number is not, but what is written there must be one', async () => {
    await show()
    fillIn()
    await choose()
    type('Nomor telepon atau WhatsApp (tidak wajib)', 'rumah')
    send()
    expect(screen.getByText(/Nomor telepon tidak dikenali/)).toBeVisible()
    expect(server.requests).toEqual([])
  })
})

it('the category is infrastruktur until another is chosen', async () => {
  await show()
  expect(field('Kategori')).toHaveValue('infrastruktur')
})

describe('the photo', () => {
  it('is shown once it is ready, and its alert goes', async () => {
    await show()
    send()
    await choose()
    expect(screen.getByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('that cannot be used does not push out the one before', async () => {
    await show()
    await choose()
    vi.mocked(prepareReportPhoto).mockRejectedValue(new UserFacingError('Berkas ini bukan foto.'))
    await choose()
    expect(screen.getByRole('alert')).toHaveTextContent('Berkas ini bukan foto.')
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('is the one that was chosen last, whichever is ready first', async () => {
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

describe('the field that only programs meet', () => {
  const honeypot = () => screen.getByLabelText('Kosongkan isian ini')

  it('is hidden from people', async () => {
    await show()
    expect(screen.queryByRole('textbox', { name: 'Kosongkan isian ini' })).not.toBeInTheDocument()
    expect(honeypot()).toHaveAttribute('tabindex', '-1')
  })

  it('keeps a report from being sent; a person is asked to empty it and loses nothing', async () => {
    await show()
    fillIn()
    await choose()
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

describe('sending', () => {
  it('two taps are one report, and the button says what happens', async () => {
    await show()
    fillIn()
    await choose()
    const form = screen.getByRole('form', { name: 'Pengaduan' })
    fireEvent.submit(form)
    fireEvent.submit(form)
    expect(screen.getByRole('button', { name: 'Mengirim...' })).toBeDisabled()
    await card()
    expect(server.reports.size).toBe(1)
  })

  it('is confirmed for five seconds; then the form returns empty, the code above it until dismissed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await report()
    await screen.findByText(/^Laporan terkirim\./)
    // What the page asks the device now must not wait longer than the clock is put forward.
    expect(await readReportDraft()).toBeNull()
    const [id = ''] = server.reports.keys()
    const code = id.replace(/(.{4})(?=.)/g, '$1-')
    expect(within(await card()).getByText(code)).toBeVisible()
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

  it('gives a code to pass on, with the address where it is followed', async () => {
    await report()
    const link = within(await card()).getByRole('link', { name: /WhatsApp/ })
    const [id = ''] = server.reports.keys()
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
    expect(text).toContain(`${location.origin}/pengaduan/${id}`)
  })

  it('without network it is stored, and says so letter for letter', async () => {
    server.outcome = () => 'lost'
    await report()
    await card()
    const [message] = screen.getAllByText('Tersimpan di perangkat, dikirim saat ada jaringan.')
    expect(message).toBeVisible()
  })

  it('that is refused says so, and nothing that was typed is lost', async () => {
    server.open = false
    await report()
    expect(await screen.findByRole('alert')).toHaveTextContent(FAILED)
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
    expect(screen.getByText('Ditolak')).toBeInTheDocument()
    expect(screen.getByText(/Penerimaan laporan sedang ditutup\. Isinya/)).toBeInTheDocument()
  })

  it('is not possible while the office takes no reports', async () => {
    await show({ ...DEFAULT_SETTINGS, complaints_open: false })
    fillIn()
    expect(screen.getByRole('button', { name: 'Kirim laporan' })).toBeDisabled()
    expect(screen.getByText(/penerimaan laporan sedang ditutup/)).toBeVisible()
  })
})

describe('Laporan saya', () => {
  /** Stored on the device, and the page opened anew. */
  async function waiting() {
    server.outcome = () => 'lost'
    await report()
    await card()
    dismissSentReport()
  }

  it('a report that waits is sent at another try', async () => {
    await waiting()
    expect(screen.getByText('Tersimpan')).toBeInTheDocument()
    server.outcome = () => undefined
    press('Coba lagi')
    expect(await screen.findByText('Terkirim')).toBeInTheDocument()
    expect(server.reports.size).toBe(1)
    expect(screen.queryByRole('button', { name: 'Ubah laporan' })).not.toBeInTheDocument()
  })

  it('one that waits goes back into the form, photo included', async () => {
    await waiting()
    press('Ubah laporan')
    expect(await screen.findByText(/dipulihkan\.$/)).toBeVisible()
    expect(field('Nama')).toHaveValue('Tati Kurniasih')
    expect(screen.getByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
    expect(useReports.getState().reports).toEqual([])
  })

  it('removing one asks first', async () => {
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

describe('what was typed', () => {
  it('is there again, with its photo, when the page is opened again', async () => {
    const { unmount } = await show()
    fillIn()
    await choose()
    unmount()
    await show()
    expect(screen.getByText(/^Isian Anda dari .* dipulihkan\.$/)).toBeVisible()
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
    expect(screen.getByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
  })

  it('is there again with a photo that was not prepared yet', async () => {
    const file = ready('asli')
    vi.mocked(prepareReportPhoto).mockReturnValueOnce(new Promise(() => {}))
    const { unmount } = await show()
    fireEvent.change(field('Foto dokumentasi'), { target: { files: [file] } })
    await waitFor(async () => expect((await readReportDraft())?.file).toBeDefined())
    unmount()
    await show()
    expect(await screen.findByRole('img', { name: 'Foto yang akan dikirim' })).toBeVisible()
    await waitFor(async () => expect((await readReportDraft())?.file).toBeUndefined())
  })

  it('goes at a word, after a question', async () => {
    const { unmount } = await show()
    fillIn()
    unmount()
    await show()
    press('Hapus isian')
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }),
    )
    await waitFor(() => expect(field('Isi laporan')).toHaveValue(''))
    expect(screen.queryByText(/dipulihkan\.$/)).not.toBeInTheDocument()
  })

  it('what the device does not let go stands there again, and says so', async () => {
    const { unmount } = await show()
    fillIn()
    unmount()
    await show()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
      throw new DOMException('denied', 'UnknownError')
    })
    press('Hapus isian')
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }),
    )
    expect(await screen.findByText(/^Isian belum terhapus dari perangkat ini/)).toBeVisible()
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
    expect(screen.getByRole('button', { name: 'Hapus isian' })).toBeEnabled()
    logged.mockClear()
  })

  it('what was sent is no draft any more', async () => {
    await report()
    await card()
    const { unmount } = await showAgain()
    expect(field('Isi laporan')).toHaveValue('')
    unmount()
  })
})

/** The page in another opening, with the code card of the one before. */
async function showAgain() {
  document.body.replaceChildren()
  return show()
}
