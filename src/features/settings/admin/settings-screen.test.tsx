import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Partner } from '@/domain/partners/partners-schema'
import { DEFAULT_SETTINGS, type Settings } from '@/domain/settings/settings'
import { encodeUriPart } from '@/domain/text/characters'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, put, reset, serverTime } from '@/lib/firebase/__mocks__/writes'
import { contentKeys } from '@/lib/query/content-keys'
import { dismissNotice, useNotice } from '@/stores/notice'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import { SITE_SETTINGS_PARTS as PARTS } from './fields/site-settings-parts'
import SettingsScreen from './settings-screen'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

const PATH = 'site_settings/1'
const SETTINGS: Settings = {
  ...DEFAULT_SETTINGS,
  village_name: 'Desa Sukamaju',
  phone: '0260 1234567',
  latitude: -7.1586,
  longitude: 107.9142,
  budget_year: 2026,
  service_hours: [...Array<string>(5).fill('08:00-15:00'), '', ''],
}

const store = (settings: object, updatedBy: string) =>
  put(PATH, { ...settings, updatedBy, updatedAt: serverTime() })

async function open(settings: Settings | null = SETTINGS, at = '/') {
  if (settings) store(settings, 'budi')
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(contentKeys.document('site_settings', '1'), settings ?? DEFAULT_SETTINGS)
  const view = render(<SettingsScreen collection="site_settings" />, {
    wrapper: insideSite({ client, at }),
  })
  await screen.findByLabelText('Nama desa')
  return view
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const notice = () => useNotice.getState().notice
async function save(button = 'Simpan pengaturan') {
  await act(async () => {
    press(button)
    await Promise.resolve()
  })
  await waitFor(() => expect(screen.queryByText('Menyimpan …')).not.toBeInTheDocument())
}
const stored = () => documents.get(PATH)

beforeEach(() => {
  reset()
  autosaved.clear()
  dismissNotice()
})

it('the settings form shows stored values and the last change, and shows a stored placeholder as an empty field without overwriting it', async () => {
  await open()
  expect(screen.getByText(/^Terakhir diubah Budi/)).toBeVisible()
  expect(field('Nama desa')).toHaveValue('Desa Sukamaju')
  expect(field('Lintang')).toHaveValue('-7.1586')
  expect(screen.getByLabelText('Jumat')).toBeChecked()
  expect(screen.getByLabelText('Sabtu')).not.toBeChecked()
  expect(field('E-mail')).toHaveValue('')
  expect(field('Alamat YouTube')).toHaveValue('')
  type('Provinsi', 'Jawa Barat')
  await save()
  expect(stored()).toMatchObject({ province: 'Jawa Barat', email: DEFAULT_SETTINGS.email })
})

it('the settings form stores changes in several parts together, and preserves unknown fields', async () => {
  store({ ...SETTINGS, lambang: 'padi' }, 'budi')
  await open(null)
  type('Alamat Instagram', 'https://instagram.com/sukamaju')
  fireEvent.click(screen.getByLabelText('Tampilkan Instagram'))
  type('Senin, tutup', '16.30')
  fireEvent.blur(screen.getByLabelText('Senin, tutup'))
  expect(screen.getByLabelText('Senin, tutup')).toHaveValue('16:30')
  press('Sama untuk Senin–Kamis')
  fireEvent.click(screen.getByLabelText('Sabtu'))
  type('Sabtu, tutup', '12:00')
  type('Lintang', '-6,5')
  type('Tahun anggaran', '2027')
  await save()
  expect(notice()).toEqual({ kind: 'success', text: 'Pengaturan disimpan.' })
  expect(stored()).toMatchObject({
    ...SETTINGS,
    instagram_url: 'https://instagram.com/sukamaju',
    show_instagram: true,
    service_hours: [...Array<string>(4).fill('08:00-16:30'), '08:00-15:00', '08:00-12:00', ''],
    latitude: -6.5,
    budget_year: 2027,
    lambang: 'padi',
    updatedBy: 'siti',
  })
})

it('the settings form shows errors at their fields and stores nothing', async () => {
  await open()
  type('Nama desa', '')
  type('Alamat Facebook', 'facebook.com/desa')
  type('Selasa, tutup', '07:00')
  type('Rabu, buka', '')
  type('Bujur', '')
  type('Batas waktu jawaban', '61')
  await save()
  expect(field('Nama desa')).toHaveAccessibleDescription(/Nama desa wajib diisi\./)
  expect(field('Alamat Facebook')).toHaveAccessibleDescription(/harus diawali https:/)
  expect(screen.getByLabelText('Selasa, tutup')).toHaveAccessibleDescription(
    'Jam tutup harus sesudah jam buka.',
  )
  expect(screen.getByLabelText('Rabu, buka')).toHaveAccessibleDescription(
    'Isi jam buka dan jam tutup.',
  )
  expect(screen.getByText('Isi juga bujurnya, atau kosongkan lintang.')).toBeVisible()
  expect(screen.getByText('Jumlah hari kerja antara 1 dan 60.')).toBeVisible()
  expect(stored()).toMatchObject({ updatedBy: 'budi' })
})

it('the settings form requires an open day, and restores the hours of a day that was closed by mistake', async () => {
  await open()
  const days = ['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat']
  type('Jumat, tutup', '11:30')
  for (const day of days) fireEvent.click(screen.getByLabelText(day))
  await save()
  expect(screen.getByText('Pilih paling sedikit satu hari.')).toBeVisible()
  press('Jam pelayanan')
  expect(screen.getByLabelText('Senin')).toHaveFocus()
  fireEvent.click(screen.getByLabelText('Jumat'))
  expect(screen.getByLabelText('Jumat, tutup')).toHaveValue('11:30')
  await save()
  expect(stored()).toMatchObject({ service_hours: ['', '', '', '', '08:00-11:30', '', ''] })
})

it('the settings form stores no opening hours until the user enters them', async () => {
  await open({ ...SETTINGS, service_hours: [] })
  type('Telepon', '0260 7654321')
  await save()
  expect(stored()).toMatchObject({ phone: '0260 7654321', service_hours: [] })
  fireEvent.click(await screen.findByRole('button', { name: 'Isi Senin–Jumat 08:00–15:00' }))
  await save()
  expect(stored()).toMatchObject({ service_hours: SETTINGS.service_hours })
})

it('the settings form asks about a latitude without its minus sign, and corrects it with one click', async () => {
  await open()
  type('Lintang', '7,1586')
  await save()
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Titik ini di luar Indonesia. Benar?')
  expect(stored()).toMatchObject({ updatedBy: 'budi' })
  await act(async () => {
    press('Lintang −7,1586')
    await Promise.resolve()
  })
  await waitFor(() => expect(notice()?.text).toBe('Pengaturan disimpan.'))
  expect(stored()).toMatchObject({ latitude: -7.1586 })
})

it("undo reverts copying Monday's hours", async () => {
  await open()
  type('Rabu, tutup', '13:00')
  press('Sama untuk Senin–Jumat')
  expect(screen.getByLabelText('Rabu, tutup')).toHaveValue('15:00')
  act(() => notice()?.actions?.[0]?.run())
  expect(screen.getByLabelText('Rabu, tutup')).toHaveValue('13:00')
})

it('the settings form restores autosaved input, and converts opening hours of an earlier format', async () => {
  const view = await open()
  type('Provinsi', 'Banten')
  await waitFor(() => expect(autosaved.size).toBe(1))
  view.unmount()
  for (const entry of autosaved.values()) {
    const { service_hours: _, ...rest } = entry.values
    const former = { service_days: ['1', '6'], service_opens: '09:00', service_closes: '12:00' }
    Object.assign(entry, { values: { ...rest, ...former }, base: { ...rest, ...former } })
  }
  await open()
  fireEvent.click(await screen.findByRole('button', { name: 'Lanjutkan' }))
  await waitFor(() => expect(screen.getByLabelText('Sabtu, buka')).toHaveValue('09:00'))
  expect(screen.getByLabelText('Jumat')).not.toBeChecked()
  expect(field('Provinsi')).toHaveValue('Banten')
})

it('the conflict dialog can overwrite the stored version', async () => {
  await open()
  store({ ...SETTINGS, phone: '0260 1111111' }, 'rina')
  type('Telepon', '0260 7654321')
  type('Provinsi', 'Jawa Barat')
  await save()
  const dialog = await screen.findByRole('dialog', { name: /^Ada dua versi/ })
  expect(dialog).toHaveTextContent(/Rina menyimpan perubahan pada .*Yang tersimpan0260 1111111/)
  expect(within(dialog).getAllByRole('region')).toHaveLength(1)
  expect(stored()).toMatchObject({ phone: '0260 1111111', province: '' })
  press('Timpa dengan tulisan saya')
  press('Timpa')
  await waitFor(() => expect(stored()).toMatchObject({ phone: '0260 7654321' }))
  expect(stored()).toMatchObject({ province: 'Jawa Barat' })
})

it('the conflict dialog offers a choice for each field, but a single choice for latitude and longitude', async () => {
  await open()
  store({ ...SETTINGS, phone: '0260 1111111', latitude: -6, regency: 'Subang' }, 'rina')
  type('Telepon', '0260 7654321')
  type('Bujur', '108.5')
  type('Provinsi', 'Jawa Barat')
  await save()
  const groups = screen.getAllByRole('radiogroup')
  for (const group of groups)
    expect(within(group).getByRole('radio', { name: 'Di layar ini' })).toBeChecked()
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Telepon',
    'Lintang dan Bujur',
  ])
  fireEvent.click(screen.getAllByRole('radio', { name: 'Yang tersimpan' })[1] as Element)
  press('Gabungkan')
  expect(field('Lintang')).toHaveValue('-6')
  expect(field('Bujur')).toHaveValue('107.9142')
  expect(field('Telepon')).toHaveValue('0260 7654321')
  expect(stored()).toMatchObject({ phone: '0260 1111111' })
  expect(notice()).toMatchObject({ kind: 'note' })
  await save()
  expect(stored()).toMatchObject({
    phone: '0260 7654321',
    latitude: -6,
    longitude: 107.9142,
    regency: 'Subang',
    province: 'Jawa Barat',
  })
})

