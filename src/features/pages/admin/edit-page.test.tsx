import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { choosePictureFiles } from '@/components/form/pictures/choose-picture-files'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { UserFacingError } from '@/lib/errors'
import { call, sdkError } from '@/lib/firebase/__mocks__/functions'
import { preparePicture } from '@/lib/images/prepare-picture'
import { uploadPicture } from '@/lib/images/upload-picture'
import { contentKeys } from '@/lib/query/content-keys'
import { dismissNotice, useNotice } from '@/stores/notice'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { writeInto } from '../../../../tests/support/rich-text'
import { EditPage } from './edit-page'
import type { Page, Slug } from './page-forms'

const firebase = vi.hoisted(() => ({
  readDocument: vi.fn<(path: string) => Promise<Page | null>>(),
}))
vi.mock('@/lib/firebase/functions')
vi.mock('@/lib/firebase/documents', () => ({ readDocument: firebase.readDocument }))
vi.mock('@/lib/firebase/writes', () => ({
  readRaw: async (path: string) => {
    const page = await firebase.readDocument(path)
    return page && { ...page, plain: page }
  },
}))
vi.mock('@/lib/autosave/entries')
vi.mock('@/components/form/pictures/choose-picture-files')
vi.mock('@/lib/images/prepare-picture')
vi.mock('@/lib/images/upload-picture')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

const HISTORY: Page = {
  slug: 'sejarah',
  title: 'Sejarah Desa',
  content: {
    paragraphs: ['Dibuka pada 1912.', 'Mekar pada 1984.'],
    administrative_data: [{ description: 'Luas', value: '412 ha' }],
  },
  updatedBy: 'budi',
  updatedAt: '2026-11-01T01:00:00.000Z',
}
const VISION: Page = {
  slug: 'visi-misi',
  title: 'Visi & Misi',
  content: { vision: 'Rukun.', missions: ['Melayani', 'Membuka'] },
  updatedBy: 'budi',
  updatedAt: '2026-11-01T01:00:00.000Z',
}

const show = (slug: Slug, client = testClient()) =>
  render(<EditPage slug={slug} />, { wrapper: insideSite({ client }) })

