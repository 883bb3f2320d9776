import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite'
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
