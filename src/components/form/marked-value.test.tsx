import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarkedValue } from './marked-value'

const SAME = 'sama '.repeat(200)

/** Returns the shown text with brackets around highlighted parts. */
function shown(text: string, other: string, isExcerpt = true) {
  const { container } = render(<MarkedValue text={text} other={other} isExcerpt={isExcerpt} />)
  for (const mark of container.querySelectorAll('mark')) mark.textContent = `[${mark.textContent}]`
  return container.textContent
}

const AROUND = 'sama '.repeat(32)

it.each([
  ['at the end', `${SAME}baru`, SAME, `… ${AROUND.slice(5)}[baru]`],
  ['at the beginning', `baru ${SAME}`, SAME, `[baru ]${AROUND}…`],
  ['in the middle', `${SAME}baru ${SAME}`, SAME + SAME, `… ${AROUND.slice(5)}[baru ]${AROUND}…`],
  ['in the other text only', SAME, `${SAME}baru`, `… ${AROUND.slice(5)}`],
  ['in a short text', 'satu dua', 'satu', 'satu[ dua]'],
])('shows an excerpt around a difference %s', (_, text, other, expected) =>
  expect(shown(text, other)).toBe(expected),
)

it('shows the whole text without `isExcerpt`', () =>
  expect(shown(`${SAME}baru`, SAME, false)).toBe(`${SAME}[baru]`))
