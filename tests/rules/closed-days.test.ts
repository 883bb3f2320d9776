import { type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'
import { LIMITS } from '../../src/domain/limits'
import { commit, expectEachDenied } from '../support/rules'
import { earlier, signedBy, without } from './content'
import { type Name, PUBLISHERS, setupPeople } from './people'

const { project, people } = setupPeople('demo-rules-closed-days')

const DAY = '2027-03-20'
const path = `closed_days/${DAY}`

const closedBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
  ...{ date: DAY, name: 'Idulfitri', ...signedBy(uid) },
  ...changes,
})
const saves = (uid: Name, changes: DocumentData = {}) =>
  commit(people[uid], { [path]: closedBy(uid, changes) })
const storeDay = () => project.store({ [path]: { ...closedBy('admin'), updatedAt: earlier } })

beforeEach(() => project.store({ [path]: null }))

describe.each(PUBLISHERS)('closed days written by %s', (uid) => {
  it('can be removed', async () => {
    await storeDay()
    await saves(uid, { name: '' })
  })

  it.each([true, false])('can have the field `official` set to %s', (official) =>
    saves(uid, { official }),
  )

  it('can be added a hundred at a time', () => {
    const days = Array.from({ length: LIMITS.closedDays }, (_, at) =>
      new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10),
    )
    return commit(
      people[uid],
      Object.fromEntries(days.map((date) => [`closed_days/${date}`, closedBy(uid, { date })])),
    )
  })

  it('must have every field, with valid values', async () => {
    const invalid: DocumentData[] = [
      { date: '2027-03-21' },
      { name: null },
      { name: 'a'.repeat(LIMITS.name + 1) },
      { note: '' },
      { official: true, note: '' },
      { official: null },
      { official: 'ya' },
      { updatedBy: 'admin-2' },
      { updatedAt: earlier },
    ]
    const refused = () => expectEachDenied(invalid, (changes) => saves(uid, changes))
    await refused()
    await expectEachDenied(Object.keys(closedBy(uid)), (field) =>
      commit(people[uid], { [path]: without(closedBy(uid), field) }),
    )
    await storeDay()
    await refused()
    await saves(uid, { name: 'a'.repeat(LIMITS.name) })
  })

  it('can be on any day from 1990 to 2100', async () => {
    const closes = (date: string) =>
      commit(people[uid], { [`closed_days/${date}`]: closedBy(uid, { date }) })
    await expectEachDenied(
      ['2027-02-29', '2027-13-01', '0227-03-20', '1989-12-31', '2101-01-01', 'besok'],
      closes,
    )
    for (const date of ['1990-01-01', '2028-02-29', '2100-12-31']) await closes(date)
  })
})
