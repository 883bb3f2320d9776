import { describe, expect, it } from 'vitest'
import {
  continueList,
  type Edit,
  insertLine,
  isBold,
  isMarked,
  linkAddress,
  linkAround,
  linkEdit,
  pastedLink,
  type Selected,
  toggleBold,
  toggleLines,
} from './markup-edits'

/** `|` marks the caret, or both ends of what is selected. */
function at(marked: string): Selected {
  const [before = '', selected, after] = marked.split('|')
  const start = before.length
  return after === undefined
    ? { text: before + (selected ?? ''), start, end: start }
    : { text: before + selected + after, start, end: start + (selected ?? '').length }
}

function after({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const changed = text.slice(0, from) + insert + text.slice(to)
  const caret = start === end ? '|' : `|${changed.slice(start, end)}|`
  return changed.slice(0, start) + caret + changed.slice(end)
}

const done = (marked: string, make: (selected: Selected) => Edit | null) => {
  const selected = at(marked)
  const edit = make(selected)
  return edit && after(selected, edit)
}

describe('bold', () => {
  it.each([
    ['Bawa |KTP| asli', 'Bawa |**KTP**| asli'],
    ['Bawa| KTP |asli', 'Bawa |**KTP**| asli'],
    ['Bawa **|KTP|** asli', 'Bawa |KTP| asli'],
    ['Bawa |**KTP**| asli', 'Bawa |KTP| asli'],
    ['Bawa **K|TP** asli', 'Bawa K|TP asli'],
    ['Bawa |', 'Bawa **|**'],
    ['Bawa **|**', 'Bawa |'],
    ['|- satu\n- dua|', '|- **satu**\n- **dua**|'],
    ['|- **satu**\n- **dua**|', '|- satu\n- dua|'],
    ['|satu **dua** tiga|', '|**satu dua tiga**|'],
    ['|## Jadwal|', '## |**Jadwal**|'],
    ['Bawa *K|TP* asli', 'Bawa K|TP asli'],
    ['Bawa *|KTP|* asli', 'Bawa |KTP| asli'],
    ['|Bawa *KTP* asli|', '|**Bawa KTP asli**|'],
    ['2*|3|*4', '2*|**3**|*4'],
  ])('%j becomes %j', (before, expected) => {
    expect(done(before, toggleBold)).toBe(expected)
  })

  it.each([
    ['a **b|c** d', true],
    ['a **bc** d|', false],
    ['a **bc** d **e|f**', true],
    ['**a** b|c **d**', false],
    ['a **bc\n|d** e', false],
  ])('%j is bold: %s', (marked, bold) => {
    expect(isBold(at(marked))).toBe(bold)
  })
})

describe('lines', () => {
  it.each([
    ['- ', 'sa|tu', '- sa|tu'],
    ['- ', '- sa|tu', 'sa|tu'],
    ['- ', '|satu\n\ndua|', '|- satu\n\n- dua|'],
    ['- ', '|- satu\ndua|', '|- satu\n- dua|'],
    ['- ', '|satu\n|dua', '|- satu|\ndua'],
    ['- ', 'satu\n|', 'satu\n- |'],
    ['- ', '## sa|tu', '- sa|tu'],
    ['- ', '|1. satu\n• dua|', '|- satu\n- dua|'],
    ['## ', '- sa|tu', '## sa|tu'],
    ['## ', '1. sa|tu', '## 1. sa|tu'],
    ['## ', '## |satu', '|satu'],
  ] as const)('%j at %j becomes %j', (mark, before, expected) => {
    expect(done(before, (selected) => toggleLines(selected, mark))).toBe(expected)
  })

  it('know their mark', () => {
    expect(isMarked(at('|- a\n\n- b|'), '- ')).toBe(true)
    expect(isMarked(at('|- a\nb|'), '- ')).toBe(false)
    expect(isMarked(at('a\n|\nb'), '- ')).toBe(false)
  })

  it.each([
    ['- satu|', '- satu\n- |'],
    ['- sa| tu', '- sa\n- |tu'],
    ['- satu\n- |\ndua', '- satu\n|\ndua'],
    ['1. satu|', '1. satu\n2. |'],
    ['9) satu|', '9) satu\n10) |'],
    ['1. satu\n2. |', '1. satu\n|'],
    ['• satu|', '• satu\n• |'],
    ['satu|', null],
    ['|- satu', null],
    ['- |satu|', null],
  ])('Enter at %j makes %j', (before, expected) => {
    expect(done(before, continueList)).toBe(expected)
  })
})

describe('links', () => {
  it.each([
    ['Lihat |jadwal| ini', 'jadwal', 'https://a.id', 'Lihat [jadwal](https://a.id)| ini'],
    ['Lihat |', '', 'https://a.id', 'Lihat https://a.id|'],
    ['Lihat |', 'https://a.id', 'https://a.id', 'Lihat https://a.id|'],
    ['Lihat |', '', '/agenda', 'Lihat [/agenda](/agenda)|'],
    ['Tulis ke |', '', 'mailto:a@b.id', 'Tulis ke [mailto:a@b.id](mailto:a@b.id)|'],
    ['Lihat |a [b]|', 'a [b]\nc', '/c', 'Lihat [a (b) c](/c)|'],
    ['Lihat |[a](/b)|', 'a', '', 'Lihat a|'],
  ])('%j with %j and %j', (before, words, address, expected) => {
    expect(done(before, ({ start, end }) => linkEdit(start, end, words, address))).toBe(expected)
  })

  it('are found around the caret', () => {
    expect(linkAround(at('Lihat [jad|wal](https://a.id/b_(c)) ini'))).toEqual({
      from: 6,
      to: 34,
      words: 'jadwal',
      address: 'https://a.id/b_(c)',
    })
    expect(linkAround(at('Lihat [jadwal](/a) i|ni'))).toBeNull()
  })

  it.each([
    ['Lihat |jadwal| ini', ' https://a.id/b \n', 'Lihat [jadwal](https://a.id/b)| ini'],
    ['Lihat |jadwal| ini', 'https://desa.id/agenda', 'Lihat [jadwal](/agenda)| ini'],
    ['Lihat | ini', 'https://a.id', null],
    ['Lihat |jadwal| ini', 'besok', null],
    ['Lihat |https://b.id| ini', 'https://a.id', null],
    ['|satu\ndua|', 'https://a.id', null],
  ])('%j with %j pasted', (before, pasted, expected) => {
    expect(done(before, (selected) => pastedLink(selected, pasted, 'https://desa.id'))).toBe(
      expected,
    )
  })

  it.each([
    [' https://a.id/b ', 'https://a.id/b'],
    ['desa.go.id', 'https://desa.go.id'],
    ['desa.go.id/jadwal?a=1', 'https://desa.go.id/jadwal?a=1'],
    ['https://desa.id/agenda', '/agenda'],
    ['https://desa.id', '/'],
    ['https://desa.id.jahat.id', 'https://desa.id.jahat.id'],
    ['/agenda', '/agenda'],
    ['https://a.id/b_(c)', 'https://a.id/b_%28c%29'],
    ['//jahat.id', null],
    ['javascript:alert(1)', null],
    ['mailto:a@b.id', 'mailto:a@b.id'],
    ['tel:+62812', 'tel:+62812'],
    ['siti@desa.id', null],
    ['jadwal posyandu', null],
    ['https://a.id/a b', null],
    ['', null],
  ])('%j leads to %j', (typed, address) => {
    expect(linkAddress(typed, 'https://desa.id')).toBe(address)
  })
})

it.each([
  ['Sa|tu.\nDua.', 'Satu.\n!|\nDua.'],
  ['Satu.|', 'Satu.\n!\n|'],
  ['|', '!\n|'],
  ['Satu.\n|\nDua.', 'Satu.\n!|\nDua.'],
])('a picture’s line at %j', (before, expected) => {
  expect(done(before, (selected) => insertLine(selected, '!'))).toBe(expected)
})
