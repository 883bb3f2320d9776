import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Ring } from './ring'

const slice = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })

function arcs(props: Omit<Parameters<typeof Ring>[0], 'label' | 'middle'>) {
  render(<Ring {...props} label="Penduduk" middle={{ value: '10', unit: 'Jiwa' }} />)
  const ring = screen.getByRole('img', { name: 'Penduduk' })
  // In each slice the one of light colours comes first.
  return [...ring.querySelectorAll('[pathLength]:first-child')].map((arc) => [
    Number.parseFloat(arc.getAttribute('stroke-dasharray') ?? ''),
    Number(arc.getAttribute('stroke-dashoffset')),
  ])
}

it('each slice has its share of the ring and begins where the one before it ends', () => {
  const [first, second] = arcs({ slices: [slice('a', 30), slice('b', 10)] })
  expect(first?.[0]).toBeCloseTo(74.2)
  expect(first?.[1]).toBeCloseTo(0)
  expect(second?.[0]).toBeCloseTo(24.2)
  expect(second?.[1]).toBe(-75)
})

it('slices bear the numbers of the list, where there is room for one', () => {
  arcs({ slices: [slice('a', 97), slice('b', 3)] })
  expect(screen.getByText('1')).toBeInTheDocument()
  expect(screen.queryByText('2')).not.toBeInTheDocument()
})

it('a single slice closes the ring', () => {
  expect(arcs({ slices: [slice('a', 3)] })).toEqual([[100, 0]])
})

it('nothing to count leaves the ring empty', () => {
  expect(arcs({ slices: [slice('a', 0), slice('b', 0)] })).toEqual([])
  expect(screen.getByText('10')).toBeInTheDocument()
})

it('a part of a greater whole leaves the rest open, more than the whole fills it', () => {
  expect(arcs({ slices: [slice('a', 25)], whole: 100 })[0]?.[0]).toBe(25)
})