async function open(slug: Slug, stored: Page | null) {
  firebase.readDocument.mockResolvedValue(stored)
  const view = show(slug)
  await screen.findByLabelText(slug === 'sejarah' ? 'Isi' : 'Judul')
  return view
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const write = (text: string) => writeInto(screen.getByLabelText('Isi'), text)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function save() {
  press('Simpan')
  await waitFor(() => expect(screen.queryByText('Menyimpan …')).not.toBeInTheDocument())
}
const sent = () => call.mock.lastCall?.[1]
const notice = () => useNotice.getState().notice

const conflict = () =>
  new UserFacingError('Halaman ini sudah diubah.', { cause: sdkError('aborted', 'Changed') })

beforeEach(() => {
  vi.resetAllMocks()
  call.mockResolvedValue({})
  autosaved.clear()
  dismissNotice()
})

it('the page form shows the last change, splits text into paragraphs, and adds and removes rows of data', async () => {
  await open('sejarah', HISTORY)
  expect(screen.getByText(/^Terakhir diubah/)).toHaveTextContent(
    'Terakhir diubah Budi, 1 Nov 2026, 08.00 WIB',
  )
  write('Dibuka pada 1912.\n\n  Mekar pada 1985. ')
  press('Tambah baris')
  fireEvent.change(screen.getAllByLabelText('Uraian')[1] as HTMLElement, {
    target: { value: 'Dusun' },
  })
  fireEvent.change(screen.getAllByLabelText('Nilai')[1] as HTMLElement, { target: { value: '4' } })
  press('Hapus baris 1')
  await save()
  expect(call.mock.lastCall?.[0]).toBe('save-page-content')
  expect(sent()).toEqual({
    slug: 'sejarah',
    title: 'Sejarah Desa',
    content: {
      paragraphs: ['Dibuka pada 1912.', 'Mekar pada 1985.'],
      administrative_data: [{ description: 'Dusun', value: '4' }],
    },
    version: HISTORY.updatedAt,
  })
  expect(notice()).toMatchObject({ kind: 'success', text: 'Sejarah Desa disimpan.' })
})

it('the page form changes the order of missions', async () => {
  await open('visi-misi', VISION)
  press('Turunkan misi 1')
  await save()
  expect(sent()).toMatchObject({ content: { vision: 'Rukun.', missions: ['Membuka', 'Melayani'] } })
})

it('the page form shows empty fields for a page that does not exist, and sends an empty base version when saving', async () => {
  await open('visi-misi', null)
  expect(screen.getByText('Belum ada misi.')).toBeVisible()
  await save()
  expect(sent()).toEqual({
    slug: 'visi-misi',
    title: 'Visi & Misi',
    content: { vision: '', missions: [] },
    version: '',
  })
})

it('the page form is replaced with the copy on the device while offline, and appears once online', async () => {
  firebase.readDocument.mockResolvedValue(VISION)
  onlineManager.setOnline(false)
  const client = testClient()
  client.setQueryData(contentKeys.document('pages', 'visi-misi'), VISION)
  show('visi-misi', client)
  expect(screen.getByRole('status')).toHaveTextContent('Tidak ada jaringan')
  const copy = within(screen.getByRole('region', { name: 'Salinan di perangkat ini' }))
  expect(copy.getByText('Melayani')).toBeVisible()
  expect(screen.queryByText('Belum ada misi.')).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Simpan' })).not.toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByRole('textbox', { name: 'Visi' })).toHaveValue('Rukun.')
  expect(screen.queryByText('Salinan di perangkat ini')).not.toBeInTheDocument()
})

it('the page form shows errors at their fields and sends nothing', async () => {
  await open('sejarah', HISTORY)
  type('Judul', ' ')
  write(`Satu.\n${'a'.repeat(5_001)}`)
  press('Tambah baris')
  await save()
  expect(screen.getByLabelText('Judul')).toHaveAccessibleDescription('Judul wajib diisi.')
  expect(screen.getByLabelText('Isi')).toHaveAccessibleDescription(
    /Baris 2: Paragraf paling banyak 5.000 karakter\./,
  )
  expect(screen.getAllByLabelText('Uraian')[1]).toHaveAccessibleDescription('Uraian wajib diisi.')
  expect(call).not.toHaveBeenCalled()
})

it.each([
  ['the function’s message', new UserFacingError('Isi ditolak.', { cause: 1 }), 'Isi ditolak.'],
  ['an SDK message', sdkError('internal', 'Kuota habis.'), 'Kuota habis.'],
  ['an SDK message without status', sdkError('internal', 'Kuota habis. [500]'), 'Kuota habis.'],
  [
    'the possible cause of a lost response',
    sdkError('internal', 'internal [0]'),
    'Terjadi kesalahan saat menyimpan konten. Tidak ada jaringan. Periksa sambungan internet Anda, lalu coba lagi.',
  ],
  ['a general message', sdkError('internal', ''), 'Terjadi kesalahan saat menyimpan konten.'],
  [
    'a general message instead of a bare status',
    sdkError('internal', 'internal'),
    'Terjadi kesalahan saat menyimpan konten.',
  ],
])('the page form shows %s and preserves the input', async (_, error, text) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  call.mockRejectedValue(error)
  await open('sejarah', HISTORY)
  write('Lain.')
  await save()
  expect(notice()).toMatchObject({ kind: 'error', text })
  expect(screen.getByLabelText('Isi')).toHaveTextContent('Lain.')
  logged.mockClear()
})

const THEIRS: Page = {
  ...HISTORY,
  title: 'Riwayat Desa',
  updatedBy: 'rina',
  updatedAt: '2026-11-20T02:30:00.000Z',
}

async function meetConflict() {
  call.mockRejectedValueOnce(conflict())
  await open('sejarah', HISTORY)
  write('Tulisan saya.')
  firebase.readDocument.mockResolvedValue(THEIRS)
  await save()
  return screen.findByRole('dialog', { name: 'Ada dua versi halaman ini' })
}

