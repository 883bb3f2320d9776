import { deleteDoc, doc, setDoc, updateDoc } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { CACHE_MS } from '../../../functions/src/search/cached-index'
import { storeReport, storeStep } from '../complaints/report'
import { setupServices } from '../services'
import { PROJECT_ID, refusalOf, setupVillage } from '../village'

const village = setupVillage()
const visitor = village.visitor()
const services = setupServices(PROJECT_ID)

const rareWord = () => `kata${crypto.randomUUID().replaceAll('-', '')}`
const store = (path: string, data: object) => setDoc(doc(village.firestore, path), data)
const news = (word: string) => ({
  title: `Panen ${word}`,
  excerpt: `Ringkasan ${word}`,
  content: `Isi ${word}`,
  author: 'Siti',
  category: 'Ekonomi',
  date: '2026-11-21',
  views: 0,
})

async function search(input: object): Promise<string> {
  return JSON.stringify(await visitor.call('search', input))
}

/** Words that each occur in one private document. */
const words = Object.fromEntries(
  ['a report', 'a reply', 'a draft', 'the bin', 'a name of staff', 'the audit', 'a version'].map(
    (place) => [place, rareWord()],
  ),
)
const word = (place: string) => words[place] ?? ''
const published = rareWord()
const deleted = rareWord()

beforeAll(async () => {
  const { firestore } = services
  const { uid } = await village.person('kontributor')
  await updateDoc(doc(village.firestore, 'users', uid), { name: word('a name of staff') })
  const report = { name: word('a report'), address: word('a report'), report: word('a report') }
  await storeStep(firestore, await storeReport(firestore, report), { reply: word('a reply') })
  const [draft, item] = [ulid(), ulid()]
  await store(`drafts/${draft}`, { id: draft, kind: 'news', data: news(word('a draft')) })
  await store(`bin/news-${draft}`, { collection: 'news', id: draft, data: news(word('the bin')) })
  await store(`audit/${draft}`, news(word('the audit')))
  await store(`versions/${draft}`, { collection: 'news', data: news(word('a version')) })
  await store(`news/${item}`, news(deleted))
  await deleteDoc(doc(village.firestore, `news/${item}`))
  await store(`news/${draft}`, news(published))
  await village.settle()
  // Public content is found, so the index exists and includes earlier writes.
  const isFound = async () => (await search({ q: published }).catch(String)).includes(published)
  await vi.waitUntil(isFound, { timeout: CACHE_MS + 20_000, interval: 50 })
})

describe('a search', () => {
  it.each(Object.entries(words))('finds nothing by a word from %s', async (_, secret) => {
    for (const q of [secret, secret.slice(0, 12), secret.toUpperCase()])
      expect(await search({ q })).not.toContain(secret)
  })

  it('finds nothing by a word from a deleted article', async () => {
    expect(await search({ q: deleted })).not.toContain(deleted)
  })

  it.each([
    { group: 'drafts' },
    { group: 'users' },
    { group: 'complaints' },
    { group: '__proto__' },
    { group: 'constructor' },
  ])('finds nothing in the private group %j', async (page) => {
    expect(await refusalOf(search({ q: word('a draft'), ...page }))).toMatchObject({
      code: 'functions/invalid-argument',
    })
  })

  it.each(['*', '%', '.', '"', 'a OR b', '../drafts', '{"$ne":1}', '\0', '.*', ''])(
    'finds nothing private by the text %j',
    async (q) => {
      const found = await search({ q })
      for (const secret of Object.values(words)) expect(found).not.toContain(secret)
    },
  )

  it.each([1, 1_000_000, Number.MAX_SAFE_INTEGER])(
    'finds nothing private on page %i',
    async (page) => {
      const found = await search({ q: 'panen', group: 'news', page })
      for (const secret of Object.values(words)) expect(found).not.toContain(secret)
    },
  )
})
