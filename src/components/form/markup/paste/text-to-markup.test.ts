import { expect, it } from 'vitest'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { describeDroppedContent, noDroppedContent } from './dropped-content'
import { textToMarkup } from './text-to-markup'

it.each([
  ['*PENGUMUMAN*', '**PENGUMUMAN**'],
  ['Bawa *KTP* dan *KK*, pukul *08.00*.', 'Bawa **KTP** dan **KK**, pukul **08.00**.'],
  ['(*wajib*) *a*', '(**wajib**) **a**'],
  ['📢*Penting*', '📢**Penting**'],
  ['• KTP\n•KK\n\uF0B7\tFoto', '- KTP\n- KK\n- Foto'],
  ['– satu\n· dua\n  - tiga\n* empat\n+ lima', '- satu\n- dua\n- tiga\n- empat\n- lima'],
  ['1) isi\r\n2.\tkirim\r\n', '1. isi\n2. kirim'],
  ['• *KTP* asli\n* *KK*\n- [x] foto', '- **KTP** asli\n- **KK**\n- foto'],
  ['# Jadwal\n### **Senin** ###\n###### Catatan', '## Jadwal\n## Senin\n## Catatan'],
  ['***penting*** __sekali__', '**penting** **sekali**'],
  ['1. **Syarat**: bawa KTP', '1. **Syarat**: bawa KTP'],
])('converts the pasted text %j to %j', (pasted, markup) => {
  expect(textToMarkup(pasted)).toEqual({ markup, leftOut: noDroppedContent() })
})

it.each([
  ['_Besok_, (_lusa_)', 'Besok, (lusa)', 'huruf miring menjadi tulisan biasa'],
  ['~Senin~ ~~Selasa~~ Rabu', 'Senin Selasa Rabu', 'coretan menjadi tulisan biasa'],
  ['_*Penting*_ *_sekali_*', '**Penting** **sekali**', 'huruf miring menjadi tulisan biasa'],
  ['> Yth. warga\n> > Salam', 'Yth. warga\nSalam', 'kutipan menjadi tulisan biasa'],
  ['Ketik `DAFTAR`\n```\nDAFTAR 1\n```', 'Ketik DAFTAR\nDAFTAR 1', 'kode menjadi tulisan biasa'],
  ['Satu\n---\nDua\n***\nTiga', 'Satu\nDua\nTiga', '2 garis pemisah tidak ikut'],
  [
    '| Hari | Jam |\n|---|:--:|\n| Senin | **08.00** |\n| | 09.00 |\n| Rabu | |',
    'Hari — Jam\nSenin — **08.00**\n… — 09.00\nRabu',
    'isi 1 tabel menjadi baris biasa',
  ],
])('converts the pasted text $0 to $1 and reports: $2', (pasted, markup, said) => {
  const converted = textToMarkup(pasted)
  expect(converted.markup).toBe(markup)
  expect(describeDroppedContent(converted.leftOut, true)).toBe(`Dari teks yang ditempel, ${said}.`)
})

it.each([
  '2*3*4',
  '5 * 3',
  'satu * saja',
  '*) Belum ongkos kirim*)',
  '*a *b',
  '*123*1#',
  '**Penting:** bawa *KTP*',
  '- KTP\n1. KK\n## Jadwal',
  '[agenda](/agenda) ![Panen](#foto-1){width=0 height=0}',
  '-5 °C',
  'Senin – Rabu',
  '1.000 orang\n(1) Pasal\n100. Seratus',
  '•\n–\n1.',
  '#1 dari 3, #tagar',
  '> 17 tahun',
  '________',
  'nama_berkas_akhir, https://a.id/_x_/~y~',
  'Jum`at dan Jum`ah, sekitar ~5 sampai ~6',
])('does not change the pasted text %j', (pasted) => {
  expect(textToMarkup(pasted)).toEqual({ markup: pasted, leftOut: noDroppedContent() })
})

it('keeps every word that readers would see if the text was not converted', () => {
  const pasted = '*Bawa:*\n• *KTP* asli\n1) isi\n2*3*4 *) *wajib*, *08.00*'
  expect(stripMarkup(textToMarkup(pasted).markup)).toBe(stripMarkup(pasted))
})
