import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TypedTitle } from './typed-title'

it('is whole for screen readers from the beginning', () => {
  render(
    <h1>
      <TypedTitle text="Selamat Datang" />
    </h1>,
  )
  expect(screen.getByRole('heading', { name: 'Selamat Datang' })).toBeVisible()
})

it('has each letter by itself, spaces and all', () => {
  render(<TypedTitle text="Desa 😀 Sukamaju" />)
  const letters = [...document.querySelectorAll('[aria-hidden] > span')]
  expect(letters.map((letter) => letter.textContent)).toEqual([...'Desa 😀 Sukamaju'])
})
