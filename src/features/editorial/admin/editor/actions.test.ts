import { QueryClient } from '@tanstack/react-query'
import { ulid } from 'ulid'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { InvalidForm } from '@/components/form/validate'
import type { EditorialStatus } from '@/domain/drafts/draft'
import type { Role } from '@/domain/users/role'
import { documents, reset } from '@/lib/firebase/__mocks__/writes'
import { ARTICLE, newsWith, NOON, SITI } from '../editor-fixtures'
import {
  canonicalJson,
  type Details,
  type Editing,
  runAction,
  type StoringAction,
  validateFor,
} from './actions'
import { type EditorDocument, newDocument, openDocument } from './editor-document'

vi.mock('@/lib/firebase/writes')
vi.mock('@/lib/images/staged-pictures', () => ({
  promoteStaged: (_: QueryClient, values: object) => Promise.resolve(values),
}))

const NEWS = newsWith()
const EDITING: Editing = {
  kind: NEWS,
  person: SITI,
  zone: 'Asia/Jakarta',
  client: new QueryClient(),
}
const HOUR = '2026-12-01T01:00:00.000Z'

beforeEach(reset)

type State = Pick<EditorDocument, 'status' | 'publishAt' | 'note'>
const state = (status: EditorialStatus, note = '', publishAt: string | null = null): State => ({
  ...{ status, publishAt, note },
})

it.each<[StoringAction, State, Details, State]>([
  ['save', state('baru', 'Lengkapi.'), {}, state('draf', 'Lengkapi.')],
  ['save', state('draf', 'Lengkapi.'), {}, state('draf', 'Lengkapi.')],
  ['save', state('diajukan', 'Lengkapi.'), {}, state('diajukan', 'Lengkapi.')],
  ['save', state('terjadwal', '', HOUR), {}, state('terjadwal', '', HOUR)],
  ['submit', state('draf', 'Lengkapi.'), {}, state('diajukan')],
  ['schedule', state('draf'), { publishAt: new Date(HOUR) }, state('terjadwal', '', HOUR)],
  [
    'withdraw',
    state('terjadwal', '', HOUR),
    { note: 'Belum pasti.' },
    state('draf', 'Belum pasti.'),
  ],
])(
  'runAction %s on a draft %j with the details %j stores the state %j',
  async (action, before, details, after) => {
    const document = { ...newDocument(ulid(), ARTICLE), ...before }
    const open = openDocument(document)
    const { stored } = await runAction(EDITING, action, open, ARTICLE, details, async () => {})
    expect(stored).toMatchObject({ ...after, source: { type: 'draft', id: document.source.id } })
    const { status: state, publishAt, note } = after
    expect(documents.get(`drafts/${document.source.id}`)).toMatchObject({
      ...{ state, publishAt: publishAt && new Date(publishAt), note },
    })
  },
)

it('unpublishing creates a draft that contains the id of the item', async () => {
  const id = ulid()
  const item = { ...ARTICLE, date: '2026-01-01' }
  documents.set(`news/${id}`, { ...item, updatedAt: NOON, updatedBy: 'budi', createdBy: 'budi' })
  const open = openDocument({
    ...newDocument(id, item),
    ...{ source: { type: 'item', id }, status: 'terbit', itemId: id, updatedAt: NOON },
  })
  const { stored } = await runAction(EDITING, 'unpublish', open, item, {}, async () => {})
  expect(stored).toMatchObject({ source: { type: 'draft', id: `news-${id}` }, status: 'draf' })
  expect([...documents.entries()]).toMatchObject([
    [`drafts/news-${id}`, { itemId: id, createdBy: 'budi', state: 'draf' }],
  ])
})

it("runAction remembers the last five distinct attempts and the item's id before sending", async () => {
  const open = {
    ...openDocument(newDocument(ulid(), ARTICLE)),
    attempts: ['1', '2', '3', '4', '5'],
  }
  const remember = vi.fn(() => Promise.resolve(expect(documents.size).toBe(0)))
  const { stored } = await runAction(EDITING, 'publish', open, ARTICLE, {}, remember)
  const attempts = ['2', '3', '4', '5', canonicalJson(stored.values)]
  expect(remember).toHaveBeenCalledExactlyOnceWith({ itemId: stored.itemId, attempts })
  documents.clear()
  await runAction(EDITING, 'publish', { ...open, attempts }, ARTICLE, {}, remember)
  expect(remember).toHaveBeenLastCalledWith(expect.objectContaining({ attempts }))
})

