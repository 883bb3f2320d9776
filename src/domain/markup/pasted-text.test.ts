import { expect, it } from 'vitest'
import { markupOfText } from './pasted-text'
import { stripMarkup } from './strip-markup'

it.each([
  ['*PENGUMUMAN*', '**PENGUMUMAN**'],
  ['Bawa *KTP* dan *KK*, pukul *08.00*.', 'Bawa **KTP** dan **KK**, pukul **08.00**.'],
  ['(*wajib*) *a*', '(**wajib**) **a**'],
  ['📢*Penting*', '📢**Penting**'],
  ['• KTP\n•KK\n\uF0B7\tFoto', '- KTP\n- KK\n- Foto'],
  ['– satu\n· dua\n  - tiga', '- satu\n- dua\n- tiga'],
  ['1) isi\r\n2.\tkirim\r\n', '1. isi\n2. kirim\n'],
  ['• *KTP* asli', '- **KTP** asli'],
])('%j becomes %j', (pasted, markup) => {
  expect(markupOfText(pasted)).toBe(markup)
})

it.each([
  '2*3*4',
  '5 * 3',
  'satu * saja',
  '*) Belum ongkos kirim*)',
  '*a *b',
  '*123*1#',
  '**Penting:** bawa *KTP*',
  '***a***',
  '- KTP\n1. KK\n## Jadwal',
  '[agenda](/agenda) ![Panen](#foto-1){width=0 height=0}',
  '-5 °C',
  'Senin – Rabu',
  '1.000 orang\n(1) Pasal\n100. Seratus',
  '•\n–\n1.',
])('%j stays', (pasted) => {
  expect(markupOfText(pasted)).toBe(pasted)
})

it('reads as what was pasted would, had it been typed', () => {
  const pasted = '*Bawa:*\n• *KTP* asli\n1) isi\n2*3*4 *) *wajib*, *08.00*'
  expect(stripMarkup(markupOfText(pasted))).toBe(stripMarkup(pasted))
})
