import { expect, it } from 'vitest'
import { currentAnnouncement } from './article'
import { itemOf } from '../../../tests/support/documents'

const announcement = (enddate: string) => itemOf('announcements', { enddate })

it.each([
  ['the first that has not expired', ['2026-11-20', '2026-12-31'], '2026-11-21', '2026-12-31'],
  ['one on its last day', ['2026-11-21'], '2026-11-21', '2026-11-21'],
  ['one without an end date at any time', [''], '2099-01-01', ''],
  ['the first of several', ['2026-11-30', ''], '2026-11-21', '2026-11-30'],
  ['none after all have ended', ['2026-01-01'], '2026-11-21', undefined],
])('the current announcement is %s', (_, enddates, today, expected) => {
  expect(currentAnnouncement(enddates.map(announcement), today)?.enddate).toBe(expected)
})