it('the settings form applies the chosen colours until the user leaves the screen', async () => {
  const view = await open()
  const { dataset } = document.documentElement
  expect(dataset['palette']).toBe('sawah')
  fireEvent.click(screen.getByLabelText('Laut (biru)'))
  expect(dataset['palette']).toBe('laut')
  view.unmount()
  expect(dataset['palette']).toBe('sawah')
})

it('the preview of prayer times follows the entered place and time zone', async () => {
  await open({ ...SETTINGS, latitude: null, longitude: null })
  expect(screen.getByText(/^Bila lintang dan bujur kosong/)).toBeVisible()
  type('Lintang', '-7.1586')
  type('Bujur', '107.9142')
  const preview = within(await screen.findByRole('region', { name: 'Pratinjau waktu salat' }))
  const dzuhur = () => preview.getByText('Dzuhur').nextElementSibling?.textContent ?? ''
  expect(dzuhur()).toMatch(/^1[12]:\d\d$/)
  expect(preview.getByRole('link', { name: /Lihat titik di peta/ })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeUriPart('-7.1586,107.9142')),
  )
  fireEvent.change(screen.getByLabelText('Zona waktu'), { target: { value: 'Asia/Jayapura' } })
  await waitFor(() => expect(dzuhur()).toMatch(/^1[34]:\d\d$/))
})

