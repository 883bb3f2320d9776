import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Role } from '@/domain/users/role'
import { device, elsewhere, openHere, stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { UserFacingError } from '@/lib/errors'
import { documents, next, reset } from '@/lib/firebase/__mocks__/writes'
import type { PreparedPicture } from '@/lib/images/prepare-picture'
import { acceptEntries } from '@/services/autosave/entries'
import { useAutosaves } from '@/stores/autosave'
import { setNavigationPayload, useNavigationPayload } from '@/stores/navigation-payload'
import { dismissNotice, useNotice } from '@/stores/notice'
import { type Person, useSession } from '@/stores/session'
import { insideSite } from '../../../../../tests/support/inside-site'
import { editorialKind } from '../editorial-kind'
import { BulkUploadPage } from './bulk-upload-page'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
const { preparePicture, uploadPicture } = vi.hoisted(() => ({
  preparePicture: vi.fn<(file: File) => Promise<PreparedPicture>>(),
  uploadPicture: vi.fn<(picture: PreparedPicture, folder: string) => Promise<string>>(),
}))
vi.mock('@/lib/images/prepare-picture', () => ({ preparePicture }))
vi.mock('@/lib/images/upload-picture', () => ({ uploadPicture }))
vi.mock('@/lib/firebase/profile', () => ({
  readProfile: () => {
    const { session } = useSession.getState()
    return Promise.resolve('person' in session ? session.person : null)
  },
}))
vi.mock('@/lib/images/staged-pictures', () => ({
  promoteStaged: (_: QueryClient, values: object) => Promise.resolve(values),
}))

const FIELDS = { picture: 'imageurl', text: 'caption' }
const GALLERY = editorialKind('gallery', '/admin/galeri', {
  labels: { caption: 'Keterangan foto' },
  Fields: () => null,
  Preview: () => null,
})

let uploads = 0

beforeEach(() => {
  reset()
  autosaved.clear()
  openHere.clear()
  elsewhere.clear()
  device.refuses = false
  uploads = 0
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  acceptEntries('siti')
  dismissNotice()
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
  preparePicture
    .mockReset()
    .mockImplementation((file) =>
      file.name.endsWith('.jpg')
        ? Promise.resolve({ master: file, width: 1200, height: 800, variants: [] })
        : Promise.reject(new UserFacingError('Berkas ini bukan foto.')),
    )
  uploadPicture
    .mockReset()
    .mockImplementation((_, folder) =>
      Promise.resolve(`/v0/b/desa/o/images%2F${folder}${(uploads += 1)}.jpg?alt=media`),
    )
})

const Place = () => <p>{`di ${useLocation().pathname}`}</p>

function show(role: Role = 'editor') {
  const person: Person = { uid: 'siti', name: 'Siti', email: '', role, avatarurl: '' }
  useSession.setState({ session: { status: 'signed-in', person } })
  return render(
    <>
      <BulkUploadPage kind={GALLERY} fields={FIELDS} />
      <Place />
    </>,
    { wrapper: insideSite({ role }) },
  )
}

const filesNamed = (...names: string[]) =>
  names.map((name, index) => new File([name], name, { type: 'image/jpeg', lastModified: index }))

async function choose(...names: string[]) {
  const files = filesNamed(...names)
  fireEvent.change(screen.getByLabelText(/foto( lagi)? …$/), { target: { files } })
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

const caption = (number: number) => screen.getByLabelText(`Keterangan foto ${number}`)
const write = (number: number, text: string) =>
  fireEvent.change(caption(number), { target: { value: text } })
const press = (name: string | RegExp) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
const notice = () => useNotice.getState().notice?.text
const shownNames = () =>
  screen.getAllByText(/\.jpg$/, { selector: 'p' }).map(({ textContent }) => textContent)
const published = () =>
  [...documents]
    .filter(([path]) => path.startsWith('gallery/'))
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([, { caption, imageurl }]) => `${String(caption)} ${String(imageurl)}`)

it('bulk upload publishes one item per file, newest first, and uses the shared caption if a caption is empty', async () => {
  show()
  await choose('lama.jpg', 'baru.jpg')
  expect(shownNames()).toEqual(['baru.jpg', 'lama.jpg'])
  fireEvent.change(screen.getByLabelText(/^Keterangan foto untuk semua/), {
    target: { value: 'Panen pertama' },
  })
  write(1, 'Panen kedua')
  await press('Terbitkan 2 foto')
  expect(published()).toEqual([
    'Panen kedua /v0/b/desa/o/images%2F1.jpg?alt=media',
    'Panen pertama /v0/b/desa/o/images%2F2.jpg?alt=media',
  ])
  expect(notice()).toBe('2 foto terbit.')
  expect(screen.getByText('di /admin/galeri')).toBeVisible()
  expect(autosaved.size).toBe(0)
})

it('bulk upload adds photos that were chosen on another page and focuses the shared caption', async () => {
  setNavigationPayload({ path: '/', files: filesNamed('a.jpg', 'b.jpg') })
  show()
  await act(async () => {
    await vi.waitFor(() => expect(uploads).toBe(2))
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(shownNames()).toEqual(['b.jpg', 'a.jpg'])
  expect(screen.getByLabelText(/^Keterangan foto untuk semua/)).toHaveFocus()
  expect(useNavigationPayload.getState().files).toEqual([])
})

it('bulk upload ignores photos that were chosen for another form', async () => {
  setNavigationPayload({ path: '/admin/lain/beberapa', files: filesNamed('a.jpg') })
  show()
  await choose('b.jpg')
  expect(screen.queryByText('a.jpg')).not.toBeInTheDocument()
})

it('bulk upload marks a file that is not a picture, and publishes the other files', async () => {
  show()
  await choose('a.jpg', 'surat.pdf')
  const refused = screen.getByText('surat.pdf', { selector: 'p' }).closest('li')
  expect(within(refused ?? document.body).getByRole('alert')).toHaveTextContent(
    'Berkas ini bukan foto.',
  )
  write(1, 'Panen')
  await press('Terbitkan 1 foto')
  expect(published()).toHaveLength(1)
  expect(notice()).toBe('1 foto terbit. 1 foto belum terbit; sebabnya tertulis di bawah fotonya.')
  expect(screen.getByText('surat.pdf', { selector: 'p' })).toBeVisible()
  await press('Keluarkan surat.pdf')
  expect(screen.queryByText('surat.pdf', { selector: 'p' })).not.toBeInTheDocument()
})

it('bulk upload preserves a photo whose upload failed and its caption, and publishes it on a retry', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  uploadPicture.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  show()
  await choose('a.jpg', 'b.jpg')
  write(1, 'Gagal dulu')
  write(2, 'Langsung')
  await press('Terbitkan 2 foto')
  expect(published().map((line) => line.split(' /')[0])).toEqual(['Langsung'])
  expect(caption(1)).toHaveValue('Gagal dulu')
  expect(screen.getByText('Fotonya belum terunggah.')).toBeVisible()
  expect(logged).toHaveBeenCalledExactlyOnceWith('Uploading the photo failed:', expect.anything())
  logged.mockClear()
  await press('Unggah lagi')
  expect(screen.queryByText('Fotonya belum terunggah.')).not.toBeInTheDocument()
  await press('Terbitkan 1 foto')
  expect(published()).toHaveLength(2)
})

it("bulk upload submits a contributor's photos as drafts with staged pictures", async () => {
  show('kontributor')
  await choose('a.jpg')
  write(1, 'Satu')
  await press('Ajukan 1 foto')
  const [draft] = [...documents].filter(([path]) => path.startsWith('drafts/'))
  expect(draft?.[1]).toMatchObject({
    state: 'diajukan',
    data: { caption: 'Satu', imageurl: '/v0/b/desa/o/images%2Fusulan/siti/1.jpg?alt=media' },
  })
  expect(notice()).toBe('1 foto diajukan.')
})

it('bulk upload saves a draft without a caption', async () => {
  show()
  await choose('a.jpg')
  await press('Simpan draf')
  expect([...documents.keys()]).toEqual([expect.stringMatching(/^drafts\//)])
})

it('bulk upload accepts thirty photos, not counting refused files, and shows how many were not added', async () => {
  show()
  const letters = ['surat.pdf', 'daftar.pdf']
  await choose(...Array.from({ length: 31 }, (_, index) => `${index}.jpg`), ...letters)
  await vi.waitFor(() =>
    expect(screen.getAllByText(/^\d+\.jpg$/, { selector: 'p' })).toHaveLength(30),
  )
  expect(screen.getByRole('button', { name: 'Terbitkan 30 foto' })).toBeEnabled()
  await vi.waitFor(() => expect(notice()).toMatch(/1 foto tidak ikut/))
  expect(screen.queryByText('0.jpg', { selector: 'p' })).not.toBeInTheDocument()
})

it('bulk upload continues to resize and store the files after the user leaves the page', async () => {
  const { unmount } = show()
  preparePicture.mockImplementation(async (file) => {
    await new Promise((resolve) => setTimeout(resolve, 2))
    if (!file.name.endsWith('.jpg')) throw new UserFacingError('Berkas ini bukan foto.')
    return { master: file, width: 1200, height: 800, variants: [] }
  })
  await choose(...Array.from({ length: 30 }, (_, index) => `${index}.jpg`), 'surat.pdf')
  expect(openHere.size).toBeGreaterThan(0)
  unmount()
  // On a slow machine, some files may be uploaded already, and files are stored before they are resized.
  const prepared = () =>
    [...autosaved.values()].filter(
      ({ pictures: { imageurl = {} }, values }) => 'master' in imageurl || values['imageurl'],
    )
  await vi.waitFor(() => expect(prepared()).toHaveLength(30))
  expect(autosaved.size).toBe(30)
  expect(openHere.size).toBe(0)
})

it('bulk upload restores the chosen files in their order after a reload, even if none was resized yet', async () => {
  preparePicture.mockReturnValue(new Promise(() => {}))
  const { unmount } = show()
  await choose(...Array.from({ length: 20 }, (_, index) => `pagi-${index}.jpg`))
  await choose(...Array.from({ length: 10 }, (_, index) => `sore-${index}.jpg`))
  const order = shownNames()
  expect(order).toHaveLength(30)
  await vi.waitFor(() => expect(autosaved.size).toBe(30))
  unmount()
  useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
  preparePicture.mockImplementation((file) =>
    Promise.resolve({ master: file, width: 1200, height: 800, variants: [] }),
  )
  show()
  await vi.waitFor(() => expect(shownNames()).toEqual(order))
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Terbitkan 30 foto' })).toBeEnabled(),
  )
})

it('bulk upload lists the photos that the device could not store', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  uploadPicture.mockReturnValue(new Promise(() => {}))
  show()
  await choose('a.jpg')
  device.refuses = true
  await choose('b.jpg', 'c.jpg')
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^2 foto tidak tersimpan di perangkat: c\.jpg, b\.jpg\./,
  )
  expect(useAutosaves.getState().pending.size).toBe(2)
  device.refuses = false
  write(1, 'Panen')
  await vi.waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(autosaved.size).toBe(3)
  logged.mockClear()
})

it('bulk upload restores a removed photo at its place, with its caption, on undo', async () => {
  show()
  await choose('a.jpg', 'b.jpg', 'c.jpg')
  write(2, 'Panen')
  const order = shownNames()
  await press('Keluarkan b.jpg')
  expect(shownNames()).toEqual(['c.jpg', 'a.jpg'])
  write(1, 'Sesudahnya')
  await act(async () => {
    useNotice.getState().notice?.actions?.[0]?.run()
    await new Promise((resolve) => setTimeout(resolve, 20))
  })
  expect(shownNames()).toEqual(order)
  expect(caption(2)).toHaveValue('Panen')
  expect(caption(1)).toHaveValue('Sesudahnya')
  await vi.waitFor(() => expect(autosaved.size).toBe(3))
})

describe('bulk upload while offline', () => {
  afterEach(() => {
    onlineManager.setOnline(true)
    vi.restoreAllMocks()
  })

  function goOffline() {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    onlineManager.setOnline(false)
  }

  const goOnline = () =>
    act(async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
      onlineManager.setOnline(true)
      dispatchEvent(new Event('online'))
      await new Promise((resolve) => setTimeout(resolve, 20))
    })

  /** Postpones publishing photos in a tab and closes the tab. Resolves with the ids of their autosave entries. */
  async function leaveWaiting(...names: string[]): Promise<string[]> {
    goOffline()
    const { unmount } = show()
    await choose(...names)
    names.forEach((name, index) => write(index + 1, name.replace('.jpg', '')))
    await press(`Terbitkan ${names.length} foto`)
    unmount()
    useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
    return [...autosaved.keys()]
  }

  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  const postponed = () => [...autosaved.values()].filter(({ isPostponed }) => isPostponed)

  it('stores photos, captions and the request to publish, until the request is cancelled', async () => {
    goOffline()
    show()
    await choose('a.jpg', 'b.jpg')
    fireEvent.change(screen.getByLabelText(/^Keterangan foto untuk semua/), {
      target: { value: 'Gotong royong' },
    })
    await press('Terbitkan 2 foto')
    expect(published()).toEqual([])
    expect(notice()).toMatch(/^Tidak ada jaringan, jadi 2 foto belum terbit\./)
    expect(screen.getByText('Menunggu jaringan untuk terbit.')).toBeVisible()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    const kept = { values: { caption: 'Gotong royong' }, pictures: { imageurl: {} } }
    expect(postponed()).toMatchObject([kept, kept])
    await press(/^Batalkan/)
    expect(screen.queryByText('Menunggu jaringan untuk terbit.')).not.toBeInTheDocument()
    expect(postponed()).toEqual([])
    expect(autosaved.size).toBe(2)
  })

  it.each([true, false])(
    'requires a caption for each photo before publishing, with and without a network (online: %s)',
    async (isOnline) => {
      if (!isOnline) goOffline()
      show()
      await choose('a.jpg', 'b.jpg')
      write(1, 'Panen')
      await press('Terbitkan 2 foto')
      expect(published()).toEqual([])
      expect(caption(2)).toHaveAccessibleDescription('Keterangan wajib diisi.')
      expect(caption(1)).toHaveValue('Panen')
      expect(caption(2)).toHaveFocus()
      expect(notice()).toBe('1 foto perlu dilengkapi dahulu.')
      expect(postponed()).toEqual([])
    },
  )

  it('does not publish when the network returns, and publishes once on a double tap', async () => {
    goOffline()
    show()
    await choose('a.jpg', 'b.jpg')
    write(1, 'Satu')
    write(2, 'Dua')
    await press('Terbitkan 2 foto')
    await goOnline()
    expect(uploads).toBe(2)
    expect(published()).toEqual([])
    const button = screen.getByRole('button', { name: 'Terbitkan 2 foto sekarang' })
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
    expect(published().map((line) => line.split(' /')[0])).toEqual(['Satu', 'Dua'])
    expect(notice()).toBe('2 foto terbit.')
    expect(autosaved.size).toBe(0)
  })

  it('publishes only the waiting photos of a closed tab when requested on the dashboard', async () => {
    const publishing = await leaveWaiting('a.jpg', 'b.jpg')
    const { unmount } = show()
    await settle()
    await choose('c.jpg')
    write(1, 'Belum jadi')
    unmount()
    await goOnline()
    setNavigationPayload({ path: '/', publishing })
    show()
    await settle()
    expect(published().map((line) => line.split(' /')[0])).toEqual(['a', 'b'])
    expect(notice()).toBe('2 foto terbit.')
    expect(screen.getByDisplayValue('Belum jadi')).toBeVisible()
    expect(useNavigationPayload.getState().publishing).toEqual([])
  })

  it('does not publish photos that are open in another tab, and explains why', async () => {
    const publishing = await leaveWaiting('a.jpg')
    for (const id of publishing) elsewhere.add(id)
    await goOnline()
    setNavigationPayload({ path: '/', publishing })
    show()
    await settle()
    expect(published()).toEqual([])
    expect(notice()).toBe('Foto itu sedang terbuka di tab lain, atau sudah terbit.')
  })

  it('postpones publishing after a lost response, and creates no duplicate after a reload', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const { unmount } = show()
    await choose('a.jpg')
    write(1, 'Satu')
    next.lostAnswer = true
    await press('Terbitkan 1 foto')
    expect(logged).toHaveBeenCalledOnce()
    logged.mockClear()
    expect(postponed()).toHaveLength(1)
    unmount()
    useAutosaves.setState({ entries: {}, pending: new Set(), elsewhere: new Set() })
    setNavigationPayload({ path: '/', publishing: [...autosaved.keys()] })
    show()
    await settle()
    expect(published()).toHaveLength(1)
    expect(autosaved.size).toBe(0)
  })

  it('retries a failed upload when the user publishes again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    goOffline()
    show()
    await choose('a.jpg')
    write(1, 'Satu')
    await press('Terbitkan 1 foto')
    uploadPicture.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await goOnline()
    expect(logged).toHaveBeenCalledOnce()
    logged.mockClear()
    await press('Terbitkan 1 foto sekarang')
    expect(published()).toHaveLength(1)
  })
})
