import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Partner } from '@/domain/partners/partners-schema'
import { stored as autosaved } from '@/lib/autosave/__mocks__/entries'
import { documents, put, reset, serverTime } from '@/lib/firebase/__mocks__/writes'
import { contentKeys } from '@/lib/query/content-keys'
import { dismissNotice, useNotice } from '@/stores/notice'
import { insideSite, testClient } from '../../../../tests/support/inside-site'
import SettingsScreen from './settings-screen'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/autosave/entries')
vi.mock('@/services/session/refresh-session', () => ({ refreshSession: vi.fn() }))

const PATH = 'partners/1'
const COOPERATIVE: Partner = { name: 'Koperasi', logourl: '', url: 'https://koperasi.example' }
const BANK: Partner = { name: 'Bank', logourl: '', url: '' }
const RADIO: Partner = { name: 'Radio', logourl: '', url: '' }

const store = (partners: Partner[], updatedBy: string) =>
  put(PATH, { partners, updatedBy, updatedAt: serverTime() })

async function open(partners: Partner[] | null = [COOPERATIVE, BANK]) {
  if (partners) store(partners, 'budi')
  const client = testClient({ staleTime: Infinity })
  client.setQueryData(contentKeys.document('partners', '1'), partners && { partners })
  const view = render(<SettingsScreen collection="partners" />, { wrapper: insideSite({ client }) })
  await screen.findByRole('button', { name: 'Tambah mitra' })
  return view
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const row = (number: number) => within(screen.getByRole('listitem', { name: `Mitra ${number}` }))
const notice = () => useNotice.getState().notice
async function save() {
  await act(async () => {
    press('Simpan mitra')
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

it('the partners form stores the first partner of a village, but requires a name', async () => {
  await open(null)
  press('Tambah mitra')
  await save()
  expect(screen.getByText('Nama mitra wajib diisi.')).toBeVisible()
  expect(stored()).toBeUndefined()
  fireEvent.change(row(1).getByLabelText('Nama mitra'), { target: { value: 'Radio' } })
  await save()
  expect(notice()).toEqual({ kind: 'success', text: 'Mitra disimpan.' })
  expect(stored()).toMatchObject({ partners: [RADIO], updatedBy: 'siti' })
})

it('the partners form allows at most eight partners', async () => {
  await open(Array<Partner>(8).fill(BANK))
  expect(screen.getByRole('button', { name: 'Tambah mitra' })).toBeDisabled()
})

it('the conflict dialog shows only the partner that differs, with both logos', async () => {
  await open()
  store([{ ...COOPERATIVE, logourl: '/logo-baru.png' }, BANK], 'rina')
  fireEvent.change(screen.getAllByLabelText(/^Situs mitra/)[0] as Element, {
    target: { value: 'https://kud.example' },
  })
  await save()
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveTextContent('https://kud.example, tanpa logo')
  expect(dialog).toHaveTextContent('https://koperasi.example, dengan logo')
  expect(within(dialog).getByRole('img')).toHaveAttribute('src', '/logo-baru.png')
  expect(dialog).not.toHaveTextContent(/Mitra Bank/)
})

it('the conflict dialog shows that only the order of partners differs', async () => {
  await open([COOPERATIVE, BANK, RADIO])
  store([RADIO, COOPERATIVE, BANK], 'rina')
  press('Turunkan mitra 1')
  await save()
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    /Di layar iniBank, Koperasi, Radio.*Yang tersimpanRadio, Koperasi, Bank/,
  )
})

it('undo restores a removed partner at its place and preserves later edits', async () => {
  await open()
  const nameOf = (number: number) =>
    within(screen.getByRole('listitem', { name: `Mitra ${number}` })).getByLabelText(/^Nama/)
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

it('undo restores a removed logo', async () => {
  await open([{ ...COOPERATIVE, logourl: 'https://x.example/logo.png' }, BANK])
  const row = within(screen.getByRole('listitem', { name: 'Mitra 1' }))
  const logo = () => row.queryByRole('img', { name: 'Foto yang dipilih' })
  expect(logo()).toBeVisible()
  fireEvent.click(row.getByRole('button', { name: 'Hapus foto: Logo' }))
  expect(logo()).not.toBeInTheDocument()
  fireEvent.click(row.getByRole('button', { name: 'Urungkan' }))
  expect(logo()).toBeVisible()
})
