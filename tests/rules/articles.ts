import { doc, serverTimestamp, updateDoc, type DocumentData } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { commit, expectDenied, useRulesProject } from '../support/rules'
import {
  binEntryBy,
  draftBy,
  IDS,
  PRIVATE_ADDRESSES,
  PUBLIC_ADDRESSES,
  signedBy,
  stored,
  without,
} from './content'
import { connectPeople, OUTSIDERS, PUBLISHERS, userDocuments } from './people'

const [id, freshId, thirdId] = IDS
const earlier = new Date('2026-01-02T03:04:05Z')

/** What no article may hold. */
const WRONG: [string, DocumentData][] = [
  ...['title', 'excerpt', 'content', 'author'].flatMap((field): [string, DocumentData][] => [
    [`an empty ${field}`, { [field]: '' }],
    [`a blank ${field}`, { [field]: '  ' }],
    [`a ${field} that is no text`, { [field]: 7 }],
    [`a ${field} that is a list`, { [field]: ['a'] }],
  ]),
  ['a day in another form', { date: '1 Maret 2026' }],
  ['a thirteenth month', { date: '2026-13-01' }],
  ['a day that no month has', { date: '2026-02-30' }],
  ['a day that is no text', { date: 20260301 }],
  ['no day', { date: '' }],
  ['a script as picture', { imageurl: 'javascript:alert(1)' }],
  ['a picture of another host by //', { imageurl: '//contoh.id/a.jpg' }],
  ['a picture of another host by /\\', { imageurl: '/\\contoh.id/a.jpg' }],
  ['a picture address with a space', { imageurl: 'https://contoh.id/a b.jpg' }],
  ['a picture that is no text', { imageurl: null }],
  ...['imagewidth', 'imageheight'].flatMap((field): [string, DocumentData][] => [
    [`a negative ${field}`, { [field]: -1 }],
    [`a fractional ${field}`, { [field]: 1.5 }],
    [`an ${field} as text`, { [field]: '800' }],
  ]),
  ['an imagealt that is no text', { imagealt: [] }],
  ['a category that is not its own', { category: 'Olahraga' }],
  ['another id', { id: thirdId }],
  ['negative views', { views: -1 }],
  ['fractional views', { views: 0.5 }],
  ['views as text', { views: '0' }],
  ['an author that is no text', { createdBy: null }],
  ['the name of another', { updatedBy: 'admin-2' }],
  ['a time of its own', { updatedAt: earlier }],
  ...PRIVATE_ADDRESSES.flatMap((address): [string, DocumentData][] => [
    [`the picture ${address}`, { imageurl: address }],
    [`the text … ${address}`, { content: `Foto panen:\n${address}\nSelesai.` }],
  ]),
  [
    'a private picture among public ones in its text',
    { content: [PUBLIC_ADDRESSES[0], PRIVATE_ADDRESSES[0], PUBLIC_ADDRESSES[1]].join('\n') },
  ],
]

