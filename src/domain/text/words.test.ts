import { expect, it } from 'vitest'
import { containsWords } from './words'

it.each([
  ['Resik Mandiri', 'resik'],
  ['Resik Mandiri', ' MANDIRI  resik '],
  ['Café Désa', 'cafe desa'],
  ['Cafe Desa', 'désa'],
  ['Apa saja', ''],
  ["Salat Jum'at", 'jumat'],
  ['Nuraini', 'nur’aini'],
  ['Warga RT 02', 'rt02'],
  ['Warga RT02', 'rt 02'],
  ['Warga Rt. 02/RW.005', 'rt02 rw005'],
])('“%s” contains the words “%s”', (text, wanted) => expect(containsWords(text, wanted)).toBe(true))

it.each([
  ['Resik Mandiri', 'resik bersih'],
  ['', 'resik'],
])('“%s” does not contain the words “%s”', (text, wanted) =>
  expect(containsWords(text, wanted)).toBe(false),
)
