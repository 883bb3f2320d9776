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
 * Rules that apply to every kind of content. The tests derive from the table of collections, the
 * schemas and the sample, so a forgotten kind fails here.
 */

const [id, freshId, thirdId] = IDS

/** Invalid items. */
const INVALID: [string, DocumentData][] = [
  ['another id', { id: thirdId }],
  ['an author that is not text', { createdBy: null }],
  ['the signature of another user', { updatedBy: 'admin-2' }],
  ['a client timestamp', { updatedAt: earlier }],
]

/** Valid and invalid values of all kinds. */
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

/** Fields that documents of earlier versions lack. */
const OPTIONAL = ['endtime']

/** The last day of an event depends on its first: tests/rules/agenda.test.ts. */
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
  /** Returns the item as `uid` would save it. */
  const savedBy = (uid: string, changes: DocumentData = {}): DocumentData => ({
    ...item,
    ...signedBy(uid),
    ...changes,
  })

  beforeEach(async () => {
    await project.clear()
    await project.store({ ...userDocuments(), [path]: item })
  })

  /**
   * Returns whether the schema accepts an item with these changes unchanged. Forms have already
   * trimmed it.
   */
  const isInput = (changes: DocumentData) => {
    const fields = Object.keys(INPUT[kind].entries).map((field): [string, unknown] => [
      field,
      item[field],
    ])
    const typed = { ...Object.fromEntries(fields), ...changes }
    const parsed = v.safeParse(INPUT[kind], typed)
    return parsed.success && isDeepStrictEqual(parsed.output, typed)
  }

  /** Returns whether the rules accept an item with these changes. */
  const isAcceptedByRules = (changes: DocumentData) =>
    isAllowed(
      commit(people.editor, { [freshPath]: { ...itemBy(kind, 'editor', freshId), ...changes } }),
    )

  describe.each(Object.entries<v.GenericSchema>(INPUT[kind].entries))(
    'the field %s',
    (field, schema) => {
      it.each(PROBES)('accepts %j only if the schema does', async (value) => {
        const changes = kind === 'agenda' ? changesTo(field, value) : { [field]: value }
        expect(await isAcceptedByRules(changes)).toBe(isInput(changes))
      })

      const isAddress = v.is(schema, 'https://contoh.id/a') && !v.is(schema, 'a b')
      if (isAddress)
        it.each(PRIVATE_ADDRESSES)('cannot be %s', async (address) => {
          expect(await isAcceptedByRules({ [field]: address })).toBe(false)
        })

      if (detail.includes(field)) {
        it('can contain public pictures', async () => {
          const text = `Foto:\n${PUBLIC_ADDRESSES.join('\n')}`
          expect(await isAcceptedByRules({ [field]: text })).toBe(true)
        })

        it.each(PRIVATE_ADDRESSES)('cannot contain %s', async (address) => {
          for (const text of [
            `Foto:\n${address}\nSelesai.`,
            [PUBLIC_ADDRESSES[0], address].join('\n'),
          ])
            expect(await isAcceptedByRules({ [field]: text })).toBe(false)
        })
      }

      const most = maxLengthOf(schema)
      if (most !== undefined)
        it(`accepts at most ${most} characters`, async () => {
          const start = v.is(schema, '/a') ? '/' : 'https://contoh.id/'
          const full = start + 'a'.repeat(most - start.length)
          expect(await isAcceptedByRules({ [field]: `${full}a` })).toBe(false)
          expect(await isAcceptedByRules({ [field]: full })).toBe(true)
        })

      if (!v.is(schema, ''))
        it('cannot be blank', async () =>
          expect(await isAcceptedByRules({ [field]: '  ' })).toBe(false))
    },
  )

  it('contains the fields of the schema', () => {
    expect(Object.keys(itemBy(kind, 'editor', id)).sort()).toEqual(
      Object.keys(STORED[kind].entries).sort(),
    )
  })

  describe.each(PUBLISHERS)('saved by %s', (uid) => {
    const person = people[uid]
    const draft = { ...unpublishedBy(uid), createdBy: 'admin-2' }

    it('can be created', () => commit(person, { [freshPath]: itemBy(kind, uid, freshId) }))

    it('can be created in the name of their author', () =>
      commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), createdBy: 'kontributor' } }))

    it('can be updated if they lack an author', async () => {
      await project.store({ [path]: without(item, 'createdBy') })
      await commit(person, { [path]: savedBy(uid, { createdBy: '' }) })
    })

    it('cannot change their author', async () => {
      await expectDenied(commit(person, { [path]: savedBy(uid, { createdBy: uid }) }))
      await project.store({ [path]: without(item, 'createdBy') })
      await expectDenied(commit(person, { [path]: savedBy(uid, { createdBy: uid }) }))
    })

    it('can be updated', () => commit(person, { [path]: savedBy(uid, { [title]: 'Panen kedua' }) }))

    it('can be updated field by field', () =>
      updateDoc(doc(person.firestore, path), {
        [title]: 'Panen kedua',
        updatedBy: uid,
        updatedAt: serverTimestamp(),
      }))

    it('can be deleted with a copy in the bin', () =>
      commit(person, { [binPath]: binEntryBy(uid, kind, id, item), [path]: null }))

    it('can be deleted again after a restore', async () => {
      await project.store({ [binPath]: { ...binEntryBy(uid, kind, id, item) } })
      await commit(person, { [binPath]: binEntryBy(uid, kind, id, item), [path]: null })
    })

    it('can be unpublished', () => commit(person, { [draftPath]: draft, [path]: null }))

    it('can be published from a draft', async () => {
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

    it.each(INVALID)('cannot be created with %s', (_, changes) =>
      expectDenied(commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), ...changes } })),
    )

    it.each(INVALID)('cannot be updated with %s', (_, changes) =>
      expectDenied(commit(person, { [path]: savedBy(uid, changes) })),
    )

    it('must have a ULID as id', () =>
      expectDenied(commit(person, { [`${kind}/satu`]: itemBy(kind, uid, 'satu') })))

    it('cannot be created with the id of another item', () =>
      expectDenied(commit(person, { [freshPath]: itemBy(kind, uid, id) })))

    it('cannot have additional fields', async () => {
      const more = { catatan: 'rahasia' }
      await expectDenied(
        commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), ...more } }),
      )
      await expectDenied(commit(person, { [path]: savedBy(uid, more) }))
    })

    const required = Object.keys(item).filter((field) => !OPTIONAL.includes(field))
    it.each(required)('must have the field %s', async (field) => {
      const fresh = itemBy(kind, uid, freshId)
      await expectDenied(commit(person, { [freshPath]: without(fresh, field) }))
      await expectDenied(commit(person, { [path]: without(savedBy(uid), field) }))
    })

    it.each(Object.keys(added))(
      'cannot change the field %s, which is optional on creation',
      async (field) => {
        await commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), [field]: 12 } })
        await expectDenied(commit(person, { [path]: savedBy(uid, { [field]: 12 }) }))
      },
    )

    it('cannot be deleted without a copy', () => expectDenied(commit(person, { [path]: null })))

    it('cannot be deleted with a copy of an earlier time', async () => {
      const entry = { ...binEntryBy(uid, kind, id, item), deletedAt: earlier }
      await project.store({ [binPath]: entry })
      await expectDenied(commit(person, { [path]: null }))
    })

    it('cannot be deleted with the copy of another item', async () => {
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

    it('cannot be unpublished into an existing draft', async () => {
      await project.store({ [draftPath]: stored(draft) })
      await expectDenied(commit(person, { [path]: null }))
      await expectDenied(commit(person, { [draftPath]: draft, [path]: null }))
    })

    it('cannot be unpublished into a draft that comes from the bin', async () => {
      const old = stored({ ...draft, data: { title: 'Lama' } })
      const draftBin = `bin/drafts-${kind}-${id}`
      await project.store({
        [draftBin]: binEntryBy(uid, 'drafts', `${kind}-${id}`, old),
      })
      const restored = { ...old, ...signedBy(uid) }
      await expectDenied(commit(person, { [draftPath]: restored, [draftBin]: null, [path]: null }))
    })

    it('cannot be deleted together with a new draft with the same id', () =>
      expectDenied(commit(person, { [`drafts/${id}`]: draftBy(uid, id), [path]: null })))

    it('cannot be deleted because another item is unpublished', async () => {
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

    describe('in the bin', () => {
      beforeEach(() =>
        project.store({ [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) }),
      )

      it('can be restored unchanged', () =>
        commit(person, { [path]: savedBy(uid), [binPath]: null }))

      it('can be restored in the format of older rules', async () => {
        const old = without(item, 'createdBy')
        await project.store({ [binPath]: binEntryBy('admin-2', kind, id, old) })
        await commit(person, { [path]: { ...old, ...signedBy(uid) }, [binPath]: null })
      })

      it('cannot be replaced by a new item', async () => {
        await expectDenied(commit(person, { [path]: savedBy(uid) }))
        await expectDenied(commit(person, { [path]: itemBy(kind, uid, id) }))
      })

      it.each<[string, DocumentData]>([
        [`another ${title}`, { [title]: 'Lain' }],
        ['another author', { createdBy: 'kontributor' }],
        ['an additional field', { catatan: '' }],
        ['the signature of another user', { updatedBy: 'admin-2' }],
        ['a client timestamp', { updatedAt: earlier }],
      ])('cannot be restored with %s', (_, changes) =>
        expectDenied(commit(person, { [path]: savedBy(uid, changes), [binPath]: null })),
      )

      it('cannot be restored over an existing item', async () => {
        await project.store({ [path]: stored({ ...item, [title]: 'Baru' }) })
        await expectDenied(commit(person, { [path]: savedBy(uid), [binPath]: null }))
      })
    })
  })

  describe.each(['kontributor', ...OUTSIDERS] as const)('saved by %s', (uid) => {
    const person = people[uid]

    it('cannot be created', () =>
      expectDenied(commit(person, { [freshPath]: itemBy(kind, uid, freshId) })))

    it('cannot be updated', () => expectDenied(commit(person, { [path]: savedBy(uid) })))

    it('cannot be deleted, even with a copy in the bin', () =>
      expectDenied(commit(person, { [binPath]: binEntryBy(uid, kind, id, item), [path]: null })))

    it('cannot be restored', async () => {
      await project.store({ [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) })
      await expectDenied(commit(person, { [path]: savedBy(uid), [binPath]: null }))
    })

    it('cannot be unpublished', () =>
      expectDenied(
        commit(person, {
          [draftPath]: { ...unpublishedBy(uid), createdBy: 'admin-2' },
          [path]: null,
        }),
      ))
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
