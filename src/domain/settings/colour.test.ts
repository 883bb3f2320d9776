import { expect, it } from 'vitest'
import { lighten, contrastingText } from './colour'

it.each([
  ['#FFFFFF', '#000000'],
  ['#C9850A', '#000000'],
  ['#1F5D3F', '#ffffff'],
  ['#000000', '#ffffff'],
])('the text colour for the background $0 is $1', (background, text) => {
  expect(contrastingText(background)).toBe(text)
})

it('lightens only dark colours for the dark theme, until black text on them is readable', () => {
  expect(lighten('#1F5D3F')).toBe('#799e8c')
  expect(contrastingText(lighten('#000000'))).toBe('#000000')
  expect(lighten('#C9850A')).toBe('#c9850a')
})
