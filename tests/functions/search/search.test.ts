import { deleteDoc, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../../src/domain/search/search-answer'
import { startEmpty } from '../../support/emulator-setup'
import { setupServices } from '../services'
import { PROJECT_ID, expectRefused, setupVillage } from '../village'
import { findTitles } from './search-index'

/* Search through the deployed triggers and function. */

// A separate Firebase, because the tests change the delivery of events.
const local = await startEmpty()
afterAll(local.stop)
const village = setupVillage(local.url)
const services = setupServices(PROJECT_ID, local.url)
const visitor = village.visitor()
afterEach(() => village.deliver('once'))

const rareWord = () => `kata${crypto.randomUUID().replaceAll('-', '')}`

const at = (name: string, id: string = ulid()) => doc(village.firestore, name, id)
const news = (word: string, changes: object = {}) => ({
  title: `Panen ${word}`,
  excerpt: 'Ringkasan',
  content: 'Isi **berita**.',
  category: 'Umum',
  date: '2026-11-21',
  views: 0,
  ...changes,
})

/** Expects search results for a word, with a retry. The function reloads the index only after some seconds. */
async function expectFound(word: string, expected: readonly string[]): Promise<void> {
  await village.settle()
  expect(await findTitles(services, word)).toEqual(expected)
}

describe.each(['once', 'twice', 'reversed'] as const)('with events delivered %s', (mode) => {
  it('finds published, edited and restored content, and no unpublished or deleted content', async () => {
    await village.deliver(mode)
    const [word, other] = [rareWord(), rareWord()]
    const item = at('news')
    await setDoc(item, news(word))
    await expectFound(word, [`Panen ${word}`])

    await updateDoc(item, { title: `Panen ${other}` })
    await expectFound(word, [])
    await expectFound(other, [`Panen ${other}`])

    const copies = [
      [at('drafts', `news-${item.id}`), { kind: 'news', itemId: item.id }],
      [at('bin', `news-${item.id}`), { collection: 'news', id: item.id }],
    ] as const
    for (const [copy, about] of copies) {
      const batch = writeBatch(village.firestore)
      await batch
        .set(copy, { ...about, data: news(other) })
        .delete(item)
        .commit()
      await expectFound(other, [])
      await writeBatch(village.firestore).set(item, news(other)).delete(copy).commit()
      await expectFound(other, [`Panen ${other}`])
    }
  })

  it('finds an item by the last of several quick changes', async () => {
    await village.deliver(mode)
    const [word, gone] = [rareWord(), rareWord()]
    const [kept, deleted] = [at('umkm'), at('umkm')]
    for (const item of [kept, deleted])
      for (const name of ['Satu', 'Dua', 'Tiga']) await setDoc(item, { name: `${name} ${word}` })
    await setDoc(deleted, { name: gone })
    await deleteDoc(deleted)
    await expectFound(word, [`Tiga ${word}`])
    await expectFound(gone, [])
  })
})

it('never finds drafts or other unpublished content', async () => {
  const word = rareWord()
  const { uid } = await village.person('kontributor')
  await updateDoc(at('users', uid), { name: word })
  for (const name of ['drafts', 'bin', 'complaints', 'audit', 'versions', 'gallery'])
    await setDoc(at(name), { ...news(word), name: word, data: news(word) })
  await setDoc(at('agenda'), { title: `Rapat ${word}`, date: '2026-11-23' })
  await expectFound(word, [`Rapat ${word}`])
})

describe('the search function', () => {
  const many = rareWord()
  const answer = async (q: string, page: object = {}) =>
    (await visitor.call('search', { q, ...page })) as SearchAnswer

  // The function caches the index, so everything is stored before the first search.
  beforeAll(async () => {
    const batch = writeBatch(village.firestore)
    for (let number = 0; number < 25; number += 1)
      batch.set(at('umkm'), { name: `Kopi ${many}`, description: '', seller: '' })
    batch.set(at('announcements'), news(many))
    await batch.commit()
    await village.settle()
  })

  it('returns groups with counts, and the requested page of one group', async () => {
    const { groups } = await answer(many)
    expect(groups.map(({ name, count, results }) => [name, count, results.length])).toEqual([
      ['news', 1, 1],
      ['umkm', 25, 20],
    ])
    const [more, ...others] = (await answer(many, { group: 'umkm', page: 1 })).groups
    expect(others).toEqual([])
    expect(more?.results).toHaveLength(5)
  })

  it.each(['(.*)+[\\'.repeat(1_000), '\u0000'.repeat(10_000), '🌾\uD83C%_"\'`$<img src=x>', ''])(
    'answers a query with unusual text (%#)',
    async (q) => {
      expect((await answer(q)).groups).toEqual(expect.any(Array))
    },
  )

  it.each([
    ['an unknown group', { q: 'panen', group: 'users' }],
    ['a negative page', { q: 'panen', page: -1 }],
    ['a fractional page', { q: 'panen', page: 0.5 }],
    ['100,000 characters', { q: 'a'.repeat(100_000) }],
  ])('refuses %s', async (_, data) => {
    await expectRefused(visitor.call('search', data), 'functions/invalid-argument')
  })
})
