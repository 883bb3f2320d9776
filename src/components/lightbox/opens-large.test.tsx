import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Markup } from '../ui/markup'
import { LinkedPicture } from './linked-picture'
import { OpensLarge } from './opens-large'

const addressOf = (time: number) => `/v0/b/desa/o/images%2F${time}.jpg?alt=media`
const FIRST = addressOf(1763700000000)
const SECOND = addressOf(1763700000001)

const lead = { title: 'Panen raya', imageurl: FIRST, imagewidth: 1600, imageheight: 900 }
const content = `Awal.\n![Ibu-ibu menampi](${SECOND}){width=900 height=1600}\nAkhir.`

afterEach(() => onlineManager.setOnline(true))

const show = () =>
  render(
    <MemoryRouter>
      <OpensLarge of={{ ...lead, imagealt: '', content }}>
        <LinkedPicture src={FIRST} alt="Panen raya" width={1600} height={900} />
        <Markup text={content} level={2} />
      </OpensLarge>
    </MemoryRouter>,
  )

const link = (name: string) => screen.getByRole('link', { name: `Perbesar foto: ${name}` })

it('renders pictures as links to their files, with size and caption', () => {
  show()
  expect(link('Panen raya')).toHaveAttribute('href', FIRST)
  expect(link('Ibu-ibu menampi')).toHaveAttribute('href', SECOND)
  expect(screen.getByRole('img', { name: 'Ibu-ibu menampi' })).toHaveAttribute('height', '1600')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('opens the clicked picture in the gallery, and moves from it to the other pictures', async () => {
  show()
  fireEvent.click(link('Ibu-ibu menampi'))
  const dialog = await screen.findByRole('dialog', { name: 'Foto' })
  expect(dialog).toHaveAccessibleDescription('2 dari 2 Ibu-ibu menampi')
  expect(within(dialog).getByRole('button', { name: 'Tutup' })).toHaveFocus()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Foto sebelumnya' }))
  expect(within(dialog).getByRole('img', { name: 'Panen raya' })).toHaveAttribute('src', FIRST)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Tutup' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('leaves a click with a modifier key to the browser', () => {
  show()
  let isTaken: boolean | undefined
  const watch = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', watch, { once: true })
  fireEvent.click(link('Panen raya'), { ctrlKey: true })
  expect(isTaken).toBe(false)
})

it('renders no links outside OpensLarge', () => {
  render(<Markup text={content} level={2} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('img', { name: 'Ibu-ibu menampi' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

async function open() {
  show()
  fireEvent.click(link('Panen raya'))
  return screen.findByRole('dialog')
}
const lose = (picture: Element | undefined) => fireEvent.error(picture!)

it('shows the small file while offline, and retries the large file when the network returns', async () => {
  onlineManager.setOnline(false)
  const dialog = await open()
  lose([...dialog.querySelectorAll('img')].at(-1))
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'Tidak ada jaringan, jadi yang tampil foto kecilnya.',
  )
  expect(within(dialog).getByRole('img', { name: 'Panen raya' })).toBeVisible()
  act(() => onlineManager.setOnline(true))
  expect(dialog.querySelectorAll('img')).toHaveLength(2)
  lose([...dialog.querySelectorAll('img')].at(-1))
  expect(within(dialog).getByRole('status')).toHaveTextContent(
    'Foto besarnya belum dapat dimuat: server tidak dapat dihubungi.',
  )
})

it('states that only a smaller file is on the device', async () => {
  onlineManager.setOnline(false)
  const dialog = await open()
  const large = [...dialog.querySelectorAll('img')].at(-1)!
  Object.defineProperties(large, { naturalWidth: { value: 320 }, clientWidth: { value: 360 } })
  fireEvent.load(large)
  expect(within(dialog).getByRole('status')).toHaveTextContent(/foto kecilnya\.$/)
})

it.each([
  [false, /^Foto ini belum tersimpan di perangkat Anda\./],
  [true, /^Foto ini belum dapat dimuat: server tidak dapat dihubungi/],
])('explains a missing picture, and shows the next one (online: %s)', async (isOnline, why) => {
  onlineManager.setOnline(isOnline)
  const dialog = await open()
  for (const picture of dialog.querySelectorAll('img')) lose(picture)
  expect(within(dialog).getByRole('alert')).toHaveTextContent(why)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Foto berikutnya' }))
  expect(within(dialog).getByRole('img', { name: 'Ibu-ibu menampi' })).toBeInTheDocument()
})
