import { isDeepStrictEqual } from 'node:util'
import { doc, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { INPUT } from '../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { boundsOf, choicesOf, maxLengthOf } from '../../src/domain/field-facts'
import { LIMITS } from '../../src/domain/limits'
import {
  commit,
  expectDenied,
  expectEachDenied,
  isAllowed,
  setupRulesProject,
} from '../support/rules'
import {
  binEntryBy,
  draftBy,
  earlier,
  IDS,
  itemBy,
  MISLEADING_ADDRESSES,
  PDF_ADDRESSES,
  PRIVATE_ADDRESSES,
  PUBLIC_ADDRESSES,
  signedBy,
  asStored,
  without,
  WRONG_PDF_ADDRESSES,
} from './content'
import { connectPeople, OUTSIDERS, PUBLISHERS, userDocuments } from './people'

/* Rules of every kind of content, derived from the table of collections, the schemas and the sample. */

const [id, freshId, thirdId] = IDS

const INVALID: [string, DocumentData][] = [
  ['another id', { id: thirdId }],
  ['an author that is not a string', { createdBy: null }],
  ['an author that is too long', { createdBy: 'a'.repeat(129) }],
  ['the uid of another user', { updatedBy: 'admin-2' }],
  ['a client timestamp', { updatedAt: earlier }],
]

const LINE = 'a'.repeat(LIMITS.line)
const LINES = Array(LIMITS.lines).fill(LINE).join('\n')

const ATTACHED = `${PDF_ADDRESSES[0]} Formulir`
const ATTACHMENT_PROBES = [
  ...[ATTACHED, `${PDF_ADDRESSES[1]} ${'a'.repeat(LIMITS.title)}`],
  ...[LIMITS.attachments, LIMITS.attachments + 1].map((count) =>
    Array(count).fill(ATTACHED).join('\n'),
  ),
  ...[
    `${PDF_ADDRESSES[0]} ${'a'.repeat(LIMITS.title + 1)}`,
    `${PDF_ADDRESSES[0]} `,
    `${ATTACHED}\n`,
    `${ATTACHED} `,
  ],
  ...[...WRONG_PDF_ADDRESSES, ...PRIVATE_ADDRESSES, ...PUBLIC_ADDRESSES].map(
    (address) => `${address} Formulir`,
  ),
  ...[
    `${PDF_ADDRESSES[0]}? Formulir`,
    'https://contoh.id/a.pdf Formulir',
    `${ATTACHED}\nhttps://contoh.id/a.pdf A`,
  ],
]

const NOTE = 'a'.repeat(LIMITS.stepNote)
const steps = (count: number, text: string) => [
  Array(count).fill(`## 2026-03-31 50 %\n${text}`).join('\n'),
]

const PICTURE = '![Kegiatan pada 50 %](https://contoh.id/a){width=640 height=480}'
const [STEP = ''] = steps(1, PICTURE)
const STEP_PROBES = [
  ...[STEP.replace('640', '100000'), STEP.replace('480', '100000')],
  ...[LIMITS.progress, LIMITS.progress + 1].map((length) =>
    STEP.replace('/a', `/${'a'.repeat(length - STEP.length + 1)}`),
  ),
]

/** Values of every type, valid and invalid for each field. */
const PROBES: unknown[] = [
  ...[
    ...['', 'Teks', '2026-03-31', '2026-02-30', '0226-03-31'],
    ...['1989-12-31', '1990-01-01', '2100-12-31', '2101-01-01', '2026-13-01', '31 Maret 2026'],
  ],
  ...[
    ...['09:30', '24:00', '081200000011', '0812 0000-0011', '+62 (0)812 0000 0011'],
    ...['0062 812.0000.0011', '81200000011', '+81200000011', '(+81200000011)', '021 5551234'],
    ...['081234567'.padEnd(14, '0'), '081234567'.padEnd(15, '0'), 'rumah 0812 0000 0011'],
    ...['81234567'.padEnd(13, '0'), '81234567'.padEnd(14, '0'), '81234567', '8123456'],
    ...[30, 31].map((length) => '081200000011'.padEnd(length, '-')),
    ...['12', '/a', '/a/b c', '/', '//contoh.id/a', '/\\contoh.id/a'],
    ...MISLEADING_ADDRESSES,
    'a.jpg',
  ],
  '2026-03-31 2026-04-07',
  ...['01JZ0000000000000000000001', '-7.2504, 112.7688', '-7,112', '90, 180', '91, 0', '0, 181'],
  ...[15, 16].flatMap((digits) => [`7.${'1'.repeat(digits)}, 8`, `7, 8.${'1'.repeat(digits)}`]),
  ...['## 2026-03-31 101 %', '## 2026-03-31 050 %', '## 2026-03-31  %', '##  50 %', '# 2026'],
  ...steps(1, NOTE),
  ...steps(1, `${NOTE}a`),
  ...steps(1, '#'),
  ...[LIMITS.steps, LIMITS.steps + 1].flatMap((count) => steps(count, 'Selesai.')),
  ...PUBLIC_ADDRESSES.flatMap((src) =>
    steps(1, `![Kegiatan pada 50 %](${src}){width=640 height=480}`),
  ),
  ...['https://contoh.id', 'https://desa@contoh.id/a', 'https://contoh/a'],
  ...['https://a.id:12345/', 'https://a.id:123456/'],
  ...[LINES, `${LINES}\na`, `a\n${LINE}a\na`, `${LINE}a`],
  ...['https://contoh.id/a.jpg', 'HTTP://contoh.id/a.jpg', 'https://contoh.id/a b', 'https:/x'],
  ...['javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://contoh.id', ...PUBLIC_ADDRESSES],
  ...[...[0, 1, 15_000, 2_026, 2_026.5, Number.MAX_SAFE_INTEGER, -1, 0.5]],
  ...[null, true, ['a'], { a: 'a' }],
]

type Writes = Parameters<typeof commit>[1]

const OPTIONAL = ['endtime']

/**
 * Returns the changes of a field. Changes both days of an event, because the last day must not precede the first
 * (tests/rules/agenda.test.ts). A document that exists only on paper (`cetak`) has no URL.
 */
function changesTo(kind: string, field: string, value: unknown): DocumentData {
  if (kind === 'agenda' && ['date', 'lastdate'].includes(field))
    return { date: value, lastdate: value }
  return { [field]: value, ...(value === 'cetak' && { url: '' }) }
}

describe.each(collectionsWith('form'))('items of the kind %s', (kind) => {
  const entry: Collection = COLLECTIONS[kind]
  const { title = '', added = {}, marked } = entry
  const project = setupRulesProject(`demo-rules-kind-${kind.replaceAll('_', '-')}`)
  const people = connectPeople(project)
  const path = `${kind}/${id}`
  const freshPath = `${kind}/${freshId}`
  const binPath = `bin/${kind}-${id}`
  const draftPath = `drafts/${kind}-${id}`
  const unpublishedBy = (uid: string) => ({
    ...draftBy(uid, `${kind}-${id}`),
    data: { [title]: 'Panen raya' },
    kind,
    itemId: id,
  })
  const item = asStored(itemBy(kind, 'admin-2', id))
  const savedBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
    ...item,
    ...signedBy(uid),
    ...changes,
  })

  beforeEach(async () => {
    await project.clear()
    await project.store({ ...userDocuments(), [path]: item })
  })

  /** Returns whether the schema accepts an item with these changes unmodified. Forms trim before they send. */
  const isInput = (changes: DocumentData) => {
    const fields = Object.keys(INPUT[kind].entries).map((field): [string, unknown] => [
      field,
      item[field],
    ])
    const typed = { ...Object.fromEntries(fields), ...changes }
    const parsed = v.safeParse(INPUT[kind], typed)
    return parsed.success && isDeepStrictEqual(parsed.output, typed)
  }

  const isAcceptedByRules = (changes: DocumentData) => {
    const newId = ulid()
    const created = { ...itemBy(kind, 'editor', newId), ...changes }
    return isAllowed(commit(people.editor, { [`${kind}/${newId}`]: created }))
  }

  async function takenOf<Value>(
    values: readonly Value[],
    makeChanges: (value: Value) => DocumentData,
  ): Promise<Value[]> {
    const accepted = await Promise.all(values.map((value) => isAcceptedByRules(makeChanges(value))))
    return values.filter((_, at) => accepted[at])
  }

  describe.each(Object.entries<v.GenericSchema>(INPUT[kind].entries))('its %s', (field, schema) => {
    const start = v.is(schema, '/a') ? '/' : 'https://contoh.id/'

    it('accepts the same values in the rules as in the schema', async () => {
      const [min, max] = boundsOf(schema)
      const own = {
        attachments: ATTACHMENT_PROBES,
        content: kind === 'projects' ? STEP_PROBES : [],
      }
      const probes = [
        ...PROBES,
        ...(own[field as keyof typeof own] ?? []),
        ...(choicesOf(schema) ?? []),
        min - 1,
        min,
        max,
        max + 1,
      ]
      const makeChanges = (value: unknown) => changesTo(kind, field, value)
      const accepted = probes.filter((value) => isInput(makeChanges(value)))
      expect(await takenOf(probes, makeChanges)).toEqual(accepted)
    })

    const isAddress = v.is(schema, 'https://contoh.id/a') && !v.is(schema, 'a b')
    if (isAddress)
      it('refuses addresses of private files, and of PDFs in the bucket unless the field is for PDFs', async () => {
        const addresses = [...PRIVATE_ADDRESSES, ...PDF_ADDRESSES, ...WRONG_PDF_ADDRESSES]
        const accepted = await takenOf(addresses, (address) => ({ [field]: address }))
        expect(accepted).toEqual(v.is(schema, '/a') ? [] : PDF_ADDRESSES)
      })

    if (field === marked)
      it('accepts addresses of public pictures in its text, and refuses addresses of private files', async () => {
        const shown = `Foto:\n${PUBLIC_ADDRESSES.join('\n')}`
        const hidden = PRIVATE_ADDRESSES.flatMap((address) => [
          `Foto:\n${address}\nSelesai.`,
          [PUBLIC_ADDRESSES[0], address].join('\n'),
        ])
        expect(await takenOf([shown, ...hidden], (text) => ({ [field]: text }))).toEqual([shown])
      })

    const most = maxLengthOf(schema)
    if (most !== undefined)
      it(`accepts ${most} characters, but not more`, async () => {
        const full = start + 'a'.repeat(most - start.length)
        expect(await takenOf([`${full}a`, full], (text) => ({ [field]: text }))).toEqual([full])
      })

    if (!v.is(schema, ''))
      it('refuses blank text', async () =>
        expect(await takenOf(['  ', ' \n '], (value) => ({ [field]: value }))).toEqual([]))
  })

  describe.each(PUBLISHERS)('the user %s', (uid) => {
    const person = people[uid]
    const draft = { ...unpublishedBy(uid), createdBy: 'admin-2' }
    const fresh = itemBy(kind, uid, freshId)
    const anonymous = without(item, 'createdBy')
    const binEntry = binEntryBy(uid, kind, id, item)
    const draftBin = `bin/drafts-${kind}-${id}`
    const thirdPath = `${kind}/${thirdId}`
    const ofContributor = {
      ...{ ...draftBy('kontributor', freshId), data: { [title]: 'Panen raya' } },
      ...{ kind, itemId: thirdId },
    }
    type Attempts = Record<string, [writes: Writes, before?: Writes]>

    async function prepare(before: Writes = {}) {
      const empty = [freshPath, thirdPath, binPath, draftPath, draftBin, `bin/${kind}-${freshId}`]
      await project.store({
        ...Object.fromEntries(empty.map((each) => [each, null])),
        [path]: item,
        ...before,
      })
    }

    it('may create, update, delete, unpublish, publish and restore items', async () => {
      const allowed: Attempts = {
        create: [{ [freshPath]: fresh }],
        'create in the name of the author': [
          { [freshPath]: { ...fresh, createdBy: 'a'.repeat(128) } },
        ],
        update: [{ [path]: savedBy(uid, { [title]: 'Panen kedua' }) }],
        'update an item without an author': [
          { [path]: savedBy(uid, { createdBy: '' }) },
          { [path]: anonymous },
        ],
        'delete with a copy in the bin': [{ [binPath]: binEntry, [path]: null }],
        'delete again after restoring': [
          { [binPath]: binEntry, [path]: null },
          { [binPath]: binEntry },
        ],
        unpublish: [{ [draftPath]: draft, [path]: null }],
        'publish a draft': [
          {
            [thirdPath]: { ...itemBy(kind, uid, thirdId), createdBy: 'kontributor' },
            [`drafts/${freshId}`]: null,
          },
          { [`drafts/${freshId}`]: asStored(ofContributor) },
        ],
        restore: [
          { [path]: savedBy(uid), [binPath]: null },
          { [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) },
        ],
        'restore as older rules stored it': [
          { [path]: { ...anonymous, ...signedBy(uid) }, [binPath]: null },
          { [path]: null, [binPath]: binEntryBy('admin-2', kind, id, anonymous) },
        ],
      }
      for (const [what, [writes, before]] of Object.entries(allowed)) {
        await prepare(before)
        await expect(commit(person, writes), what).resolves.toBeUndefined()
      }
      await prepare()
      await updateDoc(doc(person.firestore, path), { [title]: 'Panen kedua', ...signedBy(uid) })
    })

    it('cannot create or update an invalid item', async () => {
      const more = { catatan: 'rahasia' }
      await expectEachDenied(
        [
          ...[...INVALID.map(([, changes]) => changes), more].flatMap((changes): Writes[] => [
            { [freshPath]: { ...fresh, ...changes } },
            { [path]: savedBy(uid, changes) },
          ]),
          ...Object.keys(item)
            .filter((field) => !OPTIONAL.includes(field))
            .flatMap((field): Writes[] => [
              { [freshPath]: without(fresh, field) },
              { [path]: without(savedBy(uid), field) },
            ]),
          { [`${kind}/satu`]: itemBy(kind, uid, 'satu') },
          { [freshPath]: itemBy(kind, uid, id) },
          { [path]: savedBy(uid, { createdBy: uid }) },
        ],
        (writes) => commit(person, writes),
      )
      await project.store({ [path]: anonymous })
      await expectDenied(commit(person, { [path]: savedBy(uid, { createdBy: uid }) }))
    })

    it.each(Object.keys(added))('can set %s only on creation', async (field) => {
      await commit(person, { [freshPath]: { ...fresh, [field]: 12 } })
      await expectDenied(commit(person, { [path]: savedBy(uid, { [field]: 12 }) }))
      const values = [0, Number.MAX_SAFE_INTEGER, -1, 0.5, '1', null, 2 ** 53]
      const accepted = await takenOf(values, (value) => ({ [field]: value }))
      expect(accepted).toEqual(values.slice(0, 2))
    })

    it('cannot delete, unpublish or restore an item without the copy that the rules require', async () => {
      const other = asStored(itemBy(kind, 'admin-2', freshId))
      const old = asStored({ ...draft, data: { title: 'Lama' } })
      const ofOther = { ...draft, id: `${kind}-${freshId}`, itemId: freshId }
      const lies: Writes = { [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) }
      const denied: Attempts = {
        'delete without a copy': [{ [path]: null }],
        'delete with an earlier copy': [
          { [path]: null },
          { [binPath]: { ...binEntry, deletedAt: earlier } },
        ],
        'delete with the copy of another item': [
          {
            [`bin/${kind}-${freshId}`]: binEntryBy(uid, kind, freshId, other),
            [freshPath]: null,
            [path]: null,
          },
          { [freshPath]: other },
        ],
        'delete with a new draft of the same id': [
          { [`drafts/${id}`]: draftBy(uid, id), [path]: null },
        ],
        'delete beside an existing draft': [{ [path]: null }, { [draftPath]: asStored(draft) }],
        'unpublish into an existing draft': [
          { [draftPath]: draft, [path]: null },
          { [draftPath]: asStored(draft) },
        ],
        'unpublish into a draft restored from the bin': [
          { [draftPath]: { ...old, ...signedBy(uid) }, [draftBin]: null, [path]: null },
          { [draftBin]: binEntryBy(uid, 'drafts', `${kind}-${id}`, old) },
        ],
        'delete with the unpublication of another item': [
          { [`drafts/${kind}-${freshId}`]: ofOther, [freshPath]: null, [path]: null },
          { [freshPath]: other },
        ],
        'replace an item in the bin': [{ [path]: savedBy(uid) }, lies],
        'replace an item in the bin by a new one': [{ [path]: itemBy(kind, uid, id) }, lies],
        'restore over an existing item': [
          { [path]: savedBy(uid), [binPath]: null },
          { ...lies, [path]: asStored({ ...item, [title]: 'Baru' }) },
        ],
        ...Object.fromEntries(
          [
            { [title]: 'Lain' },
            { createdBy: 'kontributor' },
            { catatan: '' },
            { updatedBy: 'admin-2' },
            { updatedAt: earlier },
          ].map((changes): [string, [Writes, Writes]] => [
            `restore with ${Object.keys(changes).join()}`,
            [{ [path]: savedBy(uid, changes), [binPath]: null }, lies],
          ]),
        ),
      }
      for (const [what, [writes, before]] of Object.entries(denied)) {
        await prepare(before)
        await expectDenied(commit(person, writes), what)
      }
    })
  })

  it('does not let other roles unpublish or restore items', async () => {
    const denied = async (writesOf: (uid: keyof typeof people) => Writes) => {
      for (const uid of ['kontributor', ...OUTSIDERS] as const)
        await expectDenied(commit(people[uid], writesOf(uid)))
    }
    await denied((uid) => ({
      [draftPath]: { ...unpublishedBy(uid), createdBy: 'admin-2' },
      [path]: null,
    }))
    await project.store({ [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) })
    await denied((uid) => ({ [path]: savedBy(uid), [binPath]: null }))
  })

  it('applies a demotion to the next write', async () => {
    await commit(people.editor, { [path]: savedBy('editor') })
    await project.store({ 'users/editor': { ...userDocuments()['users/editor'], role: 'petugas' } })
    await expectDenied(commit(people.editor, { [path]: savedBy('editor') }))
  })

  it('treats a user without the field `disabled` as enabled', async () => {
    await project.store({
      'users/editor': without({ ...userDocuments()['users/editor'] }, 'disabled'),
    })
    await expect(commit(people.editor, { [path]: savedBy('editor') })).resolves.toBeUndefined()
  })
})
