import { FieldValue } from 'firebase-admin/firestore'
import * as v from 'valibot'
import { articleViews, mostRead } from '@/domain/news/article-views-schema'
import { dayIn } from '@/domain/time/date'
import { readSettings } from '../data/stored-settings'
import type { Database } from '../services'

/**
 * Moves the view counts of a finished month from `article_views/now` to `article_views/{month}` and adds them to the
 * `views` of the articles. Does so in one transaction, so a repeated run counts nothing twice.
 */
export async function closeMonth({ firestore }: Database, now: Date): Promise<void> {
  const { time_zone } = await readSettings(firestore)
  const month = dayIn(time_zone, now).slice(0, 7)
  const current = firestore.doc('article_views/now')
  await firestore.runTransaction(async (transaction) => {
    const found = await transaction.get(current)
    if (!found.exists) return
    const views = v.parse(articleViews, found.data())
    if (views.month === month) return
    if (views.month === undefined) {
      transaction.update(current, { month })
      return
    }
    const read = mostRead(views)
    const articles = await Promise.all(
      read.map(({ collection, id }) => transaction.get(firestore.doc(`${collection}/${id}`))),
    )
    transaction.set(firestore.doc(`article_views/${views.month}`), views)
    transaction.set(current, { month })
    for (const [index, { exists, ref }] of articles.entries())
      if (exists) transaction.update(ref, { views: FieldValue.increment(read[index]?.count ?? 0) })
  })
}
