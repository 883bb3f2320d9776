import { isDeepStrictEqual } from 'node:util'
import { doc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import * as v from 'valibot'
import { beforeEach, describe, expect, it } from 'vitest'
import { INPUT, STORED } from '../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { commit, expectDenied, isAllowed, setupRulesProject } from '../support/rules'
import {
  binEntryBy,
  draftBy,
  earlier,
  IDS,
  itemBy,
  MISLEADING_ADDRESSES,
  PRIVATE_ADDRESSES,
  PUBLIC_ADDRESSES,
  signedBy,
  stored,
  without,
} from './content'
import { maxLengthOf } from './max-length'
import { connectPeople, OUTSIDERS, PUBLISHERS, userDocuments } from './people'

/*
 * What holds for every kind of content. All of it follows from the table of collections, the schemas
 * and the sample; a kind that the rules forget, or treat otherwise, fails here by its name.
 */

const [id, freshId, thirdId] = IDS

/** What no item may hold. */
const WRONG: [string, DocumentData][] = [
  ['another id', { id: thirdId }],
  ['an author that is no text', { createdBy: null }],
  ['the name of another', { updatedBy: 'admin-2' }],
  ['a time of its own', { updatedAt: earlier }],
]

/** Values of every sort that a field may have, and some that none may. */
const PROBES = [
  ...[
    '',
    'Teks',
    'Ekonomi',
    'Pengumuman',
    '2026-03-31',
    '2026-02-30',
    '0226-03-31',
    '1989-12-31',
    '1990-01-01',
    '2100-12-31',
    '2101-01-01',
    '2026-13-01',
    '31 Maret 2026',
  ],
  ...[
    '09:30',
    '24:00',
    '081200000011',
    '0812 0000-0011',
    '+62 (0)812 0000 0011',
    '0062 812.0000.0011',
    '81200000011',
    '+81200000011',
    '(+81200000011)',
    '021 5551234',
    '12',
    '/a',
    '/a/b c',
    '/',
    '//contoh.id/a',
    '/\\contoh.id/a',
    ...MISLEADING_ADDRESSES,
    'a.jpg',
  ],
  ...['mingguan', 'bulanan-hari', '2026-03-31 2026-04-07'],
  ...['APBDes', 'lainnya', 'https://contoh.id', 'https://desa@contoh.id/a', 'https://contoh/a'],
  ...['https://contoh.id/a.jpg', 'HTTP://contoh.id/a.jpg', 'https://contoh.id/a b', 'https:/x'],
  ...['javascript:alert(1)', 'data:image/png;base64,AA', 'ftp://contoh.id', ...PUBLIC_ADDRESSES],
  ...[
    0,
    1,
    15_000,
    20_000,
    20_001,
    2_000,
    2_026,
    2_100,
    2_101,
    2_026.5,
    Number.MAX_SAFE_INTEGER,
    -1,
    0.5,
  ],
  ...[null, true, ['a'], { a: 'a' }],
]

/** Fields that documents of an earlier version do not have. */
const OPTIONAL = ['endtime']

/** The last day of an event depends on the first: tests/rules/agenda.test.ts. */
const changesTo = (field: string, value: unknown): DocumentData =>
  field === 'date' || field === 'lastdate' ? { date: value, lastdate: value } : { [field]: value }

describe.each(collectionsWith('form'))('%s', (kind) => {
  const entry: Collection = COLLECTIONS[kind]
  const { title = '', added = {}, detail = [] } = entry
  const project = setupRulesProject(`demo-rules-kind-${kind.replaceAll('_', '-')}`)
  const people = connectPeople(project)
  const path = `${kind}/${id}`
  const freshPath = `${kind}/${freshId}`
  const binPath = `bin/${kind}-${id}`
  const draftPath = `drafts/${kind}-${id}`
  const unpublishedBy = (uid: string) => ({
    ...draftBy(uid, `${kind}-${id}`),
    kind,
    itemId: id,
  })
  const item = stored(itemBy(kind, 'admin-2', id))
  /** The item as `uid` would save it. */
  const savedBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
    ...item,
    ...signedBy(uid),
    ...changes,
  })

  beforeEach(async () => {
    await project.clear()
    await project.store({ ...userDocuments(), [path]: item })
  })

  /** Whether the schema takes an item with these changes as it is: what a form sends has been trimmed already. */
  const isInput = (changes: DocumentData) => {
    const fields = Object.keys(INPUT[kind].entries).map((field): [string, unknown] => [
      field,
      item[field],
    ])
    const typed = { ...Object.fromEntries(fields), ...changes }
    const parsed = v.safeParse(INPUT[kind], typed)
    return parsed.success && isDeepStrictEqual(parsed.output, typed)
  }

  /** Whether the rules take an item with these changes. */
  const isTaken = (changes: DocumentData) =>
    isAllowed(
      commit(people.editor, { [freshPath]: { ...itemBy(kind, 'editor', freshId), ...changes } }),
    )

  describe.each(Object.entries<v.GenericSchema>(INPUT[kind].entries))('its %s', (field, schema) => {
    it.each(PROBES)('%j is taken by the rules as by the schema', async (value) => {
      const changes = kind === 'agenda' ? changesTo(field, value) : { [field]: value }
      expect(await isTaken(changes)).toBe(isInput(changes))
    })

    const isAddress = v.is(schema, 'https://contoh.id/a') && !v.is(schema, 'a b')
    if (isAddress)
      it.each(PRIVATE_ADDRESSES)('never is %s', async (address) => {
        expect(await isTaken({ [field]: address })).toBe(false)
      })

    if (detail.includes(field)) {
      it('may show public pictures', async () => {
        const text = `Foto:\n${PUBLIC_ADDRESSES.join('\n')}`
        expect(await isTaken({ [field]: text })).toBe(true)
      })

      it.each(PRIVATE_ADDRESSES)('never shows %s', async (address) => {
        for (const text of [
          `Foto:\n${address}\nSelesai.`,
          [PUBLIC_ADDRESSES[0], address].join('\n'),
        ])
          expect(await isTaken({ [field]: text })).toBe(false)
      })
    }

    const most = maxLengthOf(schema)
    if (most !== undefined)
      it(`has ${most} characters and no more`, async () => {
        const start = v.is(schema, '/a') ? '/' : 'https://contoh.id/'
        const full = start + 'a'.repeat(most - start.length)
        expect(await isTaken({ [field]: `${full}a` })).toBe(false)
        expect(await isTaken({ [field]: full })).toBe(true)
      })

    if (!v.is(schema, ''))
      it('is more than blank', async () => expect(await isTaken({ [field]: '  ' })).toBe(false))
  })

  it('has the fields that the schema knows', () => {
    expect(Object.keys(itemBy(kind, 'editor', id)).sort()).toEqual(
      Object.keys(STORED[kind].entries).sort(),
    )
  })

  describe.each(PUBLISHERS)('%s', (uid) => {
    const person = people[uid]
    const draft = { ...unpublishedBy(uid), createdBy: 'admin-2' }

    it('creates', () => commit(person, { [freshPath]: itemBy(kind, uid, freshId) }))

    it('creates in the name of whoever wrote it', () =>
      commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), createdBy: 'kontributor' } }))

    it('updates what does not say who wrote it', async () => {
      await project.store({ [path]: without(item, 'createdBy') })
      await commit(person, { [path]: savedBy(uid, { createdBy: '' }) })
    })

    it('cannot pass the work of one for that of another', async () => {
      await expectDenied(commit(person, { [path]: savedBy(uid, { createdBy: uid }) }))
      await project.store({ [path]: without(item, 'createdBy') })
      await expectDenied(commit(person, { [path]: savedBy(uid, { createdBy: uid }) }))
    })

    it('updates', () => commit(person, { [path]: savedBy(uid, { [title]: 'Panen kedua' }) }))

    it('updates single fields', () =>
      updateDoc(doc(person.firestore, path), {
        [title]: 'Panen kedua',
        updatedBy: uid,
        updatedAt: serverTimestamp(),
      }))

    it('deletes with a copy in the bin', () =>
      commit(person, { [binPath]: binEntryBy(uid, kind, id, item), [path]: null }))

    it('deletes again what was restored and deleted before', async () => {
      await project.store({ [binPath]: { ...binEntryBy(uid, kind, id, item) } })
      await commit(person, { [binPath]: binEntryBy(uid, kind, id, item), [path]: null })
    })

    it('unpublishes', () => commit(person, { [draftPath]: draft, [path]: null }))

    it('publishes a draft', async () => {
      await project.store({
        [`drafts/${freshId}`]: stored({
          ...draftBy('kontributor', freshId),
          kind,
          itemId: thirdId,
        }),
      })
      await commit(person, {
        [`${kind}/${thirdId}`]: { ...itemBy(kind, uid, thirdId), createdBy: 'kontributor' },
        [`drafts/${freshId}`]: null,
      })
    })

    it.each(WRONG)('cannot create with %s', (_, changes) =>
      expectDenied(commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), ...changes } })),
    )

    it.each(WRONG)('cannot update to %s', (_, changes) =>
      expectDenied(commit(person, { [path]: savedBy(uid, changes) })),
    )

    it('cannot create under an id that is no ULID', () =>
      expectDenied(commit(person, { [`${kind}/satu`]: itemBy(kind, uid, 'satu') })))

    it('cannot create in the name of another item', () =>
      expectDenied(commit(person, { [freshPath]: itemBy(kind, uid, id) })))

    it('cannot create or update with a field more', async () => {
      const more = { catatan: 'rahasia' }
      await expectDenied(
        commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), ...more } }),
      )
      await expectDenied(commit(person, { [path]: savedBy(uid, more) }))
    })

    const required = Object.keys(item).filter((field) => !OPTIONAL.includes(field))
    it.each(required)('cannot create or update without %s', async (field) => {
      const fresh = itemBy(kind, uid, freshId)
      await expectDenied(commit(person, { [freshPath]: without(fresh, field) }))
      await expectDenied(commit(person, { [path]: without(savedBy(uid), field) }))
    })

    it.each(Object.keys(added))(
      'cannot change the %s, which it may have when it is created',
      async (field) => {
        await commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), [field]: 12 } })
        await expectDenied(commit(person, { [path]: savedBy(uid, { [field]: 12 }) }))
      },
    )

    it('cannot delete without a copy', () => expectDenied(commit(person, { [path]: null })))

    it('cannot delete with a copy of an earlier time', async () => {
      const entry = { ...binEntryBy(uid, kind, id, item), deletedAt: earlier }
      await project.store({ [binPath]: entry })
      await expectDenied(commit(person, { [path]: null }))
    })

    it('cannot delete with the copy of another', async () => {
      const other = stored(itemBy(kind, uid, freshId))
      await project.store({ [freshPath]: other })
      await expectDenied(
        commit(person, {
          [`bin/${kind}-${freshId}`]: binEntryBy(uid, kind, freshId, other),
          [freshPath]: null,
          [path]: null,
        }),
      )
    })

    it('cannot unpublish into a draft that was there before', async () => {
      await project.store({ [draftPath]: stored(draft) })
      await expectDenied(commit(person, { [path]: null }))
      await expectDenied(commit(person, { [draftPath]: draft, [path]: null }))
    })

    it('cannot unpublish into a draft that comes from the bin', async () => {
      const old = stored({ ...draft, data: { title: 'Lama' } })
      const draftBin = `bin/drafts-${kind}-${id}`
      await project.store({
        [draftBin]: binEntryBy(uid, 'drafts', `${kind}-${id}`, old),
      })
      const restored = { ...old, ...signedBy(uid) }
      await expectDenied(commit(person, { [draftPath]: restored, [draftBin]: null, [path]: null }))
    })

    it('cannot delete beside a new draft that happens to bear its id', () =>
      expectDenied(commit(person, { [`drafts/${id}`]: draftBy(uid, id), [path]: null })))

    it('cannot delete because another item is unpublished', async () => {
      await project.store({ [freshPath]: stored(itemBy(kind, 'admin-2', freshId)) })
      await expectDenied(
        commit(person, {
          [`drafts/${kind}-${freshId}`]: {
            ...draft,
            id: `${kind}-${freshId}`,
            itemId: freshId,
          },
          [freshPath]: null,
          [path]: null,
        }),
      )
    })

    describe('what lies in the bin', () => {
      beforeEach(() =>
        project.store({ [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) }),
      )

      it('comes back as it was', () => commit(person, { [path]: savedBy(uid), [binPath]: null }))

      it('comes back as it was under older rules', async () => {
        const old = without(item, 'createdBy')
        await project.store({ [binPath]: binEntryBy('admin-2', kind, id, old) })
        await commit(person, { [path]: { ...old, ...signedBy(uid) }, [binPath]: null })
      })

      it('cannot be replaced by something new', async () => {
        await expectDenied(commit(person, { [path]: savedBy(uid) }))
        await expectDenied(commit(person, { [path]: itemBy(kind, uid, id) }))
      })

      it.each<[string, DocumentData]>([
        [`another ${title}`, { [title]: 'Lain' }],
        ['another author', { createdBy: 'kontributor' }],
        ['a field more', { catatan: '' }],
        ['the name of another', { updatedBy: 'admin-2' }],
        ['a time of its own', { updatedAt: earlier }],
      ])('cannot come back with %s', (_, changes) =>
        expectDenied(commit(person, { [path]: savedBy(uid, changes), [binPath]: null })),
      )

      it('cannot come back over what stands there', async () => {
        await project.store({ [path]: stored({ ...item, [title]: 'Baru' }) })
        await expectDenied(commit(person, { [path]: savedBy(uid), [binPath]: null }))
      })
    })
  })

  describe.each(['kontributor', ...OUTSIDERS] as const)('%s', (uid) => {
    const person = people[uid]

    it('cannot create', () =>
      expectDenied(commit(person, { [freshPath]: itemBy(kind, uid, freshId) })))

    it('cannot update', () => expectDenied(commit(person, { [path]: savedBy(uid) })))

    it('cannot delete, with a copy in the bin', () =>
      expectDenied(commit(person, { [binPath]: binEntryBy(uid, kind, id, item), [path]: null })))

    it('cannot restore', async () => {
      await project.store({ [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) })
      await expectDenied(commit(person, { [path]: savedBy(uid), [binPath]: null }))
    })

    it('cannot unpublish', () =>
      expectDenied(
        commit(person, {
          [draftPath]: { ...unpublishedBy(uid), createdBy: 'admin-2' },
          [path]: null,
        }),
      ))
  })

  it('a demotion takes effect with the next write', async () => {
    await commit(people.editor, { [path]: savedBy('editor') })
    await project.store({ 'users/editor': { ...userDocuments()['users/editor'], role: 'petugas' } })
    await expectDenied(commit(people.editor, { [path]: savedBy('editor') }))
  })

  it('who has no field `disabled` is not disabled', async () => {
    await project.store({
      'users/editor': without({ ...userDocuments()['users/editor'] }, 'disabled'),
    })
    await expect(commit(people.editor, { [path]: savedBy('editor') })).resolves.toBeUndefined()
  })
})
