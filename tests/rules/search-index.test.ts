import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite'
import { beforeEach, expect, it } from 'vitest'
import { COLLECTION_NAMES } from '../../src/domain/collections'
import { expectDenied, setupRulesProject } from '../support/rules'
import { connectPeople, userDocuments } from './people'

/*
 * The index of search is the functions' alone: visitors are answered by `search`.
 */

const project = setupRulesProject('demo-rules-search-index')
const people = connectPeople(project)
const EVERYONE = Object.keys(people) as (keyof typeof people)[]

const BELOW = ['search_shards', 'search_pending', 'search_lease'] as const
const MANIFEST = 'search_index/manifest'

beforeEach(() =>
  project.store({
    ...userDocuments(),
    [MANIFEST]: { format: '', generation: 'a', versions: ['1'] },
    ...Object.fromEntries(BELOW.map((name) => [`${MANIFEST}/${name}/a`, { version: '1' }])),
  }),
)

it('stands in the table of collections', () => {
  expect(COLLECTION_NAMES).toContain('search_index')
})

it.each(EVERYONE)('%s reads none of it', async (who) => {
  const { firestore } = people[who]
  await expectDenied(getDoc(doc(firestore, MANIFEST)))
  await expectDenied(getDocs(query(collection(firestore, 'search_index'), limit(1))))
  for (const name of BELOW) {
    await expectDenied(getDoc(doc(firestore, MANIFEST, name, 'a')))
    await expectDenied(getDoc(doc(firestore, MANIFEST, name, 'missing')))
    await expectDenied(getDocs(query(collection(firestore, MANIFEST, name), limit(1))))
    await expectDenied(getDocs(query(collectionGroup(firestore, name), limit(1))))
  }
})

it.each(EVERYONE)('%s writes none of it', async (who) => {
  const { firestore } = people[who]
  const note = { collection: 'news', id: 'a', at: serverTimestamp() }
  for (const path of [MANIFEST, ...BELOW.map((name) => `${MANIFEST}/${name}/a`)]) {
    await expectDenied(setDoc(doc(firestore, path), note))
    await expectDenied(deleteDoc(doc(firestore, path)))
  }
  await expectDenied(setDoc(doc(firestore, MANIFEST, 'search_pending', 'news-b'), note))
})
