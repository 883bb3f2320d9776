import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlainText } from './plain-text'

const shown = (text: string) => {
  const { container } = render(<PlainText text={text} />)
  return [...container.children]
}

it('keeps all lines, and detects the writing direction of each line', () => {
  const lines = shown('Harga per kilogram.\n\nالسلام عليكم')
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Harga per kilogram.',
    '',
    'السلام عليكم',
  ])
  for (const line of lines) expect(line).toHaveAttribute('dir', 'auto')
})

it.each([
  ['Daftar di https://contoh.id/a?b=1#c.', 'https://contoh.id/a?b=1#c'],
  ['(lihat http://contoh.id/a), ya', 'http://contoh.id/a'],
  ['HTTPS://CONTOH.ID', 'HTTPS://CONTOH.ID'],
  ['Daftar di www.desa.id/daftar, ya', 'https://www.desa.id/daftar'],
  ['“https://wa.me/6281200000000”!', 'https://wa.me/6281200000000'],
])('links the address in %j', (text, address) => {
  expect(shown(text)[0]?.textContent?.replace(' (membuka tab baru)', '')).toBe(text)
  expect(screen.getByRole('link')).toHaveAttribute('href', address)
})

it.each(['javascript:alert(1)', 'https://', 'contoh.id', 'www.', 'awww.desa.id', 'Pukul 08:00'])(
  'links nothing in %j',
  (text) => {
    expect(shown(text)[0]).toHaveTextContent(text)
    expect(screen.queryByRole('link')).toBeNull()
  },
)
