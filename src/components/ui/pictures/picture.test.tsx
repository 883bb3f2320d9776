import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { pictureSrcSet } from '@/domain/pictures/picture'
import { Picture } from './picture'

const OWN = '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media'

function show(src: string, alt = 'Panen padi') {
  render(<Picture src={src} alt={alt} width={1600} height={900} sizes="100vw" className="" />)
}

it('renders a picture in the bucket with its size, its variants and its original', () => {
  show(OWN)
  expect(screen.getByRole('img')).toHaveAttribute('srcset', pictureSrcSet(OWN, 1600))
  expect(screen.getByRole('img')).toHaveAttribute('width', '1600')
  expect(screen.getByRole('img')).toHaveAttribute('height', '900')
})

it('uses only one address for a picture from another website, and sends no referrer', () => {
  show('https://contoh.id/600/400')
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
  expect(screen.getByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer')
})

it('replaces a broken picture by a placeholder with its description', () => {
  show(OWN)
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('img', { name: 'Panen padi' }).tagName).toBe('DIV')
})

it('varies the placeholders of several missing pictures', () => {
  const items = ['AAA', 'AAB', 'ABA'].map((end) => `01JD3Q9Y7K0000000000000${end}`)
  const drawn = items.map((of) =>
    renderToString(<Picture src="" alt="" width={0} height={0} sizes="" className="" of={of} />),
  )
  expect(new Set(drawn).size).toBe(items.length)
})

it.each(['', 'javascript:alert(1)'])('shows a placeholder for the address “%s”', (src) => {
  show(src)
  expect(screen.getByRole('img', { name: 'Panen padi' }).tagName).toBe('DIV')
})

it('shows a chosen picture before it is uploaded', () => {
  show('blob:http://localhost/1')
  expect(screen.getByRole('img')).toHaveAttribute('src', 'blob:http://localhost/1')
})
