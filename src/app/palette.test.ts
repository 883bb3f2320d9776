import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PAPER, THEME_COLOURS } from '@/domain/settings/palette'

const css = readFileSync('src/app/styles.css', 'utf8')

/** Custom properties in the order of the file: light and dark, each followed by its variant for the palette `laut`. */
const [light = {}, lightLaut = {}, dark = {}, darkLaut = {}] = [
  ...css.matchAll(/:root(?:\[data-palette='laut'\])? \{([^}]*)\}/g),
].map(([, block = '']) =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  ),
)

const PALETTES = {
  'Sawah, light': light,
  'Laut, light': { ...light, ...lightLaut },
  'Sawah, dark': dark,
  'Laut, dark': { ...dark, ...darkLaut },
}

/** Foregrounds, minimum contrast (WCAG 2.2: 1.4.3 for text, 1.4.11 for shapes) and backgrounds. */
const PAIRS = (
  [
    ['ink', 4.5, 'paper', 'surface', 'surface-2'],
    ['ink-2', 4.5, 'paper', 'surface', 'surface-2'],
    ['primary', 4.5, 'paper', 'surface', 'primary-soft'],
    ['danger', 4.5, 'paper', 'surface', 'surface-2'],
    ['success', 4.5, 'surface', 'surface-2'],
    ['accent-ink', 4.5, 'surface', 'primary-soft'],
    ['info', 4.5, 'surface'],
    ['on-primary', 4.5, 'primary'],
    ['on-whatsapp', 4.5, 'whatsapp'],
    ['on-danger', 4.5, 'danger'],
    ['accent', 3, 'surface'],
    ['control', 3, 'surface', 'paper'],
  ] as const
).flatMap(([text, least, ...grounds]) => grounds.map((ground) => [text, ground, least] as const))

describe.each(Object.entries(PALETTES))('%s', (_, palette) => {
  it.each(PAIRS)('reaches a contrast of at least $2 for $0 on $1', (text, ground, least) => {
    expect(contrast(palette[text] ?? '', palette[ground] ?? '')).toBeGreaterThanOrEqual(least)
  })
})

it('defines the same colours in the style sheet as in the theme-color constants', () => {
  expect(light['paper']).toBe(PAPER.toLowerCase())
  expect(light['primary']).toBe(THEME_COLOURS.sawah.toLowerCase())
  expect(lightLaut['primary']).toBe(THEME_COLOURS.laut.toLowerCase())
})

function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5]
    .map((start) => parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
