import { doc, type DocumentData, getDoc } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '../../src/domain/limits'
import { commit, engines, expectDenied } from '../support/rules'
import { ulidAt } from '../../sample/ids'
import { asStored, newsBy } from './content'
import { setupPeople } from './people'

const NOW = 'article_views/now'
const IDS = Array.from({ length: LIMITS.viewsPerWrite + 1 }, (_, index) =>
  ulidAt('2026-11-20', index),
)
const [a = '', b = ''] = IDS

describe.each(engines())('the view counts of articles ($name)', ({ url }) => {
  const { project, people } = setupPeople('demo-article-views', url)
  const write = (data: DocumentData) => commit(people.visitor, { [NOW]: data })
  const counted = async () => (await getDoc(doc(people.admin.firestore, NOW))).data()
  /** Returns the view counts that a device writes after reading articles. `before` is the stored document. */
  const reading = (ids: readonly string[], before: DocumentData = {}) => ({
    ...before,
    days: Number(before['days'] ?? 0) + 1,
    last: ids.map((id) => `news_${id}`),
    ...Object.fromEntries(ids.map((id) => [`news_${id}`, Number(before[`news_${id}`] ?? 0) + 1])),
  })

  beforeEach(async () => {
    const articles = IDS.map((id) => [`news/${id}`, asStored(newsBy('admin', id))])
    await project.store({
      ...(Object.fromEntries(articles) as Record<string, DocumentData>),
      'announcements/01C': { title: 'Posyandu' },
      'drafts/01D': { title: 'Rahasia' },
      'site_settings/1': { village_name: 'Desa Sukamaju' },
      [NOW]: null,
    })
  })

  it('start with the first view and increase by one for each article', async () => {
    const first = reading([a])
    await write(first)
    await write({
      ...reading([a, b], first),
      announcements_01C: 1,
      last: [`news_${a}`, `news_${b}`, 'announcements_01C'],
    })
    expect(await counted()).toMatchObject({
      days: 2,
      [`news_${a}`]: 2,
      [`news_${b}`]: 1,
      announcements_01C: 1,
    })
  })

  const before = { days: 4, last: [], month: '2026-11', [`news_${a}`]: 7 }

  it.each<[string, DocumentData]>([
    ['two views of an article', { ...reading([a], before), [`news_${a}`]: 9 }],
    ['a smaller view count', { ...reading([a], before), [`news_${a}`]: 6 }],
    ['an article that is not listed', { ...reading([a], before), [`news_${b}`]: 1 }],
    ['a missing article', reading(['01X'], before)],
    ['an article id with a suffix', reading([`${a}_x`], before)],
    ['a draft', { ...reading([], before), last: ['drafts_01D'], drafts_01D: 1 }],
    ['a user', { ...reading([], before), last: ['users_admin'], users_admin: 1 }],
    ['no article', reading([], before)],
    ['too many articles', reading(IDS, before)],
    ['a write count that increases by two', { ...reading([a], before), days: 6 }],
    ['an unchanged write count', { ...reading([a], before), days: 4 }],
    ['another month', { ...reading([a], before), month: '2026-12' }],
    ['a fractional view count', { ...reading([a], before), [`news_${a}`]: 8.5 }],
    ['an additional text field', { ...reading([a], before), catatan: 'Budi' }],
    ['a write that drops fields', { days: 5, last: [`news_${b}`], [`news_${b}`]: 1 }],
  ])('reject %s', async (_, data) => {
    await project.store({ [NOW]: before })
    await expectDenied(write(data))
    await write(reading([a], before))
  })

  it('accept as many articles in one write as a device sends, and check each of these articles', async () => {
    for (let count = 1; count <= LIMITS.viewsPerWrite; count += 1) {
      const ids = IDS.slice(0, count)
      for (const id of ids) await expectDenied(write({ ...reading(ids), [`news_${id}`]: 2 }))
      await write(reading(ids))
      await project.store({ [NOW]: null })
    }
  })

  it('stop at the maximum number of writes per month', async () => {
    await project.store({ [NOW]: { days: LIMITS.viewWrites - 1 } })
    await write(reading([a], { days: LIMITS.viewWrites - 1 }))
    await expectDenied(write(reading([b], { ...reading([a]), days: LIMITS.viewWrites })))
  })

  it('stop while counting is disabled', async () => {
    await project.store({ 'site_settings/1': { count_readers: false } })
    await expectDenied(write(reading([a])))
  })
})
