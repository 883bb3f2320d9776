import { beforeEach, describe, it } from 'vitest'
import { binEntryBy, draftBy, signedBy, stored } from '../content'
import { userDocument, userDocuments } from '../people'
import { commit, expectDenied } from '../../support/rules'
import { setupAttack } from './attackers'

const { people, project } = setupAttack('demo-attack-bin')
const FORMER = userDocument('bekas-admin', 'admin')
const RAISERS = ['visitor', 'kontributor', 'editor', 'petugas', 'admin-nonaktif'] as const
const id = '01JZ0000000000000000000001'

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

const lies = () =>
  project.store({
    'bin/users-bekas-admin': stored({
      ...binEntryBy('admin', 'users', 'bekas-admin', FORMER),
      deletedAt: new Date('2026-01-02'),
    }),
  })

describe.each(RAISERS)('%s', (who) => {
  it('cannot restore an admin from the bin', async () => {
    await lies()
    const restored = (by: string) => ({
      'users/bekas-admin': { ...FORMER, ...signedBy(by) },
      'bin/users-bekas-admin': null,
    })
    await expectDenied(commit(people[who], restored(who)))
    await expectDenied(commit(people[who], { 'bin/users-bekas-admin': null }))
    await commit(people.admin, restored('admin'))
  })

  it('cannot put a made-up admin into the bin', async () => {
    const uid = who === 'visitor' ? 'kontributor' : who
    const raised = { ...userDocument(uid, 'admin'), disabled: false }
    const entry = binEntryBy(uid, 'users', uid, raised)
    await expectDenied(commit(people[who], { [`bin/users-${uid}`]: entry }))
    await expectDenied(commit(people[who], { [`bin/users-${uid}`]: entry, [`users/${uid}`]: null }))
    const asIs = binEntryBy(uid, 'users', uid, userDocuments()[`users/${uid}`] ?? {})
    await expectDenied(commit(people[who], { [`bin/users-${uid}`]: asIs, [`users/${uid}`]: null }))
  })

  it('cannot delete an admin', async () => {
    const entry = (by: string) => ({
      'bin/users-admin-2': binEntryBy(
        by,
        'users',
        'admin-2',
        userDocuments()['users/admin-2'] ?? {},
      ),
      'users/admin-2': null,
    })
    await expectDenied(commit(people[who], entry(who)))
    await commit(people.admin, entry('admin'))
  })

  it('cannot change another profile', async () => {
    const changed = (by: string) => ({
      'users/kontributor-2': {
        ...userDocument('kontributor-2', 'kontributor'),
        name: 'Diretas',
        ...signedBy(by),
      },
    })
    await expectDenied(commit(people[who], changed(who)))
    await expectDenied(commit(people[who], changed('kontributor-2')))
    await commit(people.admin, changed('admin'))
  })
})

describe('a contributor', () => {
  it('cannot restore an own draft as a user', async () => {
    const draft = stored(draftBy('kontributor', id))
    await project.store({ [`bin/drafts-${id}`]: binEntryBy('kontributor', 'drafts', id, draft) })
    for (const path of [`users/${id}`, 'users/kontributor', `news/${id}`])
      await expectDenied(
        commit(people.kontributor, {
          [path]: { ...draft, ...signedBy('kontributor') },
          [`bin/drafts-${id}`]: null,
        }),
      )
    await commit(people.kontributor, {
      [`drafts/${id}`]: { ...draft, ...signedBy('kontributor') },
      [`bin/drafts-${id}`]: null,
    })
  })

  it.each([
    ['an entry that names people', `bin/users-${id}`, { collection: 'users' }],
    ['an entry of another id', `bin/drafts-${id}`, { id: 'lain' }],
    ['an entry with other content', `bin/drafts-${id}`, { data: userDocument(id, 'admin') }],
    ['an entry by another', `bin/drafts-${id}`, { deletedBy: 'admin' }],
    ['an entry of another time', `bin/drafts-${id}`, { deletedAt: new Date('2026-01-02') }],
    ['an entry with more in it', `bin/drafts-${id}`, { role: 'admin' }],
  ])('refuses to delete an own draft with %s', async (_, path, changes) => {
    const draft = stored(draftBy('kontributor', id))
    await project.store({ [`drafts/${id}`]: draft })
    const entry = binEntryBy('kontributor', 'drafts', id, draft)
    const deleted = (at: string, data: object) =>
      commit(people.kontributor, { [at]: data, [`drafts/${id}`]: null })
    await expectDenied(deleted(path, { ...entry, ...changes }))
    await deleted(`bin/drafts-${id}`, entry)
  })
})
