import { expect, it } from 'vitest'
import { lightened, textOn } from './colour'

it.each([
  ['#FFFFFF', '#000000'],
  ['#C9850A', '#000000'],
  ['#1F5D3F', '#ffffff'],
  ['#000000', '#ffffff'],
])('returns for the background %s the text colour %s', (background, text) => {
  expect(textOn(background)).toBe(text)
})

it('lightens a dark colour on dark paper until black text is readable', () => {
  expect(lightened('#1F5D3F')).toBe('#799e8c')
  expect(textOn(lightened('#000000'))).toBe('#000000')
})

it('keeps a light colour', () => {
  expect(lightened('#C9850A')).toBe('#c9850a')
})
