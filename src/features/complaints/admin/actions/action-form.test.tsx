import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { type MockInstance, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComplaintStatus } from '@/domain/complaints/complaint'
import { DEFAULT_DESK_SETTINGS } from '@/domain/complaints/desk-settings-schema'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, next, put, reset } from '@/lib/firebase/__mocks__/writes'
import { adminKeys } from '@/lib/query/admin-keys'
import { insideSite, testClient } from '../../../../../tests/support/inside-site'
import type { ComplaintFile } from '../complaints-query'
import { ActionForm } from './action-form'
import { NO_CHOICES } from './use-autosaved-action'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
const pictures = vi.hoisted(() => ({
  stored: new Map<string, Blob>(),
  storeReportPhoto: vi.fn<(path: string, content: Blob) => Promise<void>>(),
}))
vi.mock('@/lib/firebase/pictures', () => ({
  ...pictures,
  readPicture: (path: string) => Promise.resolve(pictures.stored.get(path) ?? null),
}))
const { prepareReplyPhoto } = vi.hoisted(() => ({
  prepareReplyPhoto: vi.fn<(file: Blob) => Promise<Blob>>(),
}))
vi.mock('@/lib/images/prepare-report-photo', () => ({ prepareReplyPhoto }))

const ID = '7K3MQ2XVB9TD4R6H'
const REPORT = `complaints/${ID}`
const PROGRESS = `complaint_status/${ID}`
const fileNow = () =>
  ({
    complaint: { ...documents.get(REPORT) },
    progress: { ...documents.get(PROGRESS) },
    history: [],
  }) as unknown as ComplaintFile

function Desk() {
  const [file, setFile] = useState(fileNow)
  return (
    <FormProvider {...useForm({ defaultValues: NO_CHOICES, mode: 'onChange' })}>
      <ActionForm
        file={file}
        onChanged={() => Promise.resolve(setFile(fileNow()))}
        onDone={() => {}}
      />
    </FormProvider>
  )
}

function open(status: ComplaintStatus = 'Baru') {
  put(REPORT, {
    id: ID,
    status,
    category: 'sosial',
    assignee: '',
    duplicateOf: '',
    closedAt: null,
    updatedBy: '',
    updatedAt: '2026-01-01T00:00:00.000Z',
  })
  put(PROGRESS, { id: ID, status, category: 'sosial', replies: {}, lastReply: '' })
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(adminKeys.deskStaff, [{ id: 'budi', name: 'Budi', disabled: false }])
  client.setQueryData(adminKeys.deskSettings, {
    ...DEFAULT_DESK_SETTINGS,
    templates: [{ title: 'Diterima', text: 'Terima kasih, laporan kami terima.' }],
  })
  render(<Desk />, { wrapper: insideSite({ client, role: 'petugas' }) })
}

const choose = (step: string) => fireEvent.click(screen.getByRole('radio', { name: step }))
const write = (field: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(field), { target: { value } })
async function press(name: string) {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await Promise.resolve()
  })
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Catatan' })).toBeEnabled())
}

const entries = () =>
  [...documents.entries()]
    .filter(([path]) => path.startsWith(`${REPORT}/history/`))
    .map(([, data]) => data)

const takenByBudi = () =>
  documents.set(REPORT, {
    ...documents.get(REPORT),
    status: 'Diproses',
    updatedBy: 'budi',
    updatedAt: '2026-01-02T00:00:00.000Z',
  })

let logged: MockInstance<typeof console.error> | undefined
const silenceErrors = () => (logged = vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => logged?.mockClear())

beforeEach(() => {
  reset()
  pictures.stored.clear()
  pictures.storeReportPhoto.mockReset().mockImplementation((path, content) => {
    pictures.stored.set(path, content)
    return Promise.resolve()
  })
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
})

it.each<[ComplaintStatus, string[]]>([
  ['Baru', ['Proses', 'Selesai', 'Tolak', 'Duplikat']],
  ['Diproses', ['Selesai', 'Tolak', 'Duplikat', 'Balas saja']],
  ['Selesai', ['Buka kembali', 'Balas saja']],
  ['Ditolak', ['Buka kembali', 'Balas saja']],
  ['Duplikat', ['Buka kembali', 'Balas saja']],
])('the action form offers the allowed actions for the status %s', (status, steps) => {
  open(status)
  const offered = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)
  expect(offered).toEqual([...steps, 'Catatan', 'Telepon'])
})

it('the action form appends a reply template to the typed text', () => {
  open()
  choose('Proses')
  write(/^Balasan/, 'Yth. Ibu Tati.')
  write(/^Sisipkan templat/, 'Diterima')
  expect(screen.getByLabelText(/^Balasan/)).toHaveValue(
    'Yth. Ibu Tati.\n\nTerima kasih, laporan kami terima.',
  )
})

