import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Markup } from '../ui/markup'
import { LinkedPicture } from './linked-picture'
import { OpensLarge } from './opens-large'

const addressOf = (time: number) => `/v0/b/desa/o/images%2F${time}.jpg?alt=media`
const FIRST = addressOf(1763700000000)
const SECOND = addressOf(1763700000001)

const lead = { title: 'Panen raya', imageurl: FIRST, imagewidth: 1600, imageheight: 900 }
const content = `Awal.\n![Ibu-ibu menampi](${SECOND}){width=900 height=1600}\nAkhir.`

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

it('a picture is a link to its file, which keeps its place and its words', () => {
  show()
  expect(link('Panen raya')).toHaveAttribute('href', FIRST)
  expect(link('Ibu-ibu menampi')).toHaveAttribute('href', SECOND)
  expect(screen.getByRole('img', { name: 'Ibu-ibu menampi' })).toHaveAttribute('height', '1600')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('pressed it opens large, and the others are a step away', async () => {
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

it('with a modifier the press is the browser’s', () => {
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

it('a text that opens nothing has no links around its pictures', () => {
  render(<Markup text={content} level={2} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('img', { name: 'Ibu-ibu menampi' })).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
