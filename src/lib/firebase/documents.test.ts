import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { readPage } from './documents'

type Stored = Record<string, unknown>

const { stored } = vi.hoisted(() => ({ stored: { documents: new Array<Stored>() } }))

/** Fake of a sorted collection. A query is the list of its constraints. */
vi.mock('firebase/firestore/lite', () => ({
  Timestamp: class {},
  collection: () => ({}),
  orderBy: () => ({}),
  documentId: () => '__name__',
  startAfter: (...cursor: string[]) => ({ after: cursor.at(-1) }),
  limit: (limit: number) => ({ limit }),
  query: (...parts: object[]) => Object.assign({}, ...parts) as object,
  getDocs: ({ limit, after }: { limit: number; after?: string }) => {
    const begin = stored.documents.findIndex(({ id }) => id === after) + 1
    const docs = stored.documents.slice(begin, begin + limit).map((document) => ({
      id: document['id'],
      ref: { path: `berita/${String(document['id'])}` },
      data: () => document,
      get: (field: string) => document[field],
    }))
    return Promise.resolve({ docs })
  },
}))
vi.mock('./database', () => ({ database: {} }))

const article = v.object({ id: v.string(), title: v.string() })
const fitting = (id: string) => ({ id, title: 'Judul' })

const page = (after?: string) =>
  readPage({ collection: 'berita', orderBy: ['id', 'desc'], limit: 2, after }, article)

const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

it('ends a page at its limit, and returns the cursor of the next page if there is one', async () => {
  stored.documents = ['d', 'c', 'b', 'a'].map(fitting)
  const first = await page()
  expect(idsOf(first)).toEqual(['d', 'c'])
  expect(first.next).toBe('c\nc')
  expect(await page(first.next!)).toEqual({ items: [fitting('b'), fitting('a')], next: null })
})

it('continues after the last document of a page even among equal values of the order field', async () => {
  stored.documents = ['c', 'b', 'a'].map((id) => ({ ...fitting(id), date: '2026-11-21' }))
  const request = { collection: 'berita', orderBy: ['date', 'desc'], limit: 2 } as const
  const { next } = await readPage(request, article)
  expect(next).toBe('2026-11-21\nb')
  expect(idsOf(await readPage({ ...request, after: next! }, article))).toEqual(['a'])
})

it('skips an invalid document and continues the list', async () => {
  stored.documents = [fitting('d'), { id: 'c', title: 7 }, fitting('b'), fitting('a')]
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const first = await page()
  expect(idsOf(first)).toEqual(['d'])
  expect(logged).toHaveBeenCalledWith('Skipped the invalid document berita/c:', expect.anything())
  logged.mockClear()
  expect(idsOf(await page(first.next!))).toEqual(['b', 'a'])
})

it('returns no cursor if the last document of the page has no text in the order field', async () => {
  stored.documents = [fitting('d'), { id: 7, title: 'Judul' }, { id: null, title: 'Judul' }]
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  const first = await page()
  expect(idsOf(first)).toEqual(['d'])
  expect(first.next).toBeNull()
  logged.mockClear()
})
