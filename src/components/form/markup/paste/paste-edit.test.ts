import { describe, expect, it } from 'vitest'
import { pasteEdit } from './paste-edit'

/** The text after pasting at `|`, or over what stands between two of them; the caret at `|`. null where the browser pastes. */
function pasted(marked: string, html: string, plain: string): string | null {
  const [before = '', selected = '', after = ''] = marked.split('|')
  const text = before + selected + after
  const start = before.length
  const area = { text, start, end: start + selected.length }
  const { edit } = pasteEdit(area, { html, text: plain }, 'https://desa.id')
  if (!edit) return null
  expect(edit.start).toBe(edit.end)
  const changed = text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
  return `${changed.slice(0, edit.start)}|${changed.slice(edit.start)}`
}

describe('HTML', () => {
  const LIST = '<ul><li>KTP</li><li>KK</li></ul>'

  it.each([
    ['Bawa || asli', '<b>KTP</b>', 'KTP', 'Bawa **KTP**| asli'],
    ['Bawa |KK| asli', '<b>KTP</b>', 'KTP', 'Bawa **KTP**| asli'],
    ['||', LIST, 'KTP\nKK', '- KTP\n- KK|'],
    ['Bawa:||', LIST, 'KTP\nKK', 'Bawa:\n- KTP\n- KK|'],
    ['Bawa:\n||\nya', LIST, 'KTP\nKK', 'Bawa:\n- KTP\n- KK|\nya'],
    ['- ||', LIST, 'KTP\nKK', '- KTP\n- KK|'],
    ['||Terima kasih.', LIST, 'KTP\nKK', '- KTP\n- KK|\nTerima kasih.'],
    ['Bawa || asli', '<ul><li>KTP</li></ul>', 'KTP', 'Bawa KTP| asli'],
    ['Bawa || asli', '<h2>KTP</h2>', 'KTP', 'Bawa KTP| asli'],
    ['Satu ||tiga', '<p>dua</p><p>x <b>y</b></p>', 'dua\n\nx y', 'Satu dua\nx **y**|tiga'],
  ])('at %j: %j', (marked, html, plain, expected) => {
    expect(pasted(marked, html, plain)).toBe(expected)
  })

  it('that says no more than its plain text is pasted by the browser, with its blanks', () => {
    expect(pasted('Bawa||', '<meta charset="utf-8"><span>KTP </span>', ' KTP ')).toBeNull()
  })

  it('without words takes nothing away', () => {
    expect(pasted('Bawa |KTP|', '<meta charset="utf-8">', 'KK')).toBeNull()
  })
})

describe('plain text', () => {
  it.each([
    ['||', '*Bawa* KTP', '**Bawa** KTP|'],
    ['Tolong || ya', '*bawa* KTP', 'Tolong **bawa** KTP| ya'],
    ['Bawa: ||', '• KTP\r\n• KK', 'Bawa: \n- KTP\n- KK|'],
    ['- ||', '• KTP', '- KTP|'],
    ['- ||', '- KTP', '- KTP|'],
    ['1. ||', '1) KTP\n2) KK', '1. KTP\n2. KK|'],
    ['||', '– satu', '- satu|'],
  ])('at %j: %j', (marked, plain, expected) => {
    expect(pasted(marked, '', plain)).toBe(expected)
  })

  it.each([
    ['||', 'Satu.\r\nDua.'],
    ['08.00 ||', '– 10.00'],
    ['Suhu ||', '- 5'],
    ['||', '- KTP\n- KK'],
    ['||', '2*3*4'],
  ])('at %j is pasted by the browser: %j', (marked, plain) => {
    expect(pasted(marked, '', plain)).toBeNull()
  })
})
