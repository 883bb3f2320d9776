import { existsSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { buildSample } from './sample'

const { documents, objects } = buildSample('2026-11-21')

it('gives objects different names and files that exist', () => {
  expect(new Set(objects.map(({ name }) => name)).size).toBe(objects.length)
  expect(objects.filter(({ file }) => !existsSync(file))).toEqual([])
})

it('makes an object of every picture file', () => {
  const files = readdirSync(new URL('pictures/files', import.meta.url))
  const names = new Set(objects.map(({ name }) => name))
  expect(files.filter((file) => !names.has(`images/${file}`))).toEqual([])
})

it('has an object for every picture that a document shows', () => {
  const shown = JSON.stringify(documents).matchAll(
    /"\/v0\/b\/demo-desa\.firebasestorage\.app\/o\/([^"?]+)\?alt=media"/g,
  )
  const names = Array.from(shown, ([, name = '']) => decodeURIComponent(name))
  expect(names.length).toBeGreaterThan(80)
  const known = new Set(objects.map(({ name }) => name))
  expect(names.filter((name) => !known.has(name))).toEqual([])
})
