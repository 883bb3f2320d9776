import { beforeEach, describe, expect, it } from 'vitest'
import { type Collection, COLLECTIONS, collectionsWith } from '../../../src/domain/collections'
import { ROLES } from '../../../src/domain/users/role'
import { commit, isAllowed } from '../../support/rules'
import { draftBy, IDS } from '../content'
import { setupPeople } from '../people'

/* Kinds of which each role can write drafts, according to the table of collections. */

const { project, people } = setupPeople('demo-rules-drafts-kinds')
const [id] = IDS

beforeEach(() => project.store({ [`drafts/${id}`]: null }))

describe.each(collectionsWith('form'))('a draft of %s', (kind) => {
  const { writers }: Collection = COLLECTIONS[kind]

  it.each(ROLES)('can be written by %s as the table says', async (who) => {
    const stores = commit(people[who], {
      [`drafts/${id}`]: { ...draftBy(who, id), kind, data: {} },
    })
    expect(await isAllowed(stores)).toBe(writers.includes(who))
  })

  it('cannot be written by visitors', async () => {
    const draft = { ...draftBy('visitor', id), kind, data: {} }
    expect(await isAllowed(commit(people.visitor, { [`drafts/${id}`]: draft }))).toBe(false)
  })
})