it('the conflict dialog shows both versions with the other user and the time, and can adopt the stored version', async () => {
  const dialog = await meetConflict()
  expect(dialog).toHaveTextContent(/Rina menyimpan perubahan/)
  expect(dialog).toHaveTextContent('Yang tersimpanRiwayat Desa')
  expect(dialog).toHaveTextContent('Di layar iniTulisan saya.')
  expect(within(dialog).queryByText('Data wilayah')).not.toBeInTheDocument()
  press('Pakai yang tersimpan')
  press('Pakai versi itu')
  await waitFor(() => expect(screen.getByLabelText('Judul')).toHaveValue('Riwayat Desa'))
  write('Ditambah.')
  await save()
  expect(sent()).toMatchObject({ title: 'Riwayat Desa', version: THEIRS.updatedAt })
})

it('the page form restores autosaved input with its base version, and merges it with a newer version', async () => {
  const view = await open('visi-misi', VISION)
  type('Visi', 'Belum selesai.')
  await waitFor(() => expect(autosaved.size).toBe(1))
  view.unmount()
  const theirs = { ...VISION, title: 'Arah Desa', updatedAt: '2026-11-20T02:30:00.000Z' }
  await open('visi-misi', theirs)
  fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }))
  await waitFor(() => expect(screen.getByLabelText('Visi')).toHaveValue('Belum selesai.'))
  call.mockRejectedValueOnce(conflict())
  await save()
  expect(sent()).toMatchObject({ version: VISION.updatedAt })
  press('Gabungkan')
  expect(screen.getByLabelText('Judul')).toHaveValue('Arah Desa')
  expect(screen.getByLabelText('Visi')).toHaveValue('Belum selesai.')
})

it('the page form does not treat the result of its own earlier attempt as a conflict', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  call.mockRejectedValueOnce(sdkError('internal', 'internal'))
  await open('sejarah', HISTORY)
  write('Pertama.')
  await save()
  const stored: Page = {
    ...HISTORY,
    content: { ...HISTORY.content, paragraphs: ['Pertama.'] },
    updatedBy: 'siti',
    updatedAt: '2026-11-20T02:30:00.000Z',
  }
  firebase.readDocument.mockResolvedValue(stored)
  call.mockRejectedValueOnce(conflict())
  write('Kedua.')
  await save()
  expect(sent()).toMatchObject({ content: { paragraphs: ['Kedua.'] }, version: stored.updatedAt })
  expect(notice()).toMatchObject({ kind: 'success' })
  logged.mockClear()
})

it('the page form preserves the input if the saved page cannot be read again', async () => {
  await open('sejarah', HISTORY)
  type('Judul', 'Riwayat')
  firebase.readDocument.mockRejectedValueOnce(new Error('no network'))
  await save()
  expect(notice()).toMatchObject({ kind: 'success' })
  expect(screen.getByLabelText('Judul')).toHaveValue('Riwayat')
})

it('the preview shows the page as visitors see it, even if it is empty', async () => {
  await open('sejarah', HISTORY)
  write('')
  press('Hapus baris 1')
  press('Pratinjau')
  const preview = within(await screen.findByRole('dialog'))
  expect(preview.getByText('Konten sejarah belum diisi...')).toBeVisible()
  expect(preview.getByText('Data wilayah belum diisi.')).toBeVisible()
})

it('the page form uploads a picture between paragraphs before it saves the page', async () => {
  const url = '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'
  let finish: (url: string) => void = () => {}
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
  vi.mocked(choosePictureFiles).mockResolvedValue([new File(['x'], 'balai.jpg')])
  const prepared = { master: new Blob(['x']), width: 1600, height: 900, variants: [] }
  vi.mocked(preparePicture).mockResolvedValue(prepared)
  vi.mocked(uploadPicture).mockReturnValue(new Promise((resolve) => (finish = resolve)))
  await open('sejarah', HISTORY)
  press('Foto')
  await screen.findByLabelText('Keterangan foto ini')
  type('Keterangan foto ini', 'Balai lama')
  await screen.findByText('Mengunggah foto …')
  press('Simpan')
  finish(url)
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  expect(sent()).toMatchObject({
    content: {
      paragraphs: [
        'Dibuka pada 1912.',
        'Mekar pada 1984.',
        `![Balai lama](${url}){width=1600 height=900}`,
      ],
    },
  })
})