describe('sending a reply to a report', () => {
  beforeEach(() => {
    silenceErrors()
    open()
    choose('Proses')
    write(/^Balasan/, 'Dikerjakan Senin.')
  })

  it('preserves the text when the network fails, and stores the reply on the next attempt', async () => {
    next.refusal = 'unavailable'
    await press('Mulai proses')
    expect(screen.getByRole('alert')).toHaveTextContent('Belum tersimpan. Tidak ada jaringan.')
    expect(screen.getByLabelText(/^Balasan/)).toHaveValue('Dikerjakan Senin.')
    await press('Mulai proses')
    expect(entries()).toMatchObject([{ to: 'Diproses', reply: 'Dikerjakan Senin.', by: 'siti' }])
    expect(screen.queryByLabelText(/^Balasan/)).not.toBeInTheDocument()
  })

  it('offers to send an edited text as another reply after a lost response', async () => {
    next.lostAnswer = true
    await press('Mulai proses')
    write(/^Balasan/, 'Dikerjakan Selasa.')
    await press('Mulai proses')
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Kiriman Anda tadi ternyata sudah tersimpan',
    )
    choose('Balas saja')
    expect(screen.getByLabelText(/^Balasan/)).toHaveValue('Dikerjakan Selasa.')
    await press('Kirim balasan')
    expect(entries().map(({ reply }) => reply)).toEqual(['Dikerjakan Senin.', 'Dikerjakan Selasa.'])
  })

  it('preserves the text and shows the new status when another user has changed the report', async () => {
    next.meanwhile = takenByBudi
    await press('Mulai proses')
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Terakhir diubah Budi, 2 Jan 2026.*Statusnya sekarang Diproses/,
    )
    expect(entries()).toEqual([])
    choose('Selesai')
    expect(screen.getByLabelText(/^Balasan/)).toHaveValue('Dikerjakan Senin.')
    await press('Tandai selesai')
    expect(entries()).toMatchObject([{ from: 'Diproses', to: 'Selesai' }])
  })
})

describe('the form for a reply with photos', () => {
  beforeEach(
    () =>
      void prepareReplyPhoto.mockImplementation((file) =>
        Promise.resolve(new Blob([file], { type: 'image/jpeg' })),
      ),
  )

  const choosePhoto = async (field: string, content: string) => {
    const file = new File([content], 'foto.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText(field), { target: { files: [file] } })
    await screen.findByAltText('Foto yang dipilih')
  }
  async function finish(field: string, content: string) {
    open()
    choose('Selesai')
    write(/^Balasan/, 'Sudah menyala.')
    await choosePhoto(field, content)
  }

  it('uploads the photos before it stores the reply', async () => {
    await finish('Sesudah', 'terang')
    pictures.storeReportPhoto.mockImplementation(() => {
      expect(entries()).toEqual([])
      return Promise.resolve()
    })
    await press('Tandai selesai')
    const [entry] = entries()
    expect(entry).toMatchObject({ to: 'Selesai', photos: [2] })
    expect(pictures.storeReportPhoto.mock.calls.map(([path]) => path)).toEqual([
      `images/pengaduan/${ID}/balasan/${String(entry?.['id'])}_2.jpg`,
    ])
    const { replies } = documents.get(PROGRESS) as { replies: object }
    expect(Object.values(replies)).toMatchObject([{ photos: [2] }])
  })

  it('autosaves chosen photos, but cannot send them before they are resized', async () => {
    prepareReplyPhoto.mockReturnValue(new Promise(() => {}))
    open()
    choose('Selesai')
    write(/^Balasan/, 'Sudah menyala.')
    const file = new File(['gelap'], 'foto.jpg', { type: 'image/jpeg' })
    fireEvent.change(screen.getByLabelText('Sesudah'), { target: { files: [file] } })
    await press('Tandai selesai')
    expect(screen.getByRole('alert')).toHaveTextContent('Foto masih disiapkan.')
    expect(entries()).toEqual([])
    const photos = () => [...autosaved.values()].map(({ values }) => values['photo2'])
    await vi.waitFor(() => expect(photos()).toContain(file))
  })

  it('requires a text for a reply with photos, and uploads no photos when the user saves a note instead', async () => {
    open()
    choose('Selesai')
    await choosePhoto('Sebelum', 'gelap')
    await press('Tandai selesai')
    expect(screen.getByLabelText(/^Balasan/)).toHaveAccessibleDescription(
      /Foto tampil bersama balasan\. Tulis balasannya\./,
    )
    choose('Catatan')
    write(/^Catatan untuk petugas/, 'Tunggu PLN.')
    await press('Simpan catatan')
    expect(entries()).toHaveLength(1)
    expect(pictures.storeReportPhoto).not.toHaveBeenCalled()
  })

  describe('after a lost response', () => {
    beforeEach(async () => {
      silenceErrors()
      await finish('Sesudah', 'terang')
      next.lostAnswer = true
      await press('Tandai selesai')
      pictures.storeReportPhoto.mockClear()
    })

    it('does not upload the photos again when the reply was stored', async () => {
      await press('Tandai selesai')
      expect(pictures.storeReportPhoto).not.toHaveBeenCalled()
      expect(entries()).toHaveLength(1)
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })

    it('sends the photos with another reply if the user replaced them', async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Hapus foto' }))
      await choosePhoto('Sesudah', 'terang sekali')
      await press('Tandai selesai')
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Kiriman Anda tadi ternyata sudah tersimpan',
      )
      choose('Balas saja')
      await press('Kirim balasan')
      expect(entries()).toHaveLength(2)
      expect(Array.from(pictures.stored.values(), ({ size }) => size)).toEqual([6, 13])
    })
  })

  it('does not upload the photos to a report that another user has changed', async () => {
    silenceErrors()
    open()
    choose('Proses')
    write(/^Balasan/, 'Dikerjakan.')
    await choosePhoto('Sebelum', 'gelap')
    takenByBudi()
    await press('Mulai proses')
    expect(screen.getByRole('alert')).toHaveTextContent(/Statusnya sekarang Diproses/)
    expect(pictures.storeReportPhoto).not.toHaveBeenCalled()
  })
})
