import { deleteDoc, doc, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'
import { LIMITS } from '../../src/domain/limits'
import { commit, expectDenied } from '../support/rules'
import { earlier, signedBy, without } from './content'
import { type Name, OUTSIDERS, PUBLISHERS, setupPeople } from './people'

const { project, people } = setupPeople('demo-rules-closed-days')

const DAY = '2027-03-20'
const path = `closed_days/${DAY}`

const closedBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
  ...{ date: DAY, name: 'Idulfitri', ...signedBy(uid) },
  ...changes,
})
const saves = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], { [path]: closedBy(uid, changes) })
const there = () => project.store({ [path]: { ...closedBy('admin'), updatedAt: earlier } })

beforeEach(() => project.store({ [path]: null }))

describe.each(PUBLISHERS)('closed days by %s', (uid) => {
  it('can be added', () => saves(uid))

  it('can be renamed', async () => {
    await there()
    await saves(uid, { name: 'Hari Raya Idulfitri' })
  })

  it('can be reopened', async () => {
    await there()
    await saves(uid, { name: '' })
  })

  it('can be added a hundred at a time', () => {
    const days = Array.from({ length: LIMITS.closedDays }, (_, at) =>
      new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
    )
    return commit(
      people[uid],
      Object.fromEntries(days.map((date) => [`closed_days/${date}`, closedBy(uid, { date })])),
    )
  })

  it('cannot be deleted', async () => {
    await there()
    await expectDenied(deleteDoc(doc(people[uid].firestore, path)))
  })

  it.each<[string, DocumentData]>([
    ['another day', { date: '2027-03-21' }],
    ['no name', { name: null }],
    ['a longer name', { name: 'a'.repeat(LIMITS.name + 1) }],
    ['an additional field', { note: '' }],
    ['the signature of another user', { updatedBy: 'admin-2' }],
    ['a client timestamp', { updatedAt: earlier }],
  ])('cannot have %s', async (_, changes) => {
    await expectDenied(saves(uid, changes))
    await there()
    await expectDenied(saves(uid, changes))
  })

  it.each(['date', 'name', 'updatedBy', 'updatedAt'])('must have the field %s', async (field) => {
    await expectDenied(commit(people[uid], { [path]: without(closedBy(uid), field) }))
  })

  it('can have a name of the maximum length', () => saves(uid, { name: 'a'.repeat(LIMITS.name) }))

  it.each(['2027-02-29', '2027-13-01', '0227-03-20', '1989-12-31', '2101-01-01', 'besok'])(
    'cannot be on %s',
    (date) =>
      expectDenied(commit(people[uid], { [`closed_days/${date}`]: closedBy(uid, { date }) })),
  )

  it.each(['1990-01-01', '2028-02-29', '2100-12-31'])('can be on %s', (date) =>
    commit(people[uid], { [`closed_days/${date}`]: closedBy(uid, { date }) }),
  )
})

describe.each(OUTSIDERS)('closed days by %s', (uid) => {
  it('cannot be added, reopened or deleted', async () => {
    await expectDenied(saves(uid))
    await there()
    await expectDenied(saves(uid))
    await expectDenied(saves(uid, { name: '' }))
    await expectDenied(deleteDoc(doc(people[uid].firestore, path)))
  })
})
