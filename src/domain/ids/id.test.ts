import { decodeTime } from 'ulid'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { composeUlid, formatTrackingCode, normaliseTrackingCode, trackingCodeIn } from './id'
import { ulid } from './id-schema'

const CODE = '7K3MQ2XVB9TD4R6H'

it.each([
  [CODE, '7K3M-Q2XV-B9TD-4R6H'],
  ['', ''],
])('formatTrackingCode groups %j by four', (code, formatted) => {
  expect(formatTrackingCode(code)).toBe(formatted)
})

it('normaliseTrackingCode extracts the code from a link, and otherwise replaces letters that look like digits', () => {
  const link = 'https://desa.example/pengaduan/7k3m-q2xv-b9td-4r6h\u200e'
  expect(normaliseTrackingCode(`Lihat perkembangannya di ${link}`)).toBe(CODE)
  expect(normaliseTrackingCode('OoIiLl')).toBe('001111')
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
])('trackingCodeIn(%j) returns %j', (typed, code) => {
  expect(trackingCodeIn(typed)).toBe(code)
})

it.each([0, 31, 32, 1_763_700_000_000, 2 ** 48 - 1])(
  'composeUlid returns a ULID with the time %d and with a tracking code as the random part',
  (time) => {
    const made = composeUlid(time, CODE)
    expect(v.is(ulid, made)).toBe(true)
    expect(decodeTime(made)).toBe(time)
    expect(made.endsWith(CODE)).toBe(true)
  },
)
