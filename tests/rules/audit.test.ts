import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { setupRulesProject } from '../support/rules'
import { connectPeople, userDocuments } from './people'

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

describe('the audit list of an admin', () => {
  const filters = [
    where('collection', '==', 'news'),
    where('action', '==', 'update'),
    where('actor', '==', 'editor'),
  ]
  const period = [where('at', '>=', new Date(0)), where('at', '<', new Date())]
  const filterSets = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
    filters.filter((_, at) => (bits >> at) & 1),
  )

  it.each(filterSets.map((set) => [set.length, set] as const))(
    'has indexes for %i filters, with and without a range of dates',
    async (_, set) => {
      const all = collection(people.admin.firestore, 'audit')
      for (const times of [[], period]) {
        const filtered = query(all, ...set, ...times, orderBy('at', 'desc'), limit(31))
        expect((await getDocs(filtered)).size).toBe(1)
      }
    },
  )
})
