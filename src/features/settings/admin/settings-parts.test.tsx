import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings/settings'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { put, reset, serverTime } from '@/lib/firebase/__mocks__/writes'
import { dismissNotice } from '@/stores/notice'
import { insideSite } from '../../../../tests/support/inside-site'
import { SiteSettingsScreen } from './site-settings-screen'
import { SITE_SETTINGS_PARTS as PARTS } from './fields/site-settings-parts'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

async function open(at = '/admin/settings') {
  const settings = { ...DEFAULT_SETTINGS, village_name: 'Desa Sukamaju' }
  put('site_settings/1', { ...settings, updatedBy: 'budi', updatedAt: serverTime() })
  render(<SiteSettingsScreen uid="siti" zone="Asia/Jakarta" nameOf={(uid) => uid} />, {
    wrapper: insideSite({ at }),
  })
  await screen.findByLabelText('Nama desa')
}

const search = () => screen.getByRole('searchbox', { name: 'Cari pengaturan' })
const look = (value: string) => fireEvent.change(search(), { target: { value } })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const links = () => within(screen.getByRole('navigation', { name: 'Bagian pengaturan' }))
async function save() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Simpan pengaturan' }))
    await Promise.resolve()
  })
  await waitFor(() => expect(screen.queryByText('Menyimpan …')).not.toBeInTheDocument())
}

beforeEach(() => {
  reset()
  autosaved.clear()
  dismissNotice()
})

it('links every part and shows the controls of its fields', async () => {
  await open()
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

it('finds a setting by a synonym and focuses it', async () => {
  await open()
  look('logo')
  fireEvent.click(screen.getByRole('button', { name: /^Lambang desa/ }))
  expect(screen.getByLabelText(/^Lambang desa/)).toHaveFocus()
  expect(search()).toHaveValue('')
})

it('moves to the first result on Enter and back to the form on Escape', async () => {
  await open()
  look('wa')
  expect(screen.getByText(/^\d+ pengaturan ditemukan$/)).toBeInTheDocument()
  fireEvent.keyDown(search(), { key: 'Enter' })
  expect(screen.getByLabelText(/^WhatsApp/)).toHaveFocus()
  look('wa')
  fireEvent.keyDown(search(), { key: 'Escape' })
  expect(screen.queryByRole('button', { name: /^WhatsApp/ })).not.toBeInTheDocument()
})

it('says when nothing was found', async () => {
  await open()
  look('cuaca')
  expect(screen.getByRole('status')).toHaveTextContent('Tidak ada pengaturan dengan kata itu.')
})

it('marks a part with unsaved changes until they are saved', async () => {
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

it('lists parts with invalid fields next to the button, with links', async () => {
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

it('scrolls to the part that the address names', async () => {
  await open('/admin/settings#pengaduan')
  expect(screen.getByRole('region', { name: 'Pengaduan' })).toHaveFocus()
})
