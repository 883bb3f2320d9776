import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeEach, expect, it } from 'vitest'
import { expectDenied, setupRulesProject } from '../support/rules'
import { connectPeople, userDocuments } from './people'

/*
 * How publishing stands is told to who publishes. Functions alone write it.
 */

const project = setupRulesProject('demo-rules-publishing')
const people = connectPeople(project)
const EVERYONE = Object.keys(people) as (keyof typeof people)[]
const PUBLISHERS: readonly string[] = ['admin', 'editor']

const STATE = 'publishing/state'
const LEASE = 'publishing/state/publishing_lease/publisher'

beforeEach(() =>
  project.store({
    ...userDocuments(),
    [STATE]: { dirty: null, failure: null },
    [LEASE]: { holder: 'a', token: 'b', until: new Date() },
  }),
)

it.each(PUBLISHERS)('%s reads how it stands', async (who) => {
  const { firestore } = people[who as keyof typeof people]
  expect((await getDoc(doc(firestore, STATE))).exists()).toBe(true)
})

it.each(EVERYONE.filter((who) => !PUBLISHERS.includes(who)))('%s does not', async (who) => {
  await expectDenied(getDoc(doc(people[who].firestore, STATE)))
})

it.each(EVERYONE)('%s reads nothing else of it', async (who) => {
  const { firestore } = people[who]
  await expectDenied(getDocs(query(collection(firestore, 'publishing'), limit(1))))
  await expectDenied(getDoc(doc(firestore, 'publishing/other')))
  await expectDenied(getDoc(doc(firestore, LEASE)))
})

it.each(EVERYONE)('%s writes none of it', async (who) => {
  const { firestore } = people[who]
  await expectDenied(setDoc(doc(firestore, STATE), { dirty: null }))
  await expectDenied(updateDoc(doc(firestore, STATE), { dirty: new Date() }))
  await expectDenied(deleteDoc(doc(firestore, STATE)))
  await expectDenied(setDoc(doc(firestore, 'publishing/other'), { dirty: null }))
  await expectDenied(deleteDoc(doc(firestore, LEASE)))
})
