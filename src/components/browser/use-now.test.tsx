import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { useClock, useClockDay, useToday } from './use-now'
import { SnapshotContext } from '../hydration/hydration'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-12-31T16:58:40Z') }))

const RENDERED = { at: Date.parse('2026-12-30T23:30:00Z'), origin: '' }

function Clock() {
  const clock = useClock()
  const day = useClockDay('Asia/Jakarta')
  return (
    <SnapshotContext value={RENDERED}>
      {`${clock?.toISOString() ?? 'none'} ${day || 'none'} ${useToday('Asia/Jakarta')}`}
    </SnapshotContext>
  )
}

const published = (
  <SnapshotContext value={RENDERED}>
    <Clock />
  </SnapshotContext>
)

it('renders into the HTML only the day on which it is rendered, and adds the current minute after hydration', () => {
  const root = document.createElement('div')
  root.innerHTML = renderToString(published)
  expect(root.textContent).toBe('none none 2026-12-31')
  act(() => void hydrateRoot(root, published))
  expect(root.textContent).toBe('2026-12-31T16:58:00.000Z 2026-12-31 2026-12-31')
})

it('updates the clock every minute, and the day at midnight in the village', () => {
  render(<Clock />)
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.getByText('2026-12-31T16:59:00.000Z 2026-12-31 2026-12-31')).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('2026-12-31T17:00:00.000Z 2027-01-01 2027-01-01')).toBeVisible()
})

it('updates immediately when a page becomes visible after its timers were paused', () => {
  render(<Clock />)
  vi.setSystemTime('2027-01-04T01:00:00Z')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText('2027-01-04T01:00:00.000Z 2027-01-04 2027-01-04')).toBeVisible()
})
