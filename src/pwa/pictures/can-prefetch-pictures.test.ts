import { expect, it, vi } from 'vitest'
import { mayPrefetchPictures } from './can-prefetch-pictures'

it.each([
  [true, 'on an unmetered network', { type: 'wifi', effectiveType: '4g' }, false],
  [true, 'on any network once the site is installed', { type: 'cellular' }, true],
  [false, 'for a visitor who saves data', { type: 'wifi', saveData: true }, true],
  [false, 'on a metered network', { type: 'cellular', effectiveType: '4g' }, false],
  [false, 'on a network of unknown type', { effectiveType: '4g' }, false],
  [false, 'on a slow network', { type: 'wifi', effectiveType: '2g' }, true],
])('mayPrefetchPictures returns %s %s', (expected, _, connection, isInstalled) => {
  vi.stubGlobal('navigator', { connection })
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled }))
  expect(mayPrefetchPictures()).toBe(expected)
})