function locate(answer: (done: PositionCallback, failed: PositionErrorCallback) => void) {
  const getCurrentPosition = vi.fn(answer)
  vi.stubGlobal('navigator', { ...navigator, onLine: true, geolocation: { getCurrentPosition } })
  return getCurrentPosition
}

it("the device's location is requested only on click, and a refusal is explained", async () => {
  const asked = locate((done) =>
    done({ coords: { latitude: -7.12345678, longitude: 107.5 } } as GeolocationPosition),
  )
  await open({ ...SETTINGS, latitude: null, longitude: null })
  expect(asked).not.toHaveBeenCalled()
  press('Pakai lokasi perangkat ini')
  expect(field('Lintang')).toHaveValue('-7.123457')
  expect(field('Bujur')).toHaveValue('107.5')
  locate((_, failed) =>
    failed({ code: 1, PERMISSION_DENIED: 1 } as unknown as GeolocationPositionError),
  )
  press('Pakai lokasi perangkat ini')
  expect(screen.getByRole('alert')).toHaveTextContent(/^Izin lokasi ditolak\./)
  expect(field('Lintang')).toHaveValue('-7.123457')
})

describe('the settings form', () => {
  const search = () => screen.getByLabelText('Cari pengaturan')
  const look = (value: string) => fireEvent.change(search(), { target: { value } })
  const links = () => within(screen.getByRole('navigation', { name: 'Bagian pengaturan' }))

  it('links to each part, contains the controls of all fields, and focuses the part in the address', async () => {
    await open(SETTINGS, '/admin/settings#pengaduan')
    expect(screen.getByRole('region', { name: 'Pengaduan' })).toHaveFocus()
    for (const { id, title, fields } of PARTS) {
      const part = screen.getByRole('region', { name: title })
      expect(links().getByRole('link', { name: title })).toHaveAttribute(
        'href',
        expect.stringMatching(`#${id}$`),
      )
      expect(part).toHaveAttribute('id', id)
      for (const { name } of fields)
        expect(part.querySelector(`[name="${name}"]`), name).not.toBeNull()
    }
  })

  it('finds a setting by its name or a synonym, and opens it on Enter or a click', async () => {
    await open()
    look('wa')
    expect(screen.getByText(/^\d+ pengaturan ditemukan$/)).toBeInTheDocument()
    fireEvent.keyDown(search(), { key: 'Enter' })
    expect(screen.getByLabelText(/^WhatsApp/)).toHaveFocus()
    look('wa')
    fireEvent.keyDown(search(), { key: 'Escape' })
    expect(screen.queryByRole('button', { name: /^WhatsApp/ })).not.toBeInTheDocument()
    look('logo')
    fireEvent.click(screen.getByRole('button', { name: /^Lambang desa/ }))
    expect(screen.getByLabelText(/^Lambang desa/)).toHaveFocus()
    expect(search()).toHaveValue('')
    look('cuaca')
    expect(screen.getByRole('status')).toHaveTextContent('Tidak ada pengaturan dengan kata itu.')
  })

  it('marks parts that contain unsaved changes', async () => {
    await open()
    type('Telepon', '0260 7654321')
    const part = screen.getByRole('region', { name: 'Kontak' })
    expect(within(part).getByText('Belum disimpan')).toBeVisible()
    expect(links().getByRole('link', { name: 'Kontak, belum disimpan' })).toBeVisible()
    expect(screen.getAllByText('Belum disimpan')).toHaveLength(1)
    fireEvent.click(links().getByRole('link', { name: 'Tampilan' }))
    expect(screen.getByLabelText(/^Telepon/)).toHaveValue('0260 7654321')
    await save()
    expect(screen.queryByText('Belum disimpan')).not.toBeInTheDocument()
  })

  it('lists parts with invalid fields next to the button, with links to the fields', async () => {
    await open()
    type('Kode pos', '12')
    type('Alamat Facebook', 'facebook.com/desa')
    await save()
    const wrong = within(screen.getByRole('group', { name: 'Perlu diperbaiki' }))
    expect(wrong.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Identitas desa',
      'Media sosial',
    ])
    fireEvent.click(wrong.getByRole('button', { name: 'Media sosial' }))
    expect(screen.getByLabelText(/^Alamat Facebook/)).toHaveFocus()
    expect(
      links().getByRole('link', { name: 'Media sosial, 1 isian perlu diperbaiki' }),
    ).toBeVisible()
    type('Alamat Facebook', 'https://facebook.com/desa')
    await waitFor(() =>
      expect(wrong.queryByRole('button', { name: 'Media sosial' })).not.toBeInTheDocument(),
    )
  })
})

