import { deleteField, doc, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/domain/settings'
import { commit, expectDenied } from '../support/rules'
import { earlier, signedBy, without } from './content'
import { type Name, OUTSIDERS, setupPeople } from './people'

/*
 * Of the site's settings an admin says whether reports are taken and when they are answered. The
 * others wait for their screen.
 */

const { project, people } = setupPeople('demo-rules-intake-settings')
const path = 'site_settings/1'

const intakeBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
  complaints_open: false,
  answer_days: 7,
  ...signedBy(uid),
  ...changes,
})

/** What the settings cannot become. */
const WRONG: [string, DocumentData][] = [
  ['text for whether reports are taken', { complaints_open: 'false' }],
  ['nothing for whether reports are taken', { complaints_open: null }],
  ['no days', { answer_days: 0 }],
  ['61 days', { answer_days: 61 }],
  ['half a day', { answer_days: 1.5 }],
  ['days as text', { answer_days: '5' }],
  ['the name of another', { updatedBy: 'admin-2' }],
  ['a time of its own', { updatedAt: earlier }],
  ['a field of its own', { catatan: '' }],
]
const OTHERS = Object.entries(DEFAULT_SETTINGS).filter(
  ([field]) => field !== 'complaints_open' && field !== 'answer_days',
)

describe('settings that are not there yet', () => {
  const creates = (uid: Name, changes: DocumentData = {}) =>
    commit(people[uid], { [path]: intakeBy(uid, changes) })

  it('an admin begins', () => creates('admin'))

  it.each(['complaints_open', 'answer_days'])('may begin without %s', (field) =>
    commit(people.admin, { [path]: without(intakeBy('admin'), field) }),
  )

  it.each([1, 60])('may begin with %d days', (answer_days) => creates('admin', { answer_days }))

  it.each(WRONG)('do not begin with %s', (_, changes) => expectDenied(creates('admin', changes)))

  it.each(['updatedBy', 'updatedAt'])('do not begin without %s', (field) =>
    expectDenied(commit(people.admin, { [path]: without(intakeBy('admin'), field) })),
  )

  it.each(OTHERS)('do not begin with %s', (field, value) =>
    expectDenied(creates('admin', { [field]: value })),
  )

  it.each(['editor', 'kontributor', ...OUTSIDERS] as const)('%s does not begin', (uid) =>
    expectDenied(creates(uid)),
  )

  it('are one document', () =>
    expectDenied(commit(people.admin, { 'site_settings/2': intakeBy('admin') })))
})

describe('settings that are there', () => {
  const updates = (uid: Name, changes: DocumentData = {}) =>
    updateDoc(doc(people[uid].firestore, path), intakeBy(uid, changes))

  beforeEach(() => project.store({ [path]: { ...DEFAULT_SETTINGS, updatedAt: earlier } }))

  it('an admin changes', () => updates('admin'))

  it.each([1, 60])('may have %d days', (answer_days) => updates('admin', { answer_days }))

  it.each(WRONG)('do not get %s', (_, changes) => expectDenied(updates('admin', changes)))

  it.each(OTHERS)('keep %s', async (field) => {
    await expectDenied(updates('admin', { [field]: 'lain' }))
    await expectDenied(updates('admin', { [field]: deleteField() }))
  })

  it('are not replaced', () => expectDenied(commit(people.admin, { [path]: intakeBy('admin') })))

  it('are not changed unsigned', async () => {
    const { firestore } = people.admin
    await expectDenied(updateDoc(doc(firestore, path), { complaints_open: false }))
  })

  it.each(['editor', 'kontributor', ...OUTSIDERS] as const)('%s does not change', (uid) =>
    expectDenied(updates(uid)),
  )

  it.each(['admin', 'editor', 'kontributor', ...OUTSIDERS] as const)('%s does not delete', (uid) =>
    expectDenied(commit(people[uid], { [path]: null })),
  )
})
