import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { VARIANT_WIDTHS } from '@/domain/pictures/picture'
import { SHARE_SIZE } from '@/domain/pictures/share-picture'
import { jpegSize, type Size } from '../../tests/support/jpeg-size'
import { PICTURES } from './catalogue'

const FOLDER = new URL('files/', import.meta.url)
const MAX_TOTAL_BYTES = 9 * 1024 * 1024

/** Reads the size of a WebP picture from its first chunk, which has one of three formats (RFC 9649). */
function webpSize(bytes: Buffer): Size {
  const chunk = bytes.toString('latin1', 12, 16)
  if (chunk === 'VP8X')
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (chunk === 'VP8L') {
    const packed = bytes.readUInt32LE(21)
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
  }
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}

function sizeOf(name: string): Size {
  const bytes = readFileSync(new URL(name, FOLDER))
  if (bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes)
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  if (bytes.toString('latin1', 8, 12) === 'WEBP') return webpSize(bytes)
  throw new Error(`${name}: neither JPEG, PNG nor WebP`)
}

function filesOf({ file, width, height, shared, alone }: (typeof PICTURES)[keyof typeof PICTURES]) {
  const stem = file.slice(0, file.lastIndexOf('.'))
  const variants = VARIANT_WIDTHS.filter((variant) => !alone && variant < width)
  return [
    { name: file, width, height },
    ...variants.map((variant) => ({
      name: `${stem}_${variant}`,
      width: variant,
      height: Math.round((height * variant) / width),
    })),
    ...(shared ? [{ name: `${stem}_share`, ...SHARE_SIZE }] : []),
  ]
}

it.each(Object.entries(PICTURES))(
  'the master and the smaller variants of %s have the sizes in the catalogue',
  (_key, picture) => {
    for (const { name, ...size } of filesOf(picture)) expect(sizeOf(name), name).toEqual(size)
  },
)

it('every master has a unique timestamp as its name', () => {
  const masters = Object.values(PICTURES).map(({ file }) => file)
  expect(masters.filter((file) => !/^\d{13}\.(?:jpg|png)$/.test(file))).toEqual([])
  expect(new Set(masters).size).toBe(masters.length)
})

it('the catalogue lists every picture file, and all files together have at most 9 MB', () => {
  const known = Object.values(PICTURES)
    .flatMap(filesOf)
    .map(({ name }) => name)
  const names = readdirSync(FOLDER)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
  const sizes = names.map((name) => statSync(new URL(name, FOLDER)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_TOTAL_BYTES)
})