/** The suite of a collection whose items `itemBy` makes; `wrong` is refused beside `WRONG`. */
export function describeArticles(
  collection: 'news' | 'announcements',
  itemBy: (uid: string, id: string) => DocumentData,
  wrong: [string, DocumentData][],
) {
  const project = useRulesProject(`demo-rules-${collection}`)
  const people = connectPeople(project)
  const path = `${collection}/${id}`
  const freshPath = `${collection}/${freshId}`
  const binPath = `bin/${collection}-${id}`
  const draftPath = `drafts/${collection}-${id}`
  const unpublishedBy = (uid: string) => ({
    ...draftBy(uid, `${collection}-${id}`),
    kind: collection,
    itemId: id,
  })
  const item = stored(itemBy('admin-2', id))
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

  describe.each(PUBLISHERS)('%s', (uid) => {
    const person = people[uid]
    const draft = { ...unpublishedBy(uid), createdBy: 'admin-2' }

    it('creates', () => commit(person, { [freshPath]: itemBy(uid, freshId) }))

    it('creates what was read before it was unpublished', () =>
      commit(person, { [freshPath]: { ...itemBy(uid, freshId), views: 12 } }))

    it.each(['https://contoh.id/a.jpg', 'HTTP://contoh.id/a.jpg', ...PUBLIC_ADDRESSES])(
      'creates with the picture %s',
      (imageurl) =>
        commit(person, {
          [freshPath]: {
            ...itemBy(uid, freshId),
            imageurl,
            imagewidth: 1600,
            imageheight: 900,
            imagealt: 'Sawah',
          },
        }),
    )

    it('creates with public pictures in the text', () =>
      commit(person, {
        [freshPath]: { ...itemBy(uid, freshId), content: `Foto:\n${PUBLIC_ADDRESSES.join('\n')}` },
      }))

    it('creates in the name of whoever wrote it', () =>
      commit(person, { [freshPath]: { ...itemBy(uid, freshId), createdBy: 'kontributor' } }))

    it('updates what does not say who wrote it', async () => {
      await project.store({ [path]: without(item, 'createdBy') })
      await commit(person, { [path]: savedBy(uid, { createdBy: '' }) })
    })

    it('cannot pass the work of one for that of another', async () => {
      await expectDenied(commit(person, { [path]: savedBy(uid, { createdBy: uid }) }))
      await project.store({ [path]: without(item, 'createdBy') })
      await expectDenied(commit(person, { [path]: savedBy(uid, { createdBy: uid }) }))
    })

    it('updates', () => commit(person, { [path]: savedBy(uid, { title: 'Panen kedua' }) }))

    it('updates single fields', () =>
      updateDoc(doc(person.firestore, path), {
        title: 'Panen kedua',
        updatedBy: uid,
        updatedAt: serverTimestamp(),
      }))

    it('deletes with a copy in the bin', () =>
      commit(person, { [binPath]: binEntryBy(uid, collection, id, item), [path]: null }))

    it('deletes again what was restored and deleted before', async () => {
      await project.store({ [binPath]: { ...binEntryBy(uid, collection, id, item) } })
      await commit(person, { [binPath]: binEntryBy(uid, collection, id, item), [path]: null })
    })

    it('unpublishes', () => commit(person, { [draftPath]: draft, [path]: null }))

    it('publishes a draft', async () => {
      await project.store({
        [`drafts/${freshId}`]: stored({
          ...draftBy('kontributor', freshId),
          kind: collection,
          itemId: thirdId,
        }),
      })
      await commit(person, {
        [`${collection}/${thirdId}`]: { ...itemBy(uid, thirdId), createdBy: 'kontributor' },
        [`drafts/${freshId}`]: null,
      })
    })

    it.each([...WRONG, ...wrong])('cannot create with %s', (_, changes) =>
      expectDenied(commit(person, { [freshPath]: { ...itemBy(uid, freshId), ...changes } })),
    )

    it.each([...WRONG, ...wrong])('cannot update to %s', (_, changes) =>
      expectDenied(commit(person, { [path]: savedBy(uid, changes) })),
    )

    it('cannot create under an id that is no ULID', () =>
      expectDenied(commit(person, { [`${collection}/satu`]: itemBy(uid, 'satu') })))

    it('cannot create in the name of another item', () =>
      expectDenied(commit(person, { [freshPath]: itemBy(uid, id) })))

    it('cannot create or update with a field more', async () => {
      const more = { catatan: 'rahasia' }
      await expectDenied(commit(person, { [freshPath]: { ...itemBy(uid, freshId), ...more } }))
      await expectDenied(commit(person, { [path]: savedBy(uid, more) }))
    })

    it('cannot create or update with a field less', async () => {
      await expectDenied(commit(person, { [freshPath]: without(itemBy(uid, freshId), 'imagealt') }))
      await expectDenied(commit(person, { [path]: without(savedBy(uid), 'imagealt') }))
    })

    it('cannot change the views', () =>
      expectDenied(commit(person, { [path]: savedBy(uid, { views: 100 }) })))

    it('cannot delete without a copy', () => expectDenied(commit(person, { [path]: null })))

    it('cannot delete with a copy of an earlier time', async () => {
      const entry = { ...binEntryBy(uid, collection, id, item), deletedAt: earlier }
      await project.store({ [binPath]: entry })
      await expectDenied(commit(person, { [path]: null }))
    })

    it('cannot delete with the copy of another', async () => {
      const other = stored(itemBy(uid, freshId))
      await project.store({ [freshPath]: other })
      await expectDenied(
        commit(person, {
          [`bin/${collection}-${freshId}`]: binEntryBy(uid, collection, freshId, other),
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
      const draftBin = `bin/drafts-${collection}-${id}`
      await project.store({
        [draftBin]: binEntryBy(uid, 'drafts', `${collection}-${id}`, old),
      })
      const restored = { ...old, ...signedBy(uid) }
      await expectDenied(commit(person, { [draftPath]: restored, [draftBin]: null, [path]: null }))
    })

    it('cannot delete beside a new draft that happens to bear its id', () =>
      expectDenied(commit(person, { [`drafts/${id}`]: draftBy(uid, id), [path]: null })))

    it('cannot delete because another item is unpublished', async () => {
      await project.store({ [freshPath]: stored(itemBy('admin-2', freshId)) })
      await expectDenied(
        commit(person, {
          [`drafts/${collection}-${freshId}`]: {
            ...draft,
            id: `${collection}-${freshId}`,
            itemId: freshId,
          },
          [freshPath]: null,
          [path]: null,
        }),
      )
    })

    describe('what lies in the bin', () => {
      beforeEach(() =>
        project.store({ [path]: null, [binPath]: binEntryBy('admin-2', collection, id, item) }),
      )

      it('comes back as it was', () => commit(person, { [path]: savedBy(uid), [binPath]: null }))

      it('comes back as it was under older rules', async () => {
        const old = without(item, 'createdBy')
        await project.store({ [binPath]: binEntryBy('admin-2', collection, id, old) })
        await commit(person, { [path]: { ...old, ...signedBy(uid) }, [binPath]: null })
      })

      it('cannot be replaced by something new', async () => {
        await expectDenied(commit(person, { [path]: savedBy(uid) }))
        await expectDenied(commit(person, { [path]: itemBy(uid, id) }))
      })

      it.each<[string, DocumentData]>([
        ['another title', { title: 'Lain' }],
        ['other views', { views: 1000 }],
        ['another author', { createdBy: 'kontributor' }],
        ['a field more', { catatan: '' }],
        ['the name of another', { updatedBy: 'admin-2' }],
        ['a time of its own', { updatedAt: earlier }],
      ])('cannot come back with %s', (_, changes) =>
        expectDenied(commit(person, { [path]: savedBy(uid, changes), [binPath]: null })),
      )

      it('cannot come back over what stands there', async () => {
        await project.store({ [path]: stored({ ...item, title: 'Baru' }) })
        await expectDenied(commit(person, { [path]: savedBy(uid), [binPath]: null }))
      })
    })
  })

  describe.each(['kontributor', ...OUTSIDERS] as const)('%s', (uid) => {
    const person = people[uid]

    it('cannot create', () => expectDenied(commit(person, { [freshPath]: itemBy(uid, freshId) })))

    it('cannot update', () => expectDenied(commit(person, { [path]: savedBy(uid) })))

    it('cannot delete, with a copy in the bin', () =>
      expectDenied(
        commit(person, { [binPath]: binEntryBy(uid, collection, id, item), [path]: null }),
      ))

    it('cannot restore', async () => {
      await project.store({ [path]: null, [binPath]: binEntryBy('admin-2', collection, id, item) })
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
}
