import { expect, it } from 'vitest'
import { PUBLISHING_FAILURES, publishingFailureText } from './publishing-failure'

it.each(PUBLISHING_FAILURES)('%s is said with since when and what to do', (code) => {
  const text = publishingFailureText('Asia/Makassar', { code, at: '2026-11-21T04:05:00.000Z' })
  expect(text).toMatch(/^Sejak 21 Nov 2026, 12.05 WITA situs tidak dapat diperbarui; /)
  expect(text).toMatch(/pemasang situs/)
})
