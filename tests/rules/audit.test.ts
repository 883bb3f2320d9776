import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { commit, expectDenied, setupRulesProject } from '../support/rules'
import { connectPeople, type Name, OUTSIDERS, userDocuments } from './people'

const project = setupRulesProject('demo-rules-audit')
const people = connectPeople(project)
const entry = {
  collection: 'news',
  document: '01JZ0000000000000000000001',
  action: 'update',
  actor: 'editor',
  at: new Date('2026-01-02T03:04:05Z'),
}

beforeAll(() => project.store({ ...userDocuments(), 'audit/a': entry }))

it('an admin gets and lists', async () => {
  const { firestore } = people.admin
  expect((await getDoc(doc(firestore, 'audit/a'))).exists()).toBe(true)
  expect((await getDocs(collection(firestore, 'audit'))).size).toBe(1)
})

describe('an admin asks for', () => {
  const filters = [
    where('collection', '==', 'news'),
    where('action', '==', 'update'),
    where('actor', '==', 'editor'),
  ]
  const period = [where('at', '>=', new Date(0)), where('at', '<', new Date())]
  const some = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => filters.filter((_, at) => (bits >> at) & 1))

  it.each(some.map((chosen) => [chosen.length, chosen] as const))(
    'what passes %i filters, in a period and at any time, with the indexes there are',
    async (_, chosen) => {
      const all = collection(people.admin.firestore, 'audit')
      for (const times of [[], period]) {
        const asked = query(all, ...chosen, ...times, orderBy('at', 'desc'), limit(31))
        expect((await getDocs(asked)).size).toBe(1)
      }
    },
  )
})

it.each(['editor', 'kontributor', ...OUTSIDERS] as const)(
  '%s can neither get nor list',
  async (uid) => {
    await expectDenied(getDoc(doc(people[uid].firestore, 'audit/a')))
    await expectDenied(getDocs(collection(people[uid].firestore, 'audit')))
  },
)

describe.each(Object.keys(people) as Name[])('%s', (uid) => {
  it.each([
    ['create', { 'audit/b': entry }],
    ['update', { 'audit/a': { ...entry, actor: 'lain' } }],
    ['delete', { 'audit/a': null }],
  ])('cannot %s', (_, writes) => expectDenied(commit(people[uid], writes)))
})