describe('the partners form', () => {
  const COOPERATIVE: Partner = { name: 'Koperasi', logourl: '', url: 'https://koperasi.example' }
  const BANK: Partner = { name: 'Bank', logourl: '', url: '' }
  const RADIO: Partner = { name: 'Radio', logourl: '', url: '' }

  const storePartners = (partners: Partner[], updatedBy: string) =>
    put('partners/1', { partners, updatedBy, updatedAt: serverTime() })

  async function openPartners(partners: Partner[] | null = [COOPERATIVE, BANK]) {
    if (partners) storePartners(partners, 'budi')
    const client = testClient({ staleTime: Infinity })
    client.setQueryData(contentKeys.document('partners', '1'), partners && { partners })
    render(<SettingsScreen collection="partners" />, { wrapper: insideSite({ client }) })
    await screen.findByRole('button', { name: 'Tambah mitra' })
  }

  const row = (number: number) => within(screen.getByRole('listitem', { name: `Mitra ${number}` }))

  it('stores the first partner of a village, but requires a name', async () => {
    await openPartners(null)
    press('Tambah mitra')
    await save('Simpan mitra')
    expect(screen.getByText('Nama mitra wajib diisi.')).toBeVisible()
    expect(documents.get('partners/1')).toBeUndefined()
    fireEvent.change(row(1).getByLabelText('Nama mitra'), { target: { value: 'Radio' } })
    await save('Simpan mitra')
    expect(notice()).toEqual({ kind: 'success', text: 'Mitra disimpan.' })
    expect(documents.get('partners/1')).toMatchObject({ partners: [RADIO], updatedBy: 'siti' })
  })

  it('allows at most eight partners', async () => {
    await openPartners(Array<Partner>(8).fill(BANK))
    expect(screen.getByRole('button', { name: 'Tambah mitra' })).toBeDisabled()
  })

  it('shows in the conflict dialog only the partner that differs, with both logos', async () => {
    await openPartners()
    storePartners([{ ...COOPERATIVE, logourl: '/logo-baru.png' }, BANK], 'rina')
    fireEvent.change(screen.getAllByLabelText(/^Situs mitra/)[0] as Element, {
      target: { value: 'https://kud.example' },
    })
    await save('Simpan mitra')
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('https://kud.example, tanpa logo')
    expect(dialog).toHaveTextContent('https://koperasi.example, dengan logo')
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/logo-baru.png')
    expect(dialog).not.toHaveTextContent(/Mitra Bank/)
  })

  it('shows in the conflict dialog that only the order of partners differs', async () => {
    await openPartners([COOPERATIVE, BANK, RADIO])
    storePartners([RADIO, COOPERATIVE, BANK], 'rina')
    press('Turunkan mitra 1')
    await save('Simpan mitra')
    expect(await screen.findByRole('dialog')).toHaveTextContent(
      /Di layar iniBank, Koperasi, Radio.*Yang tersimpanRadio, Koperasi, Bank/,
    )
  })

  it('restores a removed partner at its place on undo, and preserves later edits', async () => {
    await openPartners()
    const nameOf = (number: number) => row(number).getByLabelText(/^Nama/)
    fireEvent.change(nameOf(1), { target: { value: 'Koperasi Unit' } })
    press('Hapus mitra 1')
    expect(nameOf(1)).toHaveValue('Bank')
    expect(screen.getByRole('button', { name: 'Urungkan penghapusan mitra 1' })).toHaveFocus()
    fireEvent.change(nameOf(1), { target: { value: 'Bank Desa' } })
    press('Urungkan penghapusan mitra 1')
    expect(nameOf(1)).toHaveValue('Koperasi Unit')
    expect(nameOf(2)).toHaveValue('Bank Desa')
    expect(screen.queryByRole('button', { name: /^Urungkan/ })).not.toBeInTheDocument()
  })

  it('restores a removed logo on undo', async () => {
    await openPartners([{ ...COOPERATIVE, logourl: 'https://x.example/logo.png' }, BANK])
    const logo = () => row(1).queryByRole('img', { name: 'Foto yang dipilih' })
    expect(logo()).toBeVisible()
    fireEvent.click(row(1).getByRole('button', { name: 'Hapus foto: Logo' }))
    expect(logo()).not.toBeInTheDocument()
    fireEvent.click(row(1).getByRole('button', { name: 'Urungkan' }))
    expect(logo()).toBeVisible()
  })
})
