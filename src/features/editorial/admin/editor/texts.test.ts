import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { nameQuery } from '@/components/staff/staff-name'
import { doneNotice, resultText, deletionText } from './texts'

const NEWS = { label: 'Berita' }

it('resultText describes the result of an action', () => {
  expect(resultText(NEWS, 'save', 'draf')).toBe('Draf disimpan.')
  expect(resultText(NEWS, 'save', 'diajukan')).toBe('Perubahan disimpan.')
  expect(resultText(NEWS, 'save', 'terbit')).toBe('Perubahan disimpan dan tampil di situs.')
  expect(resultText(NEWS, 'publish', 'terbit')).toBe('Berita terbit.')
})

it('doneNotice explains why the site does not show a change yet, and names the pages that were not updated', () => {
  const failure = { zone: 'Asia/Jakarta', code: 'quota', at: '2026-11-21T04:05:00.000Z' } as const
  expect(doneNotice(NEWS, 'publish', 'terbit', null).kind).toBe('success')
  const { kind, text } = doneNotice(NEWS, 'publish', 'terbit', failure)
  expect(kind).toBe('note')
  expect(text).toMatch(/^Berita terbit\. Sejak 21 Nov 2026, 11.05 WIB .*Kuota/)
  const pages = { ...failure, code: 'pages', pages: ['Panen'] } as const
  expect(doneNotice(NEWS, 'publish', 'terbit', pages).text).toMatch(
    /^Berita terbit\. Sejak 21 Nov 2026, 11.05 WIB halaman ini .*: “Panen”\./,
  )
})

it.each([
  ['unpublished', 'budi', 'Budi', 'ditarik dari situs menjadi draf Budi.'],
  ['deleted', 'budi', null, 'dihapus.'],
  ['published', '', null, 'diterbitkan.'],
] as const)(
  'deletionText describes a document that was %s by the user “%s” with the name %j',
  async (type, by, name, text) => {
    const client = new QueryClient()
    client.setQueryData(nameQuery('budi').queryKey, name)
    expect(await deletionText(client, NEWS, { type, by })).toBe(`Berita ini sudah ${text}`)
  },
)
