import { beforeEach, describe, expect, it } from 'vitest'
import { userDocument, userDocuments } from '../people'
import { expectRefused, expectTaken, setupAttack, toFields, type Who } from './attackers'

const { ask, nameOf, project } = setupAttack('demo-attack-roles')

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

async function rightsOf(uid: string): Promise<unknown> {
  const answer = await ask('owner', 'batchGet', { documents: [nameOf(`users/${uid}`)] })
  const [one] = JSON.parse(answer.text) as {
    found?: { fields: Record<string, Record<string, unknown>> }
  }[]
  return { role: one?.found?.fields['role'], disabled: one?.found?.fields['disabled'] }
}

const own = (who: Who) => nameOf(`users/${who}`)
const signed = [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }]
const admin = (who: Who) =>
  toFields({ role: 'admin', name: 'Baru', disabled: false, updatedBy: who })

/** Writes that would make `who` an admin, each in one commit. */
const RAISES: [name: string, writes: (who: Who) => object[]][] = [
  [
    'a mask of the role',
    (who) => [
      {
        update: { name: own(who), fields: admin(who) },
        updateMask: { fieldPaths: ['role', 'updatedBy'] },
        updateTransforms: signed,
      },
    ],
  ],
  [
    'a mask of the role beside the name',
    (who) => [
      {
        update: { name: own(who), fields: admin(who) },
        updateMask: { fieldPaths: ['name', 'role', 'updatedBy'] },
        updateTransforms: signed,
      },
    ],
  ],
  [
    'a mask of the quoted role',
    (who) => [
      {
        update: { name: own(who), fields: admin(who) },
        updateMask: { fieldPaths: ['`role`', 'updatedBy'] },
        updateTransforms: signed,
      },
    ],
  ],
  [
    'a second write to the same document',
    (who) => [
      {
        update: { name: own(who), fields: admin(who) },
        updateMask: { fieldPaths: ['name', 'updatedBy'] },
        updateTransforms: signed,
      },
      { update: { name: own(who), fields: admin(who) }, updateMask: { fieldPaths: ['role'] } },
    ],
  ],
  [
    'a deletion and a creation at once',
    (who) => [
      { delete: own(who) },
      {
        update: {
          name: own(who),
          fields: toFields({ ...userDocument(who, 'admin'), updatedBy: who }),
        },
        updateTransforms: signed,
      },
    ],
  ],
  [
    'a time as the role',
    (who) => [
      {
        update: { name: own(who), fields: admin(who) },
        updateMask: { fieldPaths: ['updatedBy'] },
        updateTransforms: [...signed, { fieldPath: 'role', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  ],
  [
    'the removal of the role',
    (who) => [
      {
        update: { name: own(who), fields: toFields({ updatedBy: who }) },
        updateMask: { fieldPaths: ['role', 'updatedBy'] },
        updateTransforms: signed,
      },
    ],
  ],
  [
    'the removal of what disables',
    (who) => [
      {
        update: { name: own(who), fields: toFields({ updatedBy: who }) },
        updateMask: { fieldPaths: ['disabled', 'updatedBy'] },
        updateTransforms: signed,
      },
    ],
  ],
  [
    'a time as what disables',
    (who) => [
      {
        update: { name: own(who), fields: admin(who) },
        updateMask: { fieldPaths: ['updatedBy'] },
        updateTransforms: [...signed, { fieldPath: 'disabled', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  ],
  [
    'a new field besides',
    (who) => [
      {
        update: { name: own(who), fields: toFields({ admin: true, updatedBy: who }) },
        updateMask: { fieldPaths: ['admin', 'updatedBy'] },
        updateTransforms: signed,
      },
    ],
  ],
]

describe.each(RAISES)('attempting %s', (_, writes) => {
  it.each(['kontributor', 'editor', 'petugas', 'admin-nonaktif', 'tanpa-dokumen'] as const)(
    'gains no role as %s',
    async (who) => {
      const before = await rightsOf(who)
      expectRefused(await ask(who, 'commit', { writes: writes(who) }))
      expect(await rightsOf(who)).toEqual(before)
    },
  )
})

// Shows that the requests themselves are valid.
it('accepts a changed name, and a changed role by an admin', async () => {
  const write = (who: Who, by: Who, field: string) => ({
    writes: [
      {
        update: { name: own(who), fields: admin(by) },
        updateMask: { fieldPaths: [field, 'updatedBy'] },
        updateTransforms: signed,
      },
    ],
  })
  for (const who of ['kontributor', 'editor', 'petugas'] as const) {
    expectTaken(await ask(who, 'commit', write(who, who, 'name')))
    expectTaken(await ask('admin', 'commit', write(who, 'admin', 'role')))
    expect(await rightsOf(who)).toMatchObject({ role: { stringValue: 'admin' } })
  }
})
