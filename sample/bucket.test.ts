import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { shareUrl } from '@/domain/pictures/share-picture'
import { buildSample } from './sample'

const { documents, objects } = buildSample('2026-11-21')
const known = new Set(objects.map(({ name }) => name))

it('the sample bucket contains every picture file under a unique name', () => {
  expect(known.size).toBe(objects.length)
  expect(objects.filter(({ file = '', base64 }) => !base64 && !existsSync(file))).toEqual([])
  const files = readdirSync(new URL('pictures/files', import.meta.url))
  expect(files.filter((file) => !known.has(`images/${file}`))).toEqual([])
})

it('the sample bucket contains every picture that a document shows', () => {
  const shown = JSON.stringify(documents).matchAll(
    /"\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/([^"?]+)\?alt=media(?:#[^"]*)?"/g,
  )
  const names = Array.from(shown, ([, name = '']) => decodeURIComponent(name))
  expect(names.length).toBeGreaterThan(80)
  expect(names.filter((name) => !known.has(name))).toEqual([])
})

it('the sample bucket contains the share picture of every picture whose URL promises one', () => {
  const shared = Object.values(documents).flatMap(
    ({ imageurl }) => shareUrl(typeof imageurl === 'string' ? imageurl : '') ?? [],
  )
  expect(shared.length).toBeGreaterThan(10)
  const named = (address: string) => /images%2F\d{13}_share/.exec(address)?.[0].replace('%2F', '/')
  expect(shared.filter((address) => !known.has(named(address) ?? ''))).toEqual([])
})
