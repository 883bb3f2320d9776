import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BarList } from './bar-list'

const slice = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })
const format = (value: number) => `${value} Jiwa`

const lengths = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => Number(row.querySelector('rect')?.getAttribute('width')))

it('shows the value and share of each group, and a bar in proportion to the greatest value', () => {
  render(
    <BarList
      slices={[slice('Petani', 60), slice('Guru', 30), slice('Bidan', 0)]}
      format={format}
    />,
  )
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['Petani60 Jiwa 67%', 'Guru30 Jiwa 33%', 'Bidan0 Jiwa 0%'])
  expect(lengths()).toEqual([100, 50, 0])
})

it('draws no bars if all values are zero', () => {
  render(<BarList slices={[slice('Petani', 0)]} format={format} />)
  expect(lengths()).toEqual([0])
})

it('shows up to eight groups, and collapses the smallest ones if there are more', () => {
  const many = Array.from({ length: 9 }, (_, index) => slice(`Pekerjaan ${index + 1}`, 9 - index))
  const { rerender } = render(<BarList slices={many.slice(0, 8)} format={format} />)
  expect(screen.getByText('Pekerjaan 8')).toBeVisible()
  expect(screen.queryByText(/lainnya$/)).toBeNull()
  rerender(<BarList slices={many} format={format} />)
  expect(screen.getByText('Pekerjaan 6')).toBeVisible()
  expect(screen.getByText('Pekerjaan 7')).not.toBeVisible()
  fireEvent.click(screen.getByText('Tampilkan 3 lainnya'))
  expect(screen.getByText('Pekerjaan 9')).toBeVisible()
})
