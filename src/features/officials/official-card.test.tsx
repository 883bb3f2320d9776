import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { insideSite } from '../../../tests/support/inside-site'
import { Absence } from './official-card'
import { SnapshotContext } from '@/components/hydration/hydration'

/** Last minute of 4 December in the village. `NIGHT` is a minute later. */
const EVENING = '2026-12-04T16:59:00Z'
const NIGHT = '2026-12-04T17:00:00Z'
const WORDS = 'Tidak di kantor sampai dengan Jumat, 4 Desember 2026'

beforeEach(() => void vi.useFakeTimers())

const Site = insideSite()
const absence = <Absence until="2026-12-04" />

it("an absence is shown until its last day ends in the village's time zone, and then leaves its space empty", () => {
  vi.setSystemTime(EVENING)
  render(absence, { wrapper: Site })
  expect(screen.getByText(WORDS)).toBeVisible()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText(WORDS)).toHaveClass('invisible')
})

it.each(['2026-12-04', ''])(
  'no absence is shown on 5 December if its last day is “%s”',
  (until) => {
    vi.setSystemTime(NIGHT)
    const { container } = render(<Absence until={until} />, { wrapper: Site })
    expect(container).toBeEmptyDOMElement()
  },
)

it('an absence that has ended since the page was published leaves its space empty', () => {
  const published = (
    <Site>
      <SnapshotContext value={{ at: Date.parse(EVENING), origin: '' }}>{absence}</SnapshotContext>
    </Site>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(published)
  expect(root).toHaveTextContent(WORDS)
  vi.setSystemTime(NIGHT)
  act(() => void hydrateRoot(root, published))
  expect(root.querySelector('p')).toHaveClass('invisible')
})
