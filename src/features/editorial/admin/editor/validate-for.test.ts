import { describe, expect, it } from 'vitest'
import { InvalidForm } from '@/components/form/validate'
import type { EditorialStatus } from '@/domain/drafts/draft'
import type { Role } from '@/domain/users/role'
import { editorialKind } from '../editorial-kind'
import type { StoringAction } from './perform'
import { validateFor } from './validate-for'

const NEWS = editorialKind('news', '', { labels: {}, Fields: () => null, Preview: () => null })
const DAY = '2026-11-22'
const UNFINISHED = NEWS.empty('Siti')
const COMPLETE = {
  ...UNFINISHED,
  title: 'Panen',
  excerpt: 'Ringkasan',
  content: 'Isi',
  category: 'Ekonomi',
}

const validated = (
  action: StoringAction,
  status: EditorialStatus,
  values: object,
  role: Role = 'editor',
) => validateFor(action, NEWS, status, { ...values }, DAY, { uid: 'euis', role })

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
  'requires complete content for the action %s in the status %s',
  (action, status) => {
    expect(() => validated(action, status, UNFINISHED)).toThrow(InvalidForm)
  },
)

it.each(SEEN_BY_NOBODY)(
  'accepts incomplete content of limited length for the action %s in the status %s',
  (action, status) => {
    expect(validated(action, status, UNFINISHED)).toEqual(UNFINISHED)
    const title = 'x'.repeat(10_000)
    expect(() => validated(action, status, { ...UNFINISHED, title })).toThrow(InvalidForm)
  },
)

describe('text with the address of a picture in Storage', () => {
  const OWN = '/v0/b/demo-desa.firebasestorage.app/o/images%2F1763700000000.jpg?alt=media'
  const PROPOSED =
    '/v0/b/demo-desa.firebasestorage.app/o/images%2Fusulan%2Feuis%2F1763700000000.jpg?alt=media'
  const withText = (content: string) => ({ ...COMPLETE, content, date: DAY })

  it.each(SEEN_BY_OTHERS)(
    'is rejected at its field for the action %s in the status %s',
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
    'rejects pictures of other users for the action %s of a contributor in the status %s',
    (action, status) => {
      const mine = (address: string) =>
        validated(action, status, withText(`![A](${address}){width=1 height=1}`), 'kontributor')
      expect(mine(OWN)).toBeDefined()
      expect(mine(PROPOSED)).toBeDefined()
      expect(() => mine(PROPOSED.replace('euis', 'asep'))).toThrow(InvalidForm)
      expect(() => mine(OWN.replace('demo-desa', 'lama'))).toThrow(
        expect.objectContaining({
          fieldErrors: [['content', expect.stringMatching(/bukan foto Anda/)]],
        }) as Error,
      )
    },
  )

  it('replaces no-break spaces in a draft by spaces that the rules accept', () => {
    const text = (space: string) => `![A](${space}${OWN}){width=1 height=1}`
    const draft = validated('save', 'draf', withText(text('\u00A0')), 'kontributor')
    expect(draft['content']).toBe(text(' '))
  })

  it.each([OWN, PROPOSED])('may contain %s', (address) => {
    const values = withText(`![Panen](${address}){width=1 height=1}`)
    expect(validated('publish', 'diajukan', values)).toEqual(values)
  })
})

describe('the date', () => {
  it('stays empty until the day of publication unless it is chosen', () => {
    expect(validated('publish', 'baru', COMPLETE)).toEqual(COMPLETE)
    const chosen = { ...COMPLETE, date: '2026-01-02' }
    expect(validated('publish', 'baru', chosen)).toEqual(chosen)
  })

  it('cannot be removed from a published item', () => {
    expect(() => validated('save', 'terbit', COMPLETE)).toThrow(InvalidForm)
  })
})
