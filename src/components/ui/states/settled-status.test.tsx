import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { SettledStatus } from './settled-status'

beforeEach(() => vi.useFakeTimers())

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

it('announces only the last text after a pause', () => {
  const { rerender } = render(<SettledStatus text="Seimbang" />)
  for (const text of ['Sisa Rp. 1', 'Sisa Rp. 15', 'Sisa Rp. 150']) {
    rerender(<SettledStatus text={text} />)
    pass(300)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  }
  pass(1_000)
  expect(screen.getByRole('status')).toHaveTextContent('Sisa Rp. 150')
})

it('announces the initial text only when it is shown again after another text', () => {
  const { rerender } = render(<SettledStatus text="Seimbang" />)
  pass(5_000)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<SettledStatus text="Sisa Rp. 1" />)
  pass(1_000)
  rerender(<SettledStatus text="Seimbang" />)
  pass(1_000)
  expect(screen.getByRole('status')).toHaveTextContent('Seimbang')
})
