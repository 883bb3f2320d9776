import { describe, expect, it, beforeAll } from 'vitest'
import { doc, getDoc } from 'firebase/firestore/lite'
import { COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { commit, expectDenied, setupRulesProject } from '../support/rules'
import { signedBy } from './content'
import { connectPeople, type Name, userDocuments } from './people'

const project = setupRulesProject('demo-rules-tables')
const people = connectPeople(project)

const FIGURE = { name: 'Satu', value: 1, fill: '#1F5D3F', order: 0, asof: '2026-11-01', unit: '' }
const LINE = { year: 2026, id: '4.1', uraian: 'Satu', anggaran: 1, realisasi: 0 }

/** A document as `save-table` writes it. */
const lineOf = (table: string) =>
  table === 'budget' ? LINE : table === 'budget_alokasi' ? { ...FIGURE, year: 2026 } : FIGURE

beforeAll(() => project.store(userDocuments()))

describe.each(collectionsWith('table'))('%s', (name) => {
  const line = lineOf(COLLECTIONS[name].table)
  beforeAll(() => project.store({ [`${name}/a`]: line }))

  // Saved whole, by a function: what one browser wrote alone could be half a table.
  describe.each(Object.keys(people) as Name[])('%s', (uid) => {
    it.each<[string, Record<string, object | null>]>([
      ['add a line', { [`${name}/b`]: { ...line, ...signedBy(uid) } }],
      ['change a line', { [`${name}/a`]: { ...line, ...signedBy(uid) } }],
      ['take a line away', { [`${name}/a`]: null }],
    ])('cannot %s', (_, writes) => expectDenied(commit(people[uid], writes)))
  })

  it('stands as it was', async () => {
    expect((await getDoc(doc(people.admin.firestore, `${name}/a`))).data()).toEqual(line)
  })
})
