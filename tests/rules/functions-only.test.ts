import {
  collection,
  collectionGroup,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
} from 'firebase/firestore/lite'
import { beforeEach, expect, it } from 'vitest'
import { expectDenied } from '../support/rules'
import { type Name, PUBLISHERS, setupPeople } from './people'

/*
 * Documents that only functions write. Publishers can read the publishing state. The search index
 * and the registered devices are private: `search` and `push-subscribe` serve visitors.
 */

const { project, people } = setupPeople('demo-rules-functions-only')
const EVERYONE = Object.keys(people) as Name[]
const isPublisher = (who: Name) => PUBLISHERS.some((publisher) => publisher === who)

const STATE = 'publishing/state'
const MANIFEST = 'search_index/manifest'
const STORED = {
  [STATE]: { dirty: null, failure: null },
  [`${STATE}/publishing_lease/publisher`]: { holder: 'a', token: 'b', until: new Date() },
  [MANIFEST]: { format: '', generation: 'a', versions: ['1'] },
  [`${MANIFEST}/search_shards/a`]: { version: '1' },
  [`${MANIFEST}/search_pending/a`]: { version: '1' },
  [`${MANIFEST}/search_lease/a`]: { version: '1' },
  'push_subscriptions/a': { endpoint: 'https://fcm.googleapis.com/a' },
  'push_messages/a': { topic: 'news' },
  'push_work/news': { cursor: '' },
}
const PATHS = Object.keys(STORED)
const LISTS = PATHS.map((path) => path.slice(0, path.lastIndexOf('/')))

beforeEach(() => project.store(STORED))

it.each(PUBLISHERS)('lets %s read the publishing state', async (who) => {
  expect((await getDoc(doc(people[who].firestore, STATE))).exists()).toBe(true)
})

it.each(EVERYONE)('does not let %s read other documents of functions', async (who) => {
  const { firestore } = people[who]
  for (const path of PATHS)
    if (path !== STATE || !isPublisher(who)) await expectDenied(getDoc(doc(firestore, path)))
  for (const list of LISTS) {
    await expectDenied(getDoc(doc(firestore, list, 'missing')))
    await expectDenied(getDocs(query(collection(firestore, list), limit(1))))
    const group = collectionGroup(firestore, list.slice(list.lastIndexOf('/') + 1))
    await expectDenied(getDocs(query(group, limit(1))))
  }
})
