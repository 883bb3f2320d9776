import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectDenied } from '../../support/rules'
import { PUBLISHERS } from '../people'
import { freshPath, setupDrafts } from './drafts'

const { people, storeDraft } = setupDrafts('demo-rules-drafts-reading')

describe('reading drafts', () => {
  beforeEach(() => storeDraft('kontributor'))

  // Composite indexes are required here as in production.
  it.each([...PUBLISHERS, 'kontributor'] as const)(
    'lets %s list drafts of a kind, latest first, and count these drafts by state and category',
    async (uid) => {
      const scope = uid === 'kontributor' ? [where('createdBy', '==', uid)] : []
      const ofKind = query(
        collection(people[uid].firestore, 'drafts'),
        where('kind', '==', 'news'),
        ...scope,
      )
      const latest = query(ofKind, orderBy('updatedAt', 'desc'), limit(20))
      expect((await getDocs(latest)).size).toBe(1)
      const inState = (state: string) => getCount(query(ofKind, where('state', '==', state)))
      expect((await inState('draf')).data().count).toBe(1)
      expect((await inState('diajukan')).data().count).toBe(0)
      const inCategory = (category: string) =>
        getCount(
          query(ofKind, where('state', '==', 'draf'), where('data.category', '==', category)),
        )
      expect((await inCategory('Ekonomi')).data().count).toBe(0)
    },
  )

  it('reveals to writers that a draft does not exist', async () => {
    for (const uid of [...PUBLISHERS, 'kontributor'] as const)
      expect((await getDoc(doc(people[uid].firestore, freshPath))).exists()).toBe(false)
  })

  it('does not let a contributor list the drafts of all users', () =>
    expectDenied(getDocs(collection(people.kontributor.firestore, 'drafts'))))
})
