import { isDeepStrictEqual } from 'node:util'
import { doc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { ulid } from 'ulid'
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
 * Rules of every kind of content, derived from the table of collections, the schemas and the sample. A kind
 * that the rules lack or treat differently fails here by its name.
 */

const [id, freshId, thirdId] = IDS

/** Changes that no item may have. */
const INVALID: [string, DocumentData][] = [
  ['another id', { id: thirdId }],
  ['an author that is not a string', { createdBy: null }],
  ['the uid of another user', { updatedBy: 'admin-2' }],
  ['a chosen timestamp', { updatedAt: earlier }],
]

/** Values of every type, valid and invalid ones for each field. */
const PROBES: unknown[] = [
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

/** Fields that documents of an earlier version lack. */
const OPTIONAL = ['endtime']

/** Changes both days of an event, because the last must not precede the first (tests/rules/agenda.test.ts). */
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
  /** Returns the item as `uid` saves it. */
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

  /** Returns whether the rules accept a new item with these changes. */
  const isAcceptedByRules = (changes: DocumentData) => {
    const newId = ulid()
    const created = { ...itemBy(kind, 'editor', newId), ...changes }
    return isAllowed(commit(people.editor, { [`${kind}/${newId}`]: created }))
  }

  /** Returns the changes that the rules accept. */
  async function takenOf<Value>(
    values: readonly Value[],
    changesOf: (value: Value) => DocumentData,
  ): Promise<Value[]> {
    const taken = await Promise.all(values.map((value) => isAcceptedByRules(changesOf(value))))
    return values.filter((_, at) => taken[at])
  }

  describe.each(Object.entries<v.GenericSchema>(INPUT[kind].entries))('its %s', (field, schema) => {
    const start = v.is(schema, '/a') ? '/' : 'https://contoh.id/'

    it('accepts the same values in the rules as in the schema', async () => {
      const changesOf = (value: unknown) =>
        kind === 'agenda' ? changesTo(field, value) : { [field]: value }
      const accepted = PROBES.filter((value) => isInput(changesOf(value)))
      expect(await takenOf(PROBES, changesOf)).toEqual(accepted)
    })

    const isAddress = v.is(schema, 'https://contoh.id/a') && !v.is(schema, 'a b')
    if (isAddress)
      it('refuses private addresses', async () => {
        expect(await takenOf(PRIVATE_ADDRESSES, (address) => ({ [field]: address }))).toEqual([])
      })

    if (detail.includes(field))
      it('accepts public pictures and refuses private addresses in its text', async () => {
        const shown = `Foto:\n${PUBLIC_ADDRESSES.join('\n')}`
        const hidden = PRIVATE_ADDRESSES.flatMap((address) => [
          `Foto:\n${address}\nSelesai.`,
          [PUBLIC_ADDRESSES[0], address].join('\n'),
        ])
        expect(await takenOf([shown, ...hidden], (text) => ({ [field]: text }))).toEqual([shown])
      })

    const most = maxLengthOf(schema)
    if (most !== undefined)
      it(`accepts ${most} characters and no more`, async () => {
        const full = start + 'a'.repeat(most - start.length)
        expect(await takenOf([`${full}a`, full], (text) => ({ [field]: text }))).toEqual([full])
      })

    if (!v.is(schema, ''))
      it('refuses blanks', async () =>
        expect(await isAcceptedByRules({ [field]: '  ' })).toBe(false))
  })

  it('stores exactly the fields of the schema', () => {
    expect(Object.keys(itemBy(kind, 'editor', id)).sort()).toEqual(
      Object.keys(STORED[kind].entries).sort(),
    )
  })

  describe.each(PUBLISHERS)('%s', (uid) => {
    const person = people[uid]
    const draft = { ...unpublishedBy(uid), createdBy: 'admin-2' }

    it('creates', () => commit(person, { [freshPath]: itemBy(kind, uid, freshId) }))

    it('creates in the name of the author', () =>
      commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), createdBy: 'kontributor' } }))

    it('updates an item without an author', async () => {
      await project.store({ [path]: without(item, 'createdBy') })
      await commit(person, { [path]: savedBy(uid, { createdBy: '' }) })
    })

    it('cannot change the author', async () => {
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

    it('deletes an item again after it was restored', async () => {
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

    it.each(INVALID)('cannot create or update with %s', async (_, changes) => {
      const created = { ...itemBy(kind, uid, freshId), ...changes }
      await expectDenied(commit(person, { [freshPath]: created }))
      await expectDenied(commit(person, { [path]: savedBy(uid, changes) }))
    })

    it('cannot create under an id that is not a ULID', () =>
      expectDenied(commit(person, { [`${kind}/satu`]: itemBy(kind, uid, 'satu') })))

    it('cannot create with the id of another item', () =>
      expectDenied(commit(person, { [freshPath]: itemBy(kind, uid, id) })))

    it('cannot create or update with an additional field', async () => {
      const more = { catatan: 'rahasia' }
      await expectDenied(
        commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), ...more } }),
      )
      await expectDenied(commit(person, { [path]: savedBy(uid, more) }))
    })

    const required = Object.keys(item).filter((field) => !OPTIONAL.includes(field))
    it('cannot create or update without a required field', async () => {
      const fresh = itemBy(kind, uid, freshId)
      const attempts = required.flatMap((field) => [
        { [freshPath]: without(fresh, field) },
        { [path]: without(savedBy(uid), field) },
      ])
      expect(attempts.length).toBeGreaterThan(0)
      await Promise.all(attempts.map((writes) => expectDenied(commit(person, writes))))
    })

    it.each(Object.keys(added))('can set %s only on creation', async (field) => {
      await commit(person, { [freshPath]: { ...itemBy(kind, uid, freshId), [field]: 12 } })
      await expectDenied(commit(person, { [path]: savedBy(uid, { [field]: 12 }) }))
    })

    it('cannot delete without a copy', () => expectDenied(commit(person, { [path]: null })))

    it('cannot delete with an earlier copy', async () => {
      const entry = { ...binEntryBy(uid, kind, id, item), deletedAt: earlier }
      await project.store({ [binPath]: entry })
      await expectDenied(commit(person, { [path]: null }))
    })

    it('cannot delete with the copy of another item', async () => {
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

    it('cannot unpublish into an existing draft', async () => {
      await project.store({ [draftPath]: stored(draft) })
      await expectDenied(commit(person, { [path]: null }))
      await expectDenied(commit(person, { [draftPath]: draft, [path]: null }))
    })

    it('cannot unpublish into a draft restored from the bin', async () => {
      const old = stored({ ...draft, data: { title: 'Lama' } })
      const draftBin = `bin/drafts-${kind}-${id}`
      await project.store({
        [draftBin]: binEntryBy(uid, 'drafts', `${kind}-${id}`, old),
      })
      const restored = { ...old, ...signedBy(uid) }
      await expectDenied(commit(person, { [draftPath]: restored, [draftBin]: null, [path]: null }))
    })

    it('cannot delete together with a new draft of the same id', () =>
      expectDenied(commit(person, { [`drafts/${id}`]: draftBy(uid, id), [path]: null })))

    it('cannot delete together with the unpublication of another item', async () => {
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

    describe('an item in the bin', () => {
      beforeEach(() =>
        project.store({ [path]: null, [binPath]: binEntryBy('admin-2', kind, id, item) }),
      )

      it('can be restored unchanged', () =>
        commit(person, { [path]: savedBy(uid), [binPath]: null }))

      it('can be restored as older rules stored it', async () => {
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
        ['the uid of another user', { updatedBy: 'admin-2' }],
        ['a chosen timestamp', { updatedAt: earlier }],
      ])('cannot be restored with %s', (_, changes) =>
        expectDenied(commit(person, { [path]: savedBy(uid, changes), [binPath]: null })),
      )

      it('cannot be restored over an existing item', async () => {
        await project.store({ [path]: stored({ ...item, [title]: 'Baru' }) })
        await expectDenied(commit(person, { [path]: savedBy(uid), [binPath]: null }))
      })
    })
  })

  it('refuses to let other roles create, update, delete, unpublish or restore', async () => {
    const denied = async (writesOf: (uid: keyof typeof people) => Parameters<typeof commit>[1]) => {
      for (const uid of ['kontributor', ...OUTSIDERS] as const)
        await expectDenied(commit(people[uid], writesOf(uid)))
    }
    await denied((uid) => ({ [freshPath]: itemBy(kind, uid, freshId) }))
    await denied((uid) => ({ [path]: savedBy(uid) }))
    await denied((uid) => ({ [binPath]: binEntryBy(uid, kind, id, item), [path]: null }))
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
