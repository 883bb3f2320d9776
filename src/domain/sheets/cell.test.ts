import { describe, expect, it } from 'vitest'
import { dateProblem } from './cell'

describe('dateProblem', () => {
  it.each([
    ...['01-Apr', '1-Mei-26', '10-Des', 'Oct-14', '02/04/2026', '1/4/26', '1.1.2002'],
    '2001-04-01',
  ])('recognises %s as a date that Excel created from other text', (text) =>
    expect(dateProblem(text, 'kode')).toContain(`(${text})`),
  )

  it.each([
    ...['1.1.02', '1-4', '10-14', '75+', '4.1.1.01', 'Desa-1', 'Mei', '17/8', 'RT 01/02', 2026],
    null,
  ])('accepts %s as a name', (cell) => expect(dateProblem(cell, 'nama')).toBeNull())
})
