import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DOCUMENTS } from '../access/access-table'
import { LAST, OTHER_CODE, pair, RATE } from '../complaints/complaints'
import { userDocument, userDocuments } from '../people'
import { commit as commitBySdk, expectDenied } from '../../support/rules'
import { ATTACKERS, setupAttack, type Who } from './attackers'

const { callFirestore, commit, nameOf, people, project, write } = setupAttack('demo-attack-writing')

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
const STORED = { id: 'lama', note: 'asli' }

beforeAll(async () => {
  for (const path of PATHS) await project.store({ [path]: STORED })
})

async function everything(): Promise<unknown> {
  const structuredQuery = { from: [{ allDescendants: true }] }
  const { text } = await callFirestore('owner', 'runQuery', { structuredQuery })
  return (JSON.parse(text) as { document: unknown }[]).map(({ document }) => document)
}

const DATA = {
  ...{ id: 'baru', role: 'admin', disabled: false, title: 'Diretas' },
  ...{ createdBy: 'kontributor', updatedBy: 'kontributor' },
}
const TIMES = ['updatedAt']

/** Methods of writing one document. `path` exists and `freshAt(path)` does not. */
const WAYS: [name: string, write: (path: string) => object][] = [
  ['creation', (path) => write(freshAt(path), DATA)],
  [
    'conditional creation',
    (path) => ({ ...write(freshAt(path), DATA), currentDocument: { exists: false } }),
  ],
  ['creation of an empty document', (path) => write(freshAt(path), {})],
  ['creation with a mask', (path) => write(freshAt(path), DATA, { mask: ['title'] })],
  ['creation with a time only', (path) => write(freshAt(path), {}, { mask: [], times: TIMES })],
  ['replacement', (path) => write(path, DATA)],
  ['change of one field', (path) => write(path, DATA, { mask: ['title'] })],
  ['removal of one field', (path) => write(path, {}, { mask: ['note'] })],
  ['change of a nested field', (path) => write(path, { a: { b: 'c' } }, { mask: ['a.b'] })],
  ['change of nothing', (path) => write(path, {}, { mask: [] })],
  ['change of a time', (path) => write(path, {}, { mask: [], times: TIMES })],
  ['deletion', (path) => ({ delete: nameOf(path) })],
  ['conditional deletion', (path) => ({ delete: nameOf(path), currentDocument: { exists: true } })],
]

it.each(WAYS)('refuses every attacker the %s of any document', async (_, writeOf) => {
  const before = await everything()
  for (const path of PATHS)
    for (const who of ATTACKERS) await expectDenied(commit(who, writeOf(path)), `${who} ${path}`)
  expect(await everything()).toEqual(before)
  // Shows that the requests themselves are valid.
  for (const path of PATHS) {
    await commit('owner', writeOf(path))
    await project.store({ [path]: STORED, [freshAt(path)]: null })
  }
})

it('refuses an allowed report together with any other document', async () => {
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
    await expectDenied(
      commitBySdk(people.visitor, { ...sent, [path]: { id: 'lama', note: 'Diretas' } }),
      path,
    )
  expect(await everything()).toEqual(before)
  await commitBySdk(people.visitor, sent)
})

describe('a user', () => {
  beforeEach(() => project.store(userDocuments()))

  const own = (who: Who, data: object, mask?: readonly string[], times = TIMES) =>
    write(`users/${who}`, { updatedBy: who, ...data }, { times, ...(mask && { mask }) })
  const RAISERS = ['kontributor', 'editor', 'petugas', 'admin-nonaktif', 'tanpa-dokumen'] as const
  const RAISED = { role: 'admin', name: 'Baru', disabled: false }

  it.each<[string, (who: Who) => object[]]>([
    ['a mask of the role', (who) => [own(who, RAISED, ['role', 'updatedBy'])]],
    ['a mask of name and role', (who) => [own(who, RAISED, ['name', 'role', 'updatedBy'])]],
    ['a mask of the quoted role', (who) => [own(who, RAISED, ['`role`', 'updatedBy'])]],
    [
      'a second write to the same document',
      (who) => [own(who, RAISED, ['name', 'updatedBy']), own(who, RAISED, ['role'], [])],
    ],
    [
      'a deletion together with a creation',
      (who) => [{ delete: nameOf(`users/${who}`) }, own(who, userDocument(who, 'admin'))],
    ],
    ['a server time as the role', (who) => [own(who, RAISED, ['updatedBy'], [...TIMES, 'role'])]],
    ['the removal of the role', (who) => [own(who, {}, ['role', 'updatedBy'])]],
    ['the removal of `disabled`', (who) => [own(who, {}, ['disabled', 'updatedBy'])]],
    ['a time as `disabled`', (who) => [own(who, RAISED, ['updatedBy'], [...TIMES, 'disabled'])]],
    ['a new field', (who) => [own(who, { admin: true }, ['admin', 'updatedBy'])]],
  ])('gains no role through %s', async (_, writesOf) => {
    for (const who of RAISERS) await expectDenied(commit(who, ...writesOf(who)), who)
  })

  // Shows that the requests themselves are valid.
  it('can change their own name, and an admin can change the role', async () => {
    for (const who of ['kontributor', 'editor', 'petugas'] as const) {
      await commit(who, own(who, RAISED, ['name', 'updatedBy']))
      const role = { ...RAISED, updatedBy: 'admin' }
      await commit('admin', own(who, role, ['role', 'updatedBy']))
    }
  })
})
