import type { PublishingState } from '@/domain/publishing/publishing-state-schema'
import { addDays } from '@/domain/time/date'
import { pictureObjects, type SampleObject } from './bucket'
import { instantAt } from './calendar'
import { newsItems, viewsDocuments } from './documents/articles'
import { budgetDocuments } from './documents/budget'
import { complaintRecords } from './documents/complaints'
import { itemDocuments, pdfObjects } from './documents/listings'
import { requestDocuments } from './documents/requests'
import { siteDocuments, statisticsDocuments } from './documents/site'
import {
  accounts,
  draftItems,
  recordDocuments,
  userItems,
  type SampleAccount,
} from './documents/staff'
import { collection, type Documents, toDocument } from './plain'

export interface Sample {
  documents: Documents
  accounts: SampleAccount[]
  objects: SampleObject[]
}

/** Builds the sample village as of `today` (`YYYY-MM-DD`). The result depends only on the day. */
export function buildSample(today: string): Sample {
  const complaints = complaintRecords(today)
  return {
    documents: {
      ...siteDocuments(today),
      ...statisticsDocuments(today),
      ...budgetDocuments(today),
      ...itemDocuments(today),
      ...collection('users', userItems(today)),
      ...collection('drafts', draftItems(today)),
      ...complaints.documents,
      ...requestDocuments(today),
      ...recordDocuments(today),
      ...publishingDocuments(),
      ...viewsDocuments(today),
      ...pushDocuments(newsItems(today)[0]?.id ?? '', today),
    },
    accounts: accounts(),
    objects: [...pictureObjects(), ...pdfObjects(today), ...complaints.objects],
  }
}

function publishingDocuments(): Documents {
  const state: PublishingState = {
    dirty: null,
    began: null,
    number: 0,
    released: null,
    version: '',
    day: '',
    build: '',
    failure: null,
    keeps: 0,
  }
  return { 'publishing/state': toDocument(state) }
}

/** Returns a device that subscribed to push messages, and one sent message. The endpoint belongs to no push service. */
function pushDocuments(newsId: string, today: string): Documents {
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
