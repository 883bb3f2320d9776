import { array, assert, boolean, constantFrom, property, record, string } from 'fast-check'
import { expect, it } from 'vitest'
import { type Inline, parseMarkup } from '@/domain/markup/markup'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { lineOf, type TextRun } from './text-runs'

const runsOf = (...signs: string[]) =>
  array(
    record({
      text: string({ unit: constantFrom('a', 'b', 'c', ' ', '\u00A0', '.', '(', ...signs) }),
      isBold: boolean(),
      address: constantFrom('', '', 'https://1.2/3', '/4'),
    }),
  )

const letters = (text: string) => text.replace(/[^abc]/g, '')
const textOf = (runs: readonly TextRun[]) => letters(runs.map(({ text }) => text).join(''))

function boldIn(inlines: readonly Inline[], isBold = false): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return isBold ? letters(inline) : ''
      return boldIn(inline.inlines, isBold || inline.type === 'strong')
    })
    .join('')
}

it('keeps all letters of bold and linked text', () => {
  assert(
    property(runsOf('*', '[', ']', ')'), (runs) => {
      expect(letters(stripMarkup(lineOf(runs)))).toBe(textOf(runs))
    }),
    { numRuns: 1_000 },
  )
})

it('keeps bold letters bold, and makes no other letters bold', () => {
  assert(
    property(runsOf(), (runs) => {
      const [block] = parseMarkup(lineOf(runs))
      const bold = block && 'inlines' in block ? boldIn(block.inlines) : ''
      expect(bold).toBe(textOf(runs.filter(({ isBold }) => isBold)))
    }),
    { numRuns: 1_000 },
  )
})

it('joins adjacent bold words into one bold passage', () => {
  const run = (text: string, isBold: boolean) => ({ text, isBold, address: '' })
  const runs = [run('a ', false), run('b', true), run(' ', false), run('c ', true), run('d', false)]
  expect(lineOf(runs)).toBe('a **b c** d')
})
