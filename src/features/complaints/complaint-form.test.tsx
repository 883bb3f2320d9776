import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '@/domain/settings'
import ComplaintForm from './complaint-form'

const NO_PHOTO = 'Harap unggah foto dokumentasi sebagai bukti laporan.'
const SETTINGS = {
  ...DEFAULT_SETTINGS,
  whatsapp: '0812-0000-0001',
  phone: '(022) 1234567',
  email: 'kantor@desa.example',
}
const JPEG = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'jembatan.jpg', {
  type: 'image/jpeg',
})

// jsdom shows no files.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => {}
})
afterEach(() => sessionStorage.clear())

const show = (settings = SETTINGS) => render(<ComplaintForm settings={settings} />)
const field = (name: string) => screen.getByLabelText(name)
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Kirim laporan' }))

function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } })
}

async function choose(file: File) {
  fireEvent.change(field('Foto dokumentasi'), { target: { files: [file] } })
  await waitFor(() => expect(screen.queryByText('Pilih foto …')).not.toBeInTheDocument())
}

function fillIn() {
  type('Nama', 'Tati Kurniasih')
  type('Alamat', 'RT 02 RW 05')
  type('Isi laporan', 'Pembatas jembatan lepas.')
}

describe('what is missing', () => {
  it('is said at each field, and the first has the focus', async () => {
    show()
    send()
    expect(field('Nama')).toHaveAccessibleDescription('Nama wajib diisi.')
    expect(field('Alamat')).toHaveAccessibleDescription(/Alamat wajib diisi\./)
    expect(field('Isi laporan')).toHaveAccessibleDescription(/Isi laporan wajib diisi\./)
    await waitFor(() => expect(field('Nama')).toHaveFocus())
  })

  it('spaces are nothing', async () => {
    show()
    fillIn()
    type('Alamat', '   ')
    send()
    expect(field('Alamat')).toBeInvalid()
    await waitFor(() => expect(field('Alamat')).toHaveFocus())
  })

  it('a report without a photo is met with an alert, and the choice of one has the focus', () => {
    show()
    fillIn()
    send()
    expect(screen.getByRole('alert')).toHaveTextContent(NO_PHOTO)
    expect(field('Foto dokumentasi')).toHaveFocus()
  })

  it('a message goes when its field is changed', () => {
    show()
    send()
    type('Nama', 'T')
    expect(field('Nama')).toBeValid()
    expect(field('Alamat')).toBeInvalid()
  })
})

it('the category is infrastruktur until another is chosen', () => {
  show()
  expect(field('Kategori')).toHaveValue('infrastruktur')
})

describe('the photo', () => {
  it('is shown, and its alert goes', async () => {
    show()
    send()
    await choose(JPEG)
    expect(screen.getByRole('img', { name: 'Foto yang dipilih: jembatan.jpg' })).toHaveAttribute(
      'src',
      'blob:foto',
    )
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('must be one, whatever its name says, and does not push out the one before', async () => {
    show()
    await choose(JPEG)
    const svg = new File(['<svg onload="alert(1)">'], 'foto.jpg', { type: 'image/jpeg' })
    fireEvent.change(field('Foto dokumentasi'), { target: { files: [svg] } })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Berkas ini bukan foto PNG, JPEG, GIF, atau WebP.',
    )
    expect(screen.getByRole('img')).toBeVisible()
  })
})

describe('a complete report', () => {
  it('is not claimed to be sent; the ways to the office carry it', async () => {
    show()
    fillIn()
    await choose(JPEG)
    send()
    expect(screen.getByRole('heading', { name: /belum dibuka/ })).toHaveFocus()
    const chat = new URL(screen.getByRole('link', { name: /WhatsApp/ }).getAttribute('href') ?? '')
    expect(chat.pathname).toBe('/6281200000001')
    expect(chat.searchParams.get('text')).toContain('Pembatas jembatan lepas.')
    expect(screen.getByRole('link', { name: /Telepon/ })).toHaveAttribute('href', 'tel:0221234567')
    expect(screen.getByRole('link', { name: /E-mail/ }).getAttribute('href')).toMatch(
      /^mailto:kantor@desa\.example\?/,
    )
    expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
  })

  it('shows no contact that the village has not filled in', async () => {
    show(DEFAULT_SETTINGS)
    fillIn()
    await choose(JPEG)
    send()
    expect(screen.getByText(/Datang ke kantor desa/)).toBeVisible()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

it('what was typed is there again when the page is opened again in the same tab', () => {
  const { unmount } = show()
  fillIn()
  unmount()
  show()
  expect(field('Isi laporan')).toHaveValue('Pembatas jembatan lepas.')
  expect(field('Nama')).toHaveValue('Tati Kurniasih')
})
