import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { Markup } from './markup'

const show = (text: string) =>
  render(<Markup text={text} level={2} />, { wrapper: MemoryRouter }).container

it('renders subheadings, bold text and lists, and starts a numbered list with the typed number', () => {
  show('## Jadwal\nBawa **KTP**:\n- asli\n- salinan\nLalu\n3. isi formulir')
  expect(screen.getByRole('heading', { level: 2, name: 'Jadwal' })).toBeVisible()
  expect(screen.getByText('KTP').tagName).toBe('STRONG')
  const lists = screen.getAllByRole('list')
  const items = lists.flatMap((list) => within(list).getAllByRole('listitem'))
  expect(items.map(({ textContent }) => textContent)).toEqual(['asli', 'salinan', 'isi formulir'])
  expect(lists[1]).toHaveAttribute('start', '3')
})

it('detects the writing direction of each paragraph, subheading and list', () => {
  const children = show('السلام عليكم\n## Jadwal\n- satu\n\n1. dua').querySelectorAll<HTMLElement>(
    'p, h2, ul, ol',
  )
  expect([...children].map(({ tagName, dir }) => [tagName, dir])).toEqual(
    ['P', 'H2', 'UL', 'OL'].map((tag) => [tag, 'auto']),
  )
})

it('opens links to other websites in a new tab and all other links in the same tab', () => {
  show(
    `[Agenda](/agenda) ${location.origin}/kontak dan [dinas](https://dinas.example)
    [Surel](mailto:kantor@desa.example) atau [telepon](tel:+6281200000011)`,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/agenda', null],
    ['/kontak', null],
    ['https://dinas.example', '_blank'],
    ['mailto:kantor@desa.example', null],
    ['tel:+6281200000011', null],
  ])
  expect(screen.getByRole('link', { name: /^dinas ?\(membuka tab baru\)$/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  )
  show(`[Jadwal](${location.origin}//jahat.example/masuk)`)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Jadwal/ })
  expect(link.origin).toBe(location.origin)
})

it('shows HTML as text', () => {
  const text = '<img src=x onerror=alert(1)> <b>tebal</b> [x](javascript:alert(1))'
  const shown = show(text)
  expect(shown).toHaveTextContent(text)
  expect(shown.querySelectorAll('img, b, a')).toHaveLength(0)
})
