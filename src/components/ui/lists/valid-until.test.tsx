import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { insideSite } from '../../../../tests/support/inside-site'
import { ValidUntil } from './valid-until'

const Site = insideSite()
const VALID_UNTIL = <ValidUntil day="2026-11-02" />

it.each([
  ['2026-11-02T16:59:00Z', 'Berlaku sampai 2 Nov 2026'],
  ['2026-11-02T17:00:00Z', 'Berakhir 2 Nov 2026'],
])('at %s, shows “%s”', (instant, words) => {
  vi.useFakeTimers({ now: new Date(instant) })
  render(VALID_UNTIL, { wrapper: Site })
  expect(screen.getByText(words)).toBeVisible()
})

it('shows the last day in published HTML, independent of the clock', () => {
  expect(renderToString(<Site>{VALID_UNTIL}</Site>)).toBe('Berlaku sampai 2 Nov 2026')
})
