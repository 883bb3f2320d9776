import { expect, it } from 'vitest'
import { parseRupiah } from './rupiah-text'

it.each([
  ['', 0],
  ['0', 0],
  ['1250000', 1_250_000],
  ['1.250.000', 1_250_000],
  [' Rp. 1.250.000,00 ', 1_250_000],
  ['Rp\u00a01.250.000,-', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1.250.000\u200b', 1_250_000],
  ['15rb', 15_000],
  ['Rp 15 ribu', 15_000],
  ['25k', 25_000],
  ['1,5 jt', 1_500_000],
  ['1.25 juta', 1_250_000],
  ['1,234567 miliar', 1_234_567_000],
  ['-', 0],
  [' – ', 0],
])('%j is %i', (text, amount) => expect(parseRupiah(text)).toBe(amount))

it.each([
  'Rp',
  'Rp.',
  '1.250 jt',
  '1,2345rb',
  '15 ekor',
  'rb',
  ',-',
  '1.25',
  '1.250.00',
  '1,5',
  '1.250,50',
  '-5',
  'sejuta',
  '=1+1',
  '1e6',
  '1250000.00',
])('%j is no amount', (text) => expect(parseRupiah(text)).toBeNull())
