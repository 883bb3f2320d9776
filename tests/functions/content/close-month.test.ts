import { beforeEach, expect, it } from 'vitest'
import { closeMonth } from '../../../functions/src/content/close-month'
import { setupServices } from '../services'

const { firestore } = setupServices()
const at = (path: string) => firestore.doc(path)
const read = async (path: string) => (await at(path).get()).data()
// 3 a.m. on 1 December in Jakarta.
const NOW = new Date('2026-11-30T20:00:00Z')
const close = (now = NOW) => closeMonth({ firestore }, now)

beforeEach(async () => {
  for (const path of ['article_views/now', 'article_views/2026-11', 'news/01B'])
    await at(path).delete()
  await at('news/01A').set({ title: 'Panen', views: 5, updatedBy: 'siti' })
})

it('stores the view counts of a finished month and adds them to the articles once', async () => {
  const views = { days: 40, last: ['news_01A'], month: '2026-11', news_01A: 30, news_01B: 12 }
  await at('article_views/now').set(views)
  await Promise.all([close(), close()])
  await close()
  expect(await read('article_views/2026-11')).toEqual(views)
  expect(await read('article_views/now')).toEqual({ month: '2026-12' })
  expect(await read('news/01A')).toEqual({ title: 'Panen', views: 35, updatedBy: 'siti' })
  expect(await read('news/01B'), 'a deleted article').toBeUndefined()
})

it('stores the month in a view counter that has no month, and keeps the counts', async () => {
  await close()
  expect(await read('article_views/now')).toBeUndefined()
  await at('article_views/now').set({ days: 1, last: ['news_01A'], news_01A: 1 })
  await close(new Date('2026-11-21T20:00:00Z'))
  expect(await read('article_views/now')).toMatchObject({ month: '2026-11', news_01A: 1 })
  await close(new Date('2026-11-22T20:00:00Z'))
  expect(await read('article_views/2026-11')).toBeUndefined()
})
