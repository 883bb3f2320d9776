import { beforeEach, describe, expect, it } from 'vitest'
import { collectionsWith } from '../../../src/domain/collections'
import { CODE, pair, REPORTER } from '../complaints/complaints'
import { draftBy, earlier, itemBy, newsBy } from '../content'
import { userDocument, userDocuments } from '../people'
import { commit, expectDenied } from '../../support/rules'
import {
  countWrites,
  expectRefused,
  expectTaken,
  setupAttack,
  toFields,
  type Who,
} from './attackers'

const { ask, nameOf, people, project } = setupAttack('demo-attack-forged')
const id = '01JZ0000000000000000000001'

beforeEach(async () => {
  await project.clear()
  await project.store(userDocuments())
})

/** Returns a write in which the server sets `times`. Other fields are as given. */
function write(path: string, data: object, times: readonly string[]) {
  const given = Object.entries(data).filter(([name]) => !times.includes(name))
  return {
    update: { name: nameOf(path), fields: toFields(Object.fromEntries(given)) },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  }
}
const send = (who: Who, ...writes: object[]) => ask(who, 'commit', { writes })

type Signed = [what: string, path: string, who: 'editor' | 'kontributor' | 'admin', data: object]

/** Documents with the field that names their author. */
const SIGNED: Signed[] = [
  ...collectionsWith('form').map((kind): Signed => [
    kind,
    `${kind}/${id}`,
    'editor',
    itemBy(kind, 'editor', id),
  ]),
  ['drafts', `drafts/${id}`, 'kontributor', draftBy('kontributor', id)],
  ['users', 'users/warga', 'admin', userDocument('warga', 'editor')],
]

describe.each(SIGNED)('a document in %s', (_, path, who, data) => {
  const signs = (changes: object, times = ['updatedAt']) =>
    send(who, write(path, { ...data, updatedBy: who, ...changes }, times))

  it('cannot be signed with another uid', async () => {
    for (const updatedBy of ['admin-2', 'siapa', '', 'kontributor-2', ['admin'], null])
      expectRefused(await signs({ updatedBy }), String(updatedBy))
    expectTaken(await signs({}))
  })

  it('cannot have a timestamp that the writer chose', async () => {
    const now = Date.now()
    for (const updatedAt of [
      earlier,
      // The current time could be that of the commit.
      new Date(now - 1),
      new Date(now + 3_600_000),
      null,
      '',
      new Date(now).toISOString(),
    ])
      expectRefused(await signs({ updatedAt }, []), String(updatedAt))
    expectTaken(await signs({}))
  })
})

it.each(SIGNED.filter(([what]) => what !== 'users'))(
  'keeps the author of a document in %s',
  async (_, path, who, data) => {
    const signs = (changes: object) =>
      send(who, write(path, { ...data, updatedBy: who, ...changes }, ['updatedAt']))
    expectTaken(await signs({}))
    for (const createdBy of ['admin-2', 'kontributor-2', '', null])
      expectRefused(await signs({ createdBy }), String(createdBy))
    expectTaken(await signs({}))
  },
)

describe('a draft', () => {
  it('cannot be created in the name of another user', async () => {
    const begun = (by: string) =>
      commit(people.kontributor, {
        [`drafts/${id}`]: { ...draftBy('kontributor', id), createdBy: by },
      })
    await expectDenied(begun('kontributor-2'))
    await expectDenied(begun('editor'))
    await begun('kontributor')
  })
})

