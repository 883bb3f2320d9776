import type { DocumentData } from 'firebase/firestore/lite'
import { expect, it } from 'vitest'
import type { DraftKind } from '../../src/domain/collections'
import { LIMITS } from '../../src/domain/limits'
import { DOCUMENT_TYPES } from '../../src/domain/public-documents/public-document'
import { SERVICE_CATEGORIES } from '../../src/domain/services/service'
import { commit, isAllowed } from '../support/rules'
import {
  draftBy,
  IDS,
  itemBy,
  PDF_ADDRESSES,
  signedBy,
  stored,
  WRONG_PDF_ADDRESSES,
} from './content'
import { setupPeople } from './people'

/* Limits of each kind of content that do not follow from a length in the schema. */

const { project, people } = setupPeople('demo-rules-kinds-limits')
const [id] = IDS

async function isAcceptedByRules(kind: DraftKind, changes: DocumentData): Promise<boolean> {
  const path = `${kind}/${id}`
  await project.store({ [path]: null })
  return isAllowed(commit(people.editor, { [path]: { ...itemBy(kind, 'editor', id), ...changes } }))
}

const DIGITS = '1234567'
const LINE = 'a'.repeat(LIMITS.line)
const LINES = Array(LIMITS.lines).fill(LINE).join('\n')
const NO_LINES = [`${LINES}\na`, `a\n${LINE}a\na`, `${LINE}a`, ' \n ', '', null]
const CASES: [
  kind: DraftKind,
  field: string,
  valid: readonly unknown[],
  invalid: readonly unknown[],
][] = [
  ['news', 'content', ['a'.repeat(LIMITS.content)], ['a'.repeat(LIMITS.content + 1)]],
  ['news', 'createdBy', ['a'.repeat(128), ''], ['a'.repeat(129), 7, null]],
  ['news', 'views', [0, Number.MAX_SAFE_INTEGER], [-1, 0.5, '1', null, 2 ** 53]],
  [
    'umkm',
    'whatsapp',
    [`08${DIGITS}00000`, `8${DIGITS}00000`, `0812 0000 0001${' '.repeat(16)}`],
    [
      `08${DIGITS}000000`,
      `8${DIGITS}000000`,
      `0812 0000 0001${' '.repeat(17)}`,
      'rumah 0812 0000 0001',
    ],
  ],
  ['umkm', 'price', [0, 1_000_000_000], [-1, 1_000_000_001]],
  ['public_documents', 'type', Object.keys(DOCUMENT_TYPES), ['Perdes', '', null]],
  ['public_documents', 'year', [2000, 2100], [1999, 2101]],
  ['services', 'category', SERVICE_CATEGORIES, ['Lainnya', '', null]],
  ['services', 'documents', [LINES, 'a', '-\n\n-'], NO_LINES],
  ['services', 'steps', [LINES, 'a', '-\n\n-'], NO_LINES],
  [
    'public_documents',
    'url',
    ['https://a.id:12345/', ...PDF_ADDRESSES],
    ['https://a.id:123456/', '', ...WRONG_PDF_ADDRESSES],
  ],
  ['services', 'formurl', ['', ...PDF_ADDRESSES], WRONG_PDF_ADDRESSES],
]

it.each(CASES)('limits %s: %s', async (kind, field, valid, invalid) => {
  for (const value of [...valid, ...invalid])
    expect([value, await isAcceptedByRules(kind, { [field]: value })]).toEqual([
      value,
      valid.includes(value),
    ])
})

it.each([
  [LIMITS.reason, true],
  [LIMITS.reason + 1, false],
])('a note of %i characters is valid: %s', async (length, expected) => {
  const draft = stored(draftBy('kontributor', id))
  await project.store({ [`drafts/${id}`]: draft })
  const noted = { ...draft, note: 'a'.repeat(length), ...signedBy('editor') }
  expect(await isAllowed(commit(people.editor, { [`drafts/${id}`]: noted }))).toBe(expected)
})
