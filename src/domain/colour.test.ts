import { expect, it } from 'vitest'
import { textOn } from './colour'

it.each([
  ['#FFFFFF', '#000000'],
  ['#C9850A', '#000000'],
  ['#1F5D3F', '#ffffff'],
  ['#000000', '#ffffff'],
])('on %s reads %s', (background, text) => {
  expect(textOn(background)).toBe(text)
})
