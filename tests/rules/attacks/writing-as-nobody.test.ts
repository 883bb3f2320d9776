import { beforeAll, describe, expect, it } from 'vitest'
import { DOCUMENTS } from '../access/access-table'
import { LAST, OTHER_CODE, pair, RATE } from '../complaints/complaints'
import { commit } from '../../support/rules'
import { ATTACKERS, expectRefused, expectTaken, setupAttack, toFields, type Who } from './attackers'

const attack = setupAttack('demo-attack-writing')
const { ask, nameOf, people, project } = attack

/** A path of each collection, and some that no rule matches. */
const PATHS = [
  ...new Set(DOCUMENTS.map(({ path }) => path.replaceAll(/\{\w+\}/g, 'lama'))),
  'apa/saja',
  'news/lama/komentar/a',
  'users/lama/rahasia/a',
  'complaint_status/lama/replies/a',
  'site_settings/2',
  'desk_settings/2',
  '__rahasia/a',
]
const freshAt = (path: string) => `${path}-baru`

beforeAll(async () => {
  for (const path of PATHS) await project.store({ [path]: { id: 'lama', note: 'asli' } })
})

/** Returns all stored documents. */
async function everything(): Promise<unknown> {
  const { text } = await ask('owner', 'runQuery', {
    structuredQuery: { from: [{ allDescendants: true }] },
  })
  const found = JSON.parse(text) as { document: { name: string } }[]
  return found.map(({ document }) => document)
}

const fields = toFields({
  id: 'baru',
  role: 'admin',
  disabled: false,
  title: 'Diretas',
  createdBy: 'kontributor',
  updatedBy: 'kontributor',
})
const update = (path: string) => ({ name: nameOf(path), fields })
const now = (fieldPath: string) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })

/** Ways to write one document. `path` exists and `freshAt(path)` does not. */
const WAYS: [name: string, write: (path: string) => object][] = [
  ['creation', (path) => ({ update: update(freshAt(path)) })],
  [
    'creation where there is none',
    (path) => ({ update: update(freshAt(path)), currentDocument: { exists: false } }),
  ],
  [
    'creation of an empty document',
    (path) => ({ update: { name: nameOf(freshAt(path)), fields: {} } }),
  ],
  [
    'creation by a mask',
    (path) => ({ update: update(freshAt(path)), updateMask: { fieldPaths: ['title'] } }),
  ],
  [
    'creation by a time alone',
    (path) => ({
      update: { name: nameOf(freshAt(path)) },
      updateMask: {},
      updateTransforms: [now('updatedAt')],
    }),
  ],
  ['replacement', (path) => ({ update: update(path) })],
  [
    'change of one field',
    (path) => ({ update: update(path), updateMask: { fieldPaths: ['title'] } }),
  ],
  [
    'removal of one field',
    (path) => ({ update: { name: nameOf(path) }, updateMask: { fieldPaths: ['note'] } }),
  ],
  [
    'change of a field within another',
    (path) => ({
      update: { name: nameOf(path), fields: toFields({ a: { b: 'c' } }) },
      updateMask: { fieldPaths: ['a.b'] },
    }),
  ],
  ['change of nothing', (path) => ({ update: { name: nameOf(path) }, updateMask: {} })],
  [
    'change of a time',
    (path) => ({
      update: { name: nameOf(path) },
      updateMask: {},
      updateTransforms: [now('updatedAt')],
    }),
  ],
  ['deletion', (path) => ({ delete: nameOf(path) })],
  [
    'deletion if it is there',
    (path) => ({ delete: nameOf(path), currentDocument: { exists: true } }),
  ],
]

describe.each(WAYS)('with the %s', (_, write) => {
  it.each(ATTACKERS)('refuses %s everywhere', async (who) => {
    const before = await everything()
    for (const path of PATHS)
      expectRefused(await ask(who, 'commit', { writes: [write(path)] }), path)
    expect(await everything()).toEqual(before)
  })

  // Shows that the requests themselves are valid.
  it('accepts the owner of the project everywhere', async () => {
    for (const path of PATHS)
      expectTaken(await ask('owner', 'commit', { writes: [write(path)] }), path)
    for (const path of PATHS)
      await project.store({ [path]: { id: 'lama', note: 'asli' }, [freshAt(path)]: null })
  })
})

describe('writes nothing', () => {
  async function inTransaction(who: Who, path: string) {
    const begun = await ask(who, 'beginTransaction', {})
    const { transaction } = JSON.parse(begun.text) as { transaction: string }
    return ask(who, 'commit', { writes: [{ update: update(path) }], transaction })
  }

  it.each(ATTACKERS)('within a transaction of %s', async (who) => {
    for (const path of PATHS) expectRefused(await inTransaction(who, path), path)
    expectTaken(await inTransaction('owner', 'apa/saja'))
  })

  it('within a transaction that another client started', async () => {
    const { text } = await ask('owner', 'beginTransaction', {})
    const { transaction } = JSON.parse(text) as { transaction: string }
    for (const who of ATTACKERS)
      expectRefused(
        await ask(who, 'commit', { writes: [{ update: update('apa/saja') }], transaction }),
      )
  })

  // Production evaluates the rules for each of its writes, as for a commit.
  it('within a batch of independent writes', async () => {
    for (const who of ATTACKERS)
      for (const path of PATHS)
        expectRefused(await ask(who, 'batchWrite', { writes: [{ update: update(path) }] }), path)
    expectTaken(await ask('owner', 'batchWrite', { writes: [{ update: update('apa/saja') }] }))
  })

  it('beside an allowed report, which is refused as well', async () => {
    const { report, progress } = pair(OTHER_CODE)
    const sent = {
      [`complaints/${OTHER_CODE}`]: report,
      [`complaint_status/${OTHER_CODE}`]: progress,
      [RATE]: { count: 1 },
      [LAST]: { id: OTHER_CODE },
    }
    await project.store({ [RATE]: null, [LAST]: null })
    const before = await everything()
    for (const path of PATHS)
      await expect(
        commit(people.visitor, { ...sent, [path]: { id: 'lama', note: 'Diretas' } }),
      ).rejects.toMatchObject({ code: 'permission-denied' })
    expect(await everything()).toEqual(before)
    await commit(people.visitor, sent)
  })
})
