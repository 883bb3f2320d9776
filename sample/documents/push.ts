import { addDays } from '@/domain/time/date'
import { instantAt } from '../calendar'
import { type Documents, toDocument } from '../plain'

/** Returns a subscribed device that was notified of the newest news. Its endpoint does not belong to a push service. */
export function pushDocuments(newsId: string, today: string): Documents {
  const at = instantAt(addDays(today, -1), '08:00')
  return {
    'push_subscriptions/contoh': toDocument({
      endpoint: 'https://perangkat.example/contoh',
      p256dh: 'B'.repeat(87),
      auth: 'a'.repeat(22),
      topics: ['news', 'announcements'],
      uid: '',
      reports: [],
      createdAt: at,
      renewedAt: at,
    }),
    [`push_messages/news-${newsId}`]: toDocument({ topic: 'news', id: newsId, due: null, at }),
    'push_work/rate': toDocument({ hour: at.slice(0, 13), count: 1 }),
  }
}
