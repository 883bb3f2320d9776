import { readdirSync, readFileSync } from 'node:fs'
import { array, assert, constantFrom, property } from 'fast-check'
import { expect, it } from 'vitest'
import { type Inline, parseMarkup } from '@/domain/markup/markup'
import { toDoc, toMarkup } from './document'

const OWN = '/v0/b/desa.firebasestorage.app/o/images%2F1763700000000.jpg?alt=media'

/** Returns the rendered blocks with styled text. Ignores the style of spaces, which is invisible. */
function seen(text: string): unknown[] {
  return parseMarkup(text).map((block) => {
    switch (block.type) {
      case 'list':
        return [block.first, ...block.items.map((item) => words(item))]
      case 'picture':
        return [block.src, block.alt, block.width, block.height]
      default:
        return [block.type, words(block.inlines)]
    }
  })
}

function words(inlines: readonly Inline[], look = ''): string {
  return inlines
    .map((inline) => {
      if (typeof inline === 'string') return inline.replace(/\S/g, (sign) => `${look}${sign}`)
      return words(
        inline.inlines,
        inline.type === 'strong' ? `${look}b` : `${look}<${inline.href}>`,
      )
    })
    .join('')
    .replace(/(b)?(<[^>]*>)(b)?/g, '$1$3$2')
}

it.each([
  '',
  'Satu.\nDua  kata.',
  '## Jadwal **baru**',
  '- KTP\n- **KK**\nTerima kasih.',
  '4. a\n5. b\nc\n6. d',
  '1. a\n- b\n2. c',
  'Buka www.desa.id/a atau [www.desa.id](https://desa.id).',
  '[Agenda](/agenda), https://a.id/b, **[tebal](mailto:a@desa.id)**',
  `Satu.\n![Panen](#foto-1){width=0 height=0}\n![](${OWN}){width=1600 height=900}`,
  '2 * 3 * 4, 2*3*4, Rp12.000*, *858*1#, ****, ##, - , 1.000 orang, [a](javascript:alert(1))',
])('keeps the markup %j', (text) => {
  expect(toMarkup(toDoc(text))).toBe(
    text.replace('**[tebal](mailto:a@desa.id)**', '[**tebal**](mailto:a@desa.id)'),
  )
})

it.each([
  ['Satu.\r\n\r\n  Dua. ', 'Satu.\nDua.'],
  ['• *KTP*\n•KK', '- **KTP**\n- KK'],
  ['1) a', '1. a'],
  ['[https://a.id](https://a.id)', 'https://a.id'],
  ['![Panen](https://jahat.id/a.jpg)', '[Panen](https://jahat.id/a.jpg)'],
])('writes the markup %j as %j', (text, markup) => {
  expect(toMarkup(toDoc(text))).toBe(markup)
})

it('keeps the appearance of every text of the sample village', () => {
  const folder = `${import.meta.dirname}/../../../../../sample`
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|md|json)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  expect(sources.length).toBeGreaterThan(5)
  for (const text of sources) {
    const markup = toMarkup(toDoc(text))
    expect(seen(markup)).toEqual(seen(text))
    expect(toMarkup(toDoc(markup))).toBe(markup)
  }
})

it('converts any text to markup that a second conversion does not change', () => {
  const piece = constantFrom(
    ...'** * [ ] ( ) ](/a) a b. ! # https://a.id www.a.id'.split(' '),
    ...[' ', '## ', '- ', '1. ', '\n'],
  )
  assert(
    property(array(piece, { maxLength: 30 }), (pieces) => {
      const markup = toMarkup(toDoc(pieces.join('')))
      expect(toMarkup(toDoc(markup))).toBe(markup)
    }),
    { numRuns: 1_000 },
  )
})
