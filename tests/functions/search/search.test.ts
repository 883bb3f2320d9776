import { deleteDoc, doc, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { CACHE_MS } from '../../../functions/src/search/cached-index'
import type { SearchAnswer } from '../../../src/domain/search/search-answer'
import { startEmpty } from '../../support/emulator-setup'
import { refusalOf, setupVillage } from '../village'

/* Search through the deployed triggers and function. */

// A separate Firebase, because the tests change the delivery of events.
const local = await startEmpty()
afterAll(local.stop)
const village = setupVillage(local.url)
const visitor = village.visitor()
afterEach(() => village.deliver('once'))

async function answer(q: string, page: object = {}): Promise<SearchAnswer> {
  return (await visitor.call('search', { q, ...page })) as SearchAnswer
}

const search = async (q: string, page?: object) => (await answer(q, page)).groups

const titles = async (q: string) =>
  (await search(q)).flatMap(({ results }) => results.map(({ title }) => title.text))

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

/** The function caches its index for `CACHE_MS`. Two more seconds cover slow machines. */
const soon = { timeout: CACHE_MS + 2_000, interval: 50 }

async function expectFound(word: string, expected: readonly string[]): Promise<void> {
  await expect.poll(() => titles(word), soon).toEqual(expected)
}

describe.each(['once', 'twice', 'reversed'] as const)('with events delivered %s', (mode) => {
  it('includes published, edited, unpublished, deleted and restored content soon', async () => {
    await village.deliver(mode)
    const [word, other] = [rareWord(), rareWord()]
    const item = at('news')
    await setDoc(item, news(word))
    await expectFound(word, [`Panen ${word}`])

    await updateDoc(item, { title: `Panen ${other}` })
    await expectFound(word, [])
    await expectFound(other, [`Panen ${other}`])

    const draft = at('drafts', `news-${item.id}`)
    const data = { kind: 'news', itemId: item.id, data: news(other) }
    await writeBatch(village.firestore).set(draft, data).delete(item).commit()
    await expectFound(other, [])

    await writeBatch(village.firestore).set(item, news(word)).delete(draft).commit()
    await expectFound(word, [`Panen ${word}`])

    const bin = at('bin', `news-${item.id}`)
    await writeBatch(village.firestore)
      .set(bin, { collection: 'news', id: item.id, data: news(word) })
      .delete(item)
      .commit()
    await expectFound(word, [])

    await writeBatch(village.firestore).set(item, news(word)).delete(bin).commit()
    await expectFound(word, [`Panen ${word}`])
  })

  it('contains the last of several quick changes', async () => {
    await village.deliver(mode)
    const [word, gone] = [rareWord(), rareWord()]
    const [kept, deleted] = [at('umkm'), at('umkm')]
    for (const item of [kept, deleted])
      for (const name of ['Satu', 'Dua', 'Tiga']) await setDoc(item, { name: `${name} ${word}` })
    await setDoc(deleted, { name: gone })
    await deleteDoc(deleted)
    await village.settle()
    await expectFound(word, [`Tiga ${word}`])
    expect(await titles(gone)).toEqual([])
  })
})

it('never finds drafts or other unpublished content', async () => {
  const word = rareWord()
  const { uid } = await village.person('kontributor')
  await updateDoc(at('users', uid), { name: word })
  for (const name of ['drafts', 'bin', 'complaints', 'audit', 'versions', 'gallery'])
    await setDoc(at(name), { ...news(word), name: word, data: news(word) })
  await setDoc(at('agenda'), { title: `Rapat ${word}`, date: '2026-11-23' })
  await village.settle()
  await expectFound(word, [`Rapat ${word}`])
})

describe('a response', () => {
  it('contains groups with counts, and the requested page of one group', async () => {
    const word = rareWord()
    const batch = writeBatch(village.firestore)
    for (let number = 0; number < 25; number += 1)
      batch.set(at('umkm'), { name: `Kopi ${word}`, description: '', seller: '' })
    batch.set(at('announcements'), news(word))
    await batch.commit()
    await village.settle()
    const counts = async () =>
      (await search(word)).map(({ name, count, results }) => [name, count, results.length])
    await expect.poll(counts, soon).toEqual([
      ['news', 1, 1],
      ['umkm', 25, 20],
    ])
    const [more, ...others] = await search(word, { group: 'umkm', page: 1 })
    expect(others).toEqual([])
    expect(more?.results).toHaveLength(5)
  })

  it('contains the best matches of all groups, but no best matches with a page of one group', async () => {
    const [word, other] = [rareWord(), rareWord()]
    await setDoc(at('news'), news(word))
    await setDoc(at('umkm'), { name: `Kopi ${word}`, description: other, seller: '' })
    await setDoc(at('agenda'), { title: `Rapat ${other}`, description: word, date: '2026-11-23' })
    await village.settle()
    const best = async (q: string, page?: object) =>
      (await answer(q, page)).best.map(({ title }) => title.text)
    await expect
      .poll(() => best(`${other} ${word}`), soon)
      .toEqual([`Rapat ${other}`, `Kopi ${word}`])
    expect(await best('!!')).toEqual([])
    expect(await best(word, { group: 'umkm' })).toEqual([])
  })

  it('contains passages with marked matches', async () => {
    const word = rareWord()
    await setDoc(at('news'), news('', { content: `Warga **menanam** ${word} di ladang.` }))
    await village.settle()
    const passage = async () => (await search(word.toUpperCase()))[0]?.results[0]?.passage
    await expect.poll(passage, soon).toEqual({
      text: `Warga menanam ${word} di ladang.`,
      ranges: [[14, 14 + word.length]],
    })
  })
})

describe('any input', () => {
  it.each([
    ['10,000 characters', 'panen '.repeat(1_667)],
    ['10,000 emoji', '🌾'.repeat(10_000)],
    ['10,000 control characters', '\u0000'.repeat(10_000)],
    ['characters of regular expressions', '(.*)+[\\'.repeat(1_000)],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['half a character', '\uD83C'],
    ['signs', '%_"\'`$'],
    ['nothing', ''],
  ])('%s is answered', async (_, q) => {
    expect(await search(q)).toEqual(expect.any(Array))
  })

  it.each([
    ['no text', { q: 7 }],
    ['nothing at all', null],
    ['no group', { q: 'panen', group: 'users' }],
    ['a property of every object', { q: 'panen', group: '__proto__' }],
    ['no page', { q: 'panen', page: -1 }],
    ['half a page', { q: 'panen', page: 0.5 }],
    ['100,000 characters', { q: 'a'.repeat(100_000) }],
  ])('%s is refused', async (_, data) => {
    expect(await refusalOf(visitor.call('search', data))).toMatchObject({
      code: 'functions/invalid-argument',
    })
  })
})
