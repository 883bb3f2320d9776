import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { COLLECTIONS, nounOf } from '@/domain/collections'
import { stripMarkup } from '@/domain/markup/strip-markup'
import { ANNOUNCEMENT_CATEGORY } from '@/domain/news/article'
import { paths } from '@/domain/paths'
import type { ItemTopic } from '@/domain/push/push-topics'
import { withSingleBlanks } from '@/domain/text/words'
import type { PushMessage } from './send-push'

const LIST: Record<ItemTopic, string> = {
  announcements: paths.newsIn(ANNOUNCEMENT_CATEGORY),
  news: paths.news,
}

/** Returns the message about those items that still exist, or null if none does. */
export function itemsMessage(
  topic: ItemTopic,
  found: readonly DocumentSnapshot[],
): PushMessage | null {
  const items = found.filter(({ exists }) => exists)
  const [first] = items
  if (!first) return null
  if (items.length === 1)
    return {
      title: text(first, 'title'),
      body: withSingleBlanks(text(first, 'excerpt') || stripMarkup(text(first, 'content'))),
      path: paths.article(first.id),
      tag: first.id,
    }
  return {
    title: `${items.length} ${nounOf(COLLECTIONS[topic])} baru`,
    body: items.map((item) => text(item, 'title')).join(' · '),
    path: LIST[topic],
    tag: first.id,
  }
}

function text(item: DocumentSnapshot, field: string): string {
  const value: unknown = item.get(field)
  return typeof value === 'string' ? value : ''
}
