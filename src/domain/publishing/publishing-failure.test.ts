import { expect, it } from 'vitest'
import { PUBLISHING_FAILURES, publishingFailureText } from './publishing-failure'

const AT = '2026-11-21T04:05:00.000Z'

it.each(PUBLISHING_FAILURES.filter((code) => code !== 'pages'))(
  'describes the publishing failure %s with its start and remedy',
  (code) => {
    const text = publishingFailureText('Asia/Makassar', { code, at: AT })
    expect(text).toMatch(/^Sejak 21 Nov 2026, 12.05 WITA situs tidak dapat diperbarui; /)
    expect(text).toMatch(/pemasang situs/)
  },
)

it.each([
  [['Panen'], '“Panen”.'],
  [['A', 'B', 'C'], '“A”, “B”, “C”.'],
  [['A', 'B', 'C', 'D', 'E'], '“A”, “B”, “C” dan 2 halaman lain.'],
])('names at most three of the failed pages %j', (pages, named) => {
  const text = publishingFailureText('Asia/Makassar', { code: 'pages', at: AT, pages })
  expect(text).toContain(`Sejak 21 Nov 2026, 12.05 WITA halaman ini tidak dapat disusun: ${named}`)
  expect(text).toMatch(/halaman lain sudah diperbarui\. .*pemasang situs/)
})