describe('a report', () => {
  const TIMES = ['receivedAt', 'updatedAt']
  const reported = (report: object, progress: object, times = TIMES) =>
    send(
      'visitor',
      write(`complaints/${CODE}`, report, times),
      write(
        `complaint_status/${CODE}`,
        progress,
        times.filter((name) => name === 'receivedAt'),
      ),
      ...countWrites(nameOf, CODE),
    )
  const { report, progress } = pair(CODE, REPORTER)

  it('cannot have a timestamp that its reporter chose, however close', async () => {
    const now = Date.now()
    for (const forged of [new Date(now - 1), earlier, new Date(now + 3_600_000)]) {
      const at = { receivedAt: forged }
      expectRefused(await reported({ ...report, ...at }, { ...progress, ...at }, ['updatedAt']))
      expectRefused(await reported({ ...report, updatedAt: forged }, progress, ['receivedAt']))
    }
    expectTaken(await reported(report, progress))
  })

  it.each([
    ['a status', { status: 'Selesai' }, { status: 'Selesai' }],
    [
      'a reply',
      {},
      { replies: { [id]: { text: 'Sudah kami kerjakan.', at: earlier } }, lastReply: id },
    ],
    ['the signature of staff', { updatedBy: 'petugas' }, {}],
    ['the channel of staff', { channel: 'telepon' }, {}],
    ['staff to handle it', { assignee: 'petugas' }, {}],
  ])('cannot be created with %s', async (_, reports, shows) => {
    expectRefused(await reported({ ...report, ...reports }, { ...progress, ...shows }))
    expectTaken(await reported(report, progress))
  })

  it.each(['replies', 'status', 'lastReply', `replies.${id}`])(
    'does not let a reporter with the code change %s',
    async (fieldPath) => {
      expectTaken(await reported(report, progress))
      const [name = '', entry] = fieldPath.split('.')
      const reply = { text: 'Sudah kami kerjakan.', at: earlier }
      const value = entry ? { [entry]: reply } : name === 'replies' ? { [id]: reply } : 'Selesai'
      for (const who of ['visitor', 'stranger', 'kontributor', 'editor'] as const)
        expectRefused(
          await send(who, {
            update: {
              name: nameOf(`complaint_status/${CODE}`),
              fields: toFields({ [name]: value }),
            },
            updateMask: { fieldPaths: [entry ? `${name}.\`${entry}\`` : name] },
          }),
          who,
        )
    },
  )

  it('cannot be withdrawn or changed by its reporter', async () => {
    expectTaken(await reported(report, progress))
    for (const path of [`complaints/${CODE}`, `complaint_status/${CODE}`])
      expectRefused(await send('visitor', { delete: nameOf(path) }))
    expectRefused(await reported({ ...report, report: 'Bukan begitu.' }, progress))
  })
})

describe.each(['editor', 'petugas', 'admin'] as const)(
  'documents of functions, attempted by %s',
  (who) => {
    it.each([
      [
        'audit/a',
        { collection: 'users', document: 'admin', action: 'delete', actor: 'admin-2', at: earlier },
      ],
      [
        'versions/a',
        { collection: 'news', document: id, data: {}, replacedBy: 'admin-2', replacedAt: earlier },
      ],
      ['complaint_totals/1', { total: 0, selesai: 0 }],
      ['complaint_notices/a', { emailDue: null, telegramDue: null }],
      ['complaint_work/email', { ids: [], leasedUntil: null }],
      ['publishing/state', { dirty: false }],
      ['search_index/manifest', { version: 'a' }],
      ['pages/sejarah', { slug: 'sejarah' }],
      ['budget_belanja/a', { total: 0 }],
    ])('cannot be written at %s, alone or with allowed writes', async (path, data) => {
      const profile = { ...userDocument(who, who), name: 'Lain', updatedBy: who }
      const theirs = write(`users/${who}`, profile, ['updatedAt'])
      const forged = { update: { name: nameOf(path), fields: toFields(data) } }
      expectRefused(await send(who, forged))
      expectRefused(await send(who, theirs, forged))
      expectTaken(await send('owner', forged))
      expectRefused(await send(who, theirs, { delete: nameOf(path) }))
      expectTaken(await send(who, theirs))
    })
  },
)

it('refuses to sign an article with the uid of its previous author', async () => {
  await project.store({ [`news/${id}`]: { ...newsBy('admin-2', id), updatedAt: earlier } })
  const edited = { ...newsBy('admin-2', id), title: 'Diretas' }
  expectRefused(await send('editor', write(`news/${id}`, edited, ['updatedAt'])))
  expectTaken(
    await send('editor', write(`news/${id}`, { ...edited, updatedBy: 'editor' }, ['updatedAt'])),
  )
  const { text } = await ask('owner', 'batchGet', { documents: [nameOf(`news/${id}`)] })
  expect(text).toContain('"updatedBy":{"stringValue":"editor"}')
})
