import { describe, expect, it } from 'vitest'
import { readNumber, readPeople, readPercent, readSignedNumber, writeNumber } from './number'

describe('an amount of money', () => {
  it.each([
    ['1.250.000,00', 1_250_000],
    ['1250000', 1_250_000],
    ['1.250.000', 1_250_000],
    ['1,250,000.00', 1_250_000],
    ['1,250,000', 1_250_000],
    ['Rp 1.250.000', 1_250_000],
    ['Rp. 1.250.000,-', 1_250_000],
    ['Rp 1.250.000.-', 1_250_000],
    ['Rp1.250.000,50', 1_250_000.5],
    ['1 250 000', 1_250_000],
    ['1\u00a0250\u00a0000', 1_250_000],
    ['1,250', 1_250],
    ['0,00', 0],
    ['-', 0],
    ['Rp -', 0],
    ['1250000.00', 1_250_000],
    ['10,50', 10.5],
    [1_250_000.4, 1_250_000.4],
    [1.164e-10, 0],
    [{ number: 1_250_000, shown: '1250000.00' }, 1_250_000],
  ])('is read from %s', (cell, value) => {
    expect(readNumber(cell, true)).toEqual({ value })
  })

  it.each([
    ['(500.000)', '(500.000) kurang dari nol'],
    ['-500.000', '-500.000 kurang dari nol'],
    ['Rp (500.000,00)', 'Rp (500.000,00) kurang dari nol'],
    [-5, '-5 kurang dari nol'],
    ['seribu', '“seribu” bukan angka'],
    ['=SUM(A1:A3)', '“=SUM(A1:A3)” bukan angka'],
    ['12.50.000', '“12.50.000” bukan angka'],
    ['8,72E+08', /^“8,72E\+08” disingkat oleh Excel/],
    ['########', /disingkat oleh Excel/],
    [1.25, /^1,25 terlalu kecil untuk rupiah/],
    ['872.5', /^872,5 terlalu kecil untuk rupiah/],
    [{ number: 0.87, shown: '87%' }, '“87%” adalah persen, bukan jumlah'],
    ['25 %', '“25 %” adalah persen, bukan jumlah'],
    [new Date(0), /\(1 Jan 1970\)\. Atur selnya sebagai Angka/],
    ['01-Apr', /menjadi tanggal \(01-Apr\)/],
    [true, '“BENAR” bukan angka'],
    [{ fault: '#REF!' }, 'rumusnya menghasilkan #REF!'],
  ])('is not read from %s', (cell, problem) => {
    const read = readNumber(cell, true)
    const found = read && 'problem' in read ? read.problem : null
    if (problem instanceof RegExp) expect(found).toMatch(problem)
    else expect(found).toBe(problem)
  })

  it('may be negative if requested', () => {
    expect(readSignedNumber('(500.000,00)', true)).toEqual({ value: -500_000 })
    expect(readSignedNumber('-Rp 5', true)).toEqual({ value: -5 })
  })
})

describe('a number in a sheet', () => {
  it.each([
    ['2.431', 2_431],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0,125', 0.125],
    ['1,1250', 1.125],
  ])('is read from %s', (cell, value) => {
    expect(readNumber(cell)).toEqual({ value })
  })

  it.each([
    ['1.234', { value: 1_234 }],
    ['12,00', { value: 12 }],
    [12, { value: 12 }],
    ['1.250 jiwa', { value: 1_250 }],
    ['12.5', { problem: '“12.5” bukan bilangan bulat; tulis orang utuh, misalnya 12 atau 1.250' }],
    [12.5, { problem: '“12,5” bukan bilangan bulat; tulis orang utuh, misalnya 12 atau 1.250' }],
    ['1,250', { problem: '“1,250” bisa berarti ribuan atau pecahan; tulis tanpa koma' }],
  ])('is read from %j as a number of people', (cell, read) => {
    expect(readPeople(cell)).toEqual(read)
  })

  it.each([['87%'], ['87 %'], ['87'], [87], [{ number: 0.87, shown: '87%' }]])(
    'is read from %j as a percentage',
    (cell) => expect(readPercent(cell)).toEqual({ value: 87 }),
  )

  it('is rejected if its comma may separate thousands or decimals', () => {
    expect(readNumber('1,250')).toEqual({
      problem: '“1,250” bisa berarti ribuan atau pecahan; tulis tanpa koma',
    })
  })

  it.each([null, undefined, '', '   '])('becomes null for the empty cell %j', (cell) => {
    expect(readNumber(cell)).toBeNull()
  })

  it.each([0, 12, 1.125, 0.1 + 0.2, 1e-7, 1_000_000_000])(
    'does not change when it is written and read: %s',
    (value) => {
      expect(readNumber(writeNumber(value))).toEqual({ value })
    },
  )
})
