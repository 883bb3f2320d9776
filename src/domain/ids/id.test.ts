import { describe, expect, it } from 'vitest'
import { formatTrackingCode, isTrackingCode, normaliseTrackingCode, trackingCodeIn } from './id'

const CODE = '7K3MQ2XVB9TD4R6H'

describe('formatTrackingCode', () => {
  it('groups by four', () => {
    expect(formatTrackingCode(CODE)).toBe('7K3M-Q2XV-B9TD-4R6H')
  })

  it('is empty for an empty code', () => {
    expect(formatTrackingCode('')).toBe('')
  })
})

describe('normaliseTrackingCode', () => {
  it('undoes the grouping', () => {
    expect(normaliseTrackingCode(formatTrackingCode(CODE))).toBe(CODE)
  })

  it('does not mind case and spaces', () => {
    expect(normaliseTrackingCode(' 7k3m q2xv b9td 4r6h\n')).toBe(CODE)
  })

  it.each([
    'Laporan Anda diterima. Kode: 7K3M-Q2XV-B9TD-4R6H. Simpan kode ini.',
    `https://desa.example/pengaduan/${CODE}?a=1`,
    'Lihat perkembangannya di https://desa.example/pengaduan/7k3m-q2xv-b9td-4r6h\u200e',
  ])('finds the code in %j', (pasted) => {
    expect(normaliseTrackingCode(pasted)).toBe(CODE)
  })

  it('reads the letters that look like digits as digits', () => {
    expect(normaliseTrackingCode('OoIiLl')).toBe('001111')
  })
})

it.each([
  [CODE, true],
  ['', false],
  [CODE.slice(1), false],
  [`${CODE}0`, false],
  [CODE.replace('7', 'U'), false],
])('whether %j can be a code: %j', (typed, can) => {
  expect(isTrackingCode(typed)).toBe(can)
})

it.each([
  [CODE, CODE],
  [` ${CODE.toLowerCase()} `, CODE],
  ['7K3M-Q2XV-B9TD-4R6H', CODE],
  ['7K3M Q2XV B9TD 4R6H', CODE],
  ['ABCD-EFGH-JKMN-PQRS', 'ABCDEFGHJKMNPQRS'],
  ['administrasi desa', null],
  ['jadwal posyandu 2', null],
  [`laporan ${CODE}`, CODE],
  ['7k3m - q2xv - b9td - 4r6h', CODE],
  ['\u200e7K3M\u2011Q2XV\u2011B9TD\u20114R6H\u200f', CODE],
  ['7K3M–Q2XV–B9TD–4R6H', CODE],
  ['Kode laporan: *7K3M-Q2XV-B9TD-4R6H*. Simpan.', CODE],
  [`https://desa.example/pengaduan/${CODE}?a=1`, CODE],
  ['dana desa 2025 2026', null],
  ['kegiatan20252026', null],
  ['di RT02 RW05 desa kami', null],
  [`${CODE}${CODE}`, null],
  ['3f2b8c1e-7K3M-Q2XV-B9TD-4R6H', null],
  [CODE.slice(1), null],
  ['', null],
])('the code in %j is %j', (typed, code) => {
  expect(trackingCodeIn(typed)).toBe(code)
})