const UNFINISHED = NEWS.empty('Siti')

const validated = (
  action: StoringAction,
  status: EditorialStatus,
  values: object,
  role: Role = 'editor',
) => validateFor({ ...EDITING, person: { ...SITI, role } }, action, status, { ...values })

const SEEN_BY_OTHERS: [StoringAction, EditorialStatus][] = [
  ['publish', 'baru'],
  ['publish', 'diajukan'],
  ['schedule', 'draf'],
  ['submit', 'draf'],
  ['save', 'terjadwal'],
  ['save', 'terbit'],
]

const SEEN_BY_NOBODY: [StoringAction, EditorialStatus][] = [
  ['save', 'baru'],
  ['save', 'draf'],
  ['save', 'diajukan'],
  ['withdraw', 'diajukan'],
  ['unpublish', 'terbit'],
]

it.each(SEEN_BY_OTHERS)(
  'validateFor requires complete content for the action %s in the status %s',
  (action, status) => {
    expect(() => validated(action, status, UNFINISHED)).toThrow(InvalidForm)
  },
)

it.each(SEEN_BY_NOBODY)(
  'validateFor accepts incomplete, but not oversized content for the action %s in the status %s',
  (action, status) => {
    expect(validated(action, status, UNFINISHED)).toEqual(UNFINISHED)
    const title = 'x'.repeat(10_000)
    expect(() => validated(action, status, { ...UNFINISHED, title })).toThrow(InvalidForm)
  },
)

describe('text that contains the address of a file in Storage', () => {
  const OWN = '/v0/b/demo-desa.firebasestorage.app/o/images%2F1763700000000.jpg?alt=media'
  const PROPOSED =
    '/v0/b/demo-desa.firebasestorage.app/o/images%2Fusulan%2Fsiti%2F1763700000000.jpg?alt=media'
  const withText = (content: string) => ({ ...ARTICLE, content, date: '2026-11-22' })

  it.each(SEEN_BY_OTHERS)(
    'is rejected if the file is private: action %s in the status %s',
    (action, status) => {
      const foreign =
        'Lihat https://firebasestorage.googleapis.com/v0/b/lama/o/perdes.pdf?alt=media'
      expect(() => validated(action, status, withText(foreign))).toThrow(
        expect.objectContaining({
          fieldErrors: [['content', expect.stringMatching(/^Teks ini memuat alamat penyimpanan/)]],
        }) as Error,
      )
    },
  )

  it.each([
    ['save', 'draf'],
    ['save', 'baru'],
    ['withdraw', 'diajukan'],
    ['submit', 'draf'],
  ] as const)(
    "is rejected if it is another user's picture: action %s of a contributor in the status %s",
    (action, status) => {
      const mine = (address: string) =>
        validated(action, status, withText(`![A](${address}){width=1 height=1}`), 'kontributor')
      expect(mine(OWN)).toBeDefined()
      expect(mine(PROPOSED)).toBeDefined()
      expect(() => mine(PROPOSED.replace('siti', 'asep'))).toThrow(InvalidForm)
      expect(() => mine(OWN.replace('demo-desa', 'lama'))).toThrow(
        expect.objectContaining({
          fieldErrors: [['content', expect.stringMatching(/bukan foto Anda/)]],
        }) as Error,
      )
    },
  )

  it('uses plain spaces instead of no-break spaces, which the rules reject', () => {
    const text = (space: string) => `![A](${space}${OWN}){width=1 height=1}`
    const draft = validated('save', 'draf', withText(text('\u00A0')), 'kontributor')
    expect(draft['content']).toBe(text(' '))
  })

  it.each([OWN, PROPOSED])('passes the validation if the address is %s', (address) => {
    const values = withText(`![Panen](${address}){width=1 height=1}`)
    expect(validated('publish', 'diajukan', values)).toEqual(values)
  })
})

describe('the date of an article', () => {
  it('stays empty until the article is published, unless the user sets it', () => {
    expect(validated('publish', 'baru', ARTICLE)).toEqual(ARTICLE)
    const chosen = { ...ARTICLE, date: '2026-01-02' }
    expect(validated('publish', 'baru', chosen)).toEqual(chosen)
  })

  it('cannot be removed from a published article', () => {
    expect(() => validated('save', 'terbit', ARTICLE)).toThrow(InvalidForm)
  })
})
