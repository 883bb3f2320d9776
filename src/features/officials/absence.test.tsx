import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SnapshotContext } from '@/components/hydration/snapshot'
import { Absence } from './absence'

/** The evening of 4 December in the village, and the night after. */
const EVENING = '2026-12-04T16:59:00Z'
const NIGHT = '2026-12-04T17:00:00Z'
const WORDS = 'Tidak di kantor sampai dengan Jumat, 4 Desember 2026'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const absence = <Absence until="2026-12-04" zone="Asia/Jakarta" />

it('an absence is told until its last day is over in the village', () => {
  vi.setSystemTime(EVENING)
  render(absence)
  expect(screen.getByText(WORDS)).toBeVisible()
})

it('an absence that is over is not told, and has no room', () => {
  vi.setSystemTime(NIGHT)
  const { container } = render(absence)
  expect(container).toBeEmptyDOMElement()
})

it('nothing is told of who is not absent', () => {
  const { container } = render(<Absence until="" zone="Asia/Jakarta" />)
  expect(container).toBeEmptyDOMElement()
})

it('one that ends while the page is open, leaves its room', () => {
  vi.setSystemTime(EVENING)
  render(absence)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText(WORDS)).toHaveClass('invisible')
})

it('of a page of the day before, it keeps its room and is not told', () => {
  const published = (
    <SnapshotContext value={{ at: Date.parse(EVENING), origin: '' }}>{absence}</SnapshotContext>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(published)
  expect(root).toHaveTextContent(WORDS)
  vi.setSystemTime(NIGHT)
  act(() => void hydrateRoot(root, published))
  expect(root.querySelector('p')).toHaveClass('invisible')
})
