import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { nameQuery } from '../list/editorial-queries'
import { doneNotice, doneText, goneText } from './notice-texts'

const NEWS = { label: 'Berita' }

function clientKnowing(uid: string, name: string | null) {
  const client = new QueryClient()
  client.setQueryData(nameQuery(uid).queryKey, name)
  return client
}

it('describes how far an action has succeeded', () => {
  expect(doneText(NEWS, 'save', 'draf')).toBe('Draf disimpan.')
  expect(doneText(NEWS, 'save', 'diajukan')).toBe('Perubahan disimpan.')
  expect(doneText(NEWS, 'save', 'terbit')).toBe('Perubahan disimpan dan tampil di situs.')
  expect(doneText(NEWS, 'publish', 'terbit')).toBe('Berita terbit.')
})

it('explains why visitors do not see a change yet', () => {
  const failure = { zone: 'Asia/Jakarta', code: 'quota', at: '2026-11-21T04:05:00.000Z' } as const
  expect(doneNotice(NEWS, 'publish', 'terbit', null).kind).toBe('success')
  const { kind, text } = doneNotice(NEWS, 'publish', 'terbit', failure)
  expect(kind).toBe('note')
  expect(text).toMatch(/^Berita terbit\. Sejak 21 Nov 2026, 11.05 WIB .*Kuota/)
})

it('names the page that could not be updated', () => {
  const at = '2026-11-21T04:05:00.000Z'
  const failure = { zone: 'Asia/Jakarta', code: 'pages', at, pages: ['Panen'] } as const
  const { text } = doneNotice(NEWS, 'publish', 'terbit', failure)
  expect(text).toMatch(/^Berita terbit\. Sejak 21 Nov 2026, 11.05 WIB halaman ini .*: “Panen”\./)
})

it('names the person who removed a document', async () => {
  const client = clientKnowing('budi', 'Budi')
  expect(await goneText(client, NEWS, { type: 'unpublished', by: 'budi' })).toBe(
    'Berita ini sudah ditarik dari situs menjadi draf Budi.',
  )
})

it('omits an unknown name', async () => {
  const client = clientKnowing('budi', null)
  expect(await goneText(client, NEWS, { type: 'deleted', by: 'budi' })).toBe(
    'Berita ini sudah dihapus.',
  )
  expect(await goneText(client, NEWS, { type: 'published', by: '' })).toBe(
    'Berita ini sudah diterbitkan.',
  )
})
