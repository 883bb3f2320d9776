import { expect, it } from 'vitest'
import { LIMITS } from '@/domain/limits'
import { fitLines } from './fit-lines'

const measure = (text: string, size: number) => [...text].length * size * 0.5
const BOX = { width: 936, height: 300, largest: 92, least: 36 }
const fit = (text: string) => fitLines(text, BOX, measure)

it('fitLines returns the largest size for a short title', () => {
  expect(fit('Panen raya')).toMatchObject({ lines: ['Panen raya'], size: 92 })
})

it('fitLines returns a smaller size at which the longest title fits', () => {
  const title = 'Musyawarah desa '.repeat(10).slice(0, LIMITS.title).trim()
  const { lines, size, step } = fit(title)
  expect(lines.join(' ')).toBe(title)
  expect(size).toBeLessThan(92)
  expect(lines.length * step).toBeLessThanOrEqual(BOX.height)
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(BOX.width)
})

it('fitLines reduces the size before it breaks a long word', () => {
  expect(fit('Pertanggungjawabannya').lines).toEqual(['Pertanggungjawabannya'])
  const word = 'a'.repeat(LIMITS.title)
  const { lines } = fit(word)
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.join('')).toBe(word)
})

it('fitLines ends truncated text with an ellipsis and does not split characters', () => {
  const { lines, step } = fitLines('😀'.repeat(500), { ...BOX, height: 90 }, measure)
  expect(lines.at(-1)).toMatch(/^(😀)+…$/u)
  expect(lines.length * step).toBeLessThanOrEqual(90)
})
