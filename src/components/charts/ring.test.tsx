import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Ring } from './ring'

const slice = (name: string, value: number) => ({ name, value, fill: '#1F5D3F' })

function arcs(props: Omit<Parameters<typeof Ring>[0], 'label' | 'middle'>) {
  render(<Ring {...props} label="Penduduk" middle={{ value: '10', unit: 'Jiwa' }} />)
  const ring = screen.getByRole('img', { name: 'Penduduk' })
  // The first element of each slice is the one for light mode.
  return [...ring.querySelectorAll('[pathLength]:first-child')].map((arc) => [
    Number.parseFloat(arc.getAttribute('stroke-dasharray') ?? ''),
    Number(arc.getAttribute('stroke-dashoffset')),
  ])
}

it('draws each slice in proportion to its share, after the previous slice', () => {
  const [first, second] = arcs({ slices: [slice('a', 30), slice('b', 10)] })
  expect(first?.[0]).toBeCloseTo(74.2)
  expect(first?.[1]).toBeCloseTo(0)
  expect(second?.[0]).toBeCloseTo(24.2)
  expect(second?.[1]).toBe(-75)
})

it('shows numbers only on slices that are large enough', () => {
  arcs({ slices: [slice('a', 97), slice('b', 3)] })
  expect(screen.getByText('1')).toBeInTheDocument()
  expect(screen.queryByText('2')).not.toBeInTheDocument()
})

it.each([
  ['closes the ring for a single slice', { slices: [slice('a', 3)] }, [[100, 0]]],
  [
    'leaves a gap if the slices are a part of the whole',
    { slices: [slice('a', 25)], whole: 100 },
    [[25, 0]],
  ],
  ['draws an empty ring if all values are zero', { slices: [slice('a', 0), slice('b', 0)] }, []],
])('%s', (_, props, drawn) => {
  expect(arcs(props)).toEqual(drawn)
  expect(screen.getByText('10')).toBeInTheDocument()
})
