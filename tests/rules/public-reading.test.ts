import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectDenied, useRulesProject } from '../support/rules'

const project = useRulesProject('demo-public-reading')
const { firestore } = project.asVisitor()

const LISTED = ['news', 'announcements', 'agenda']
/** Collections of the product that no clause opens yet, and one that nobody thought of. */
const CLOSED = [
  'users',
  'complaints',
  'complaint_status',
  'drafts',
  'bin',
  'audit',
  'apparatus',
  'umkm',
  'gallery',
  'pages',
  'budget_summary',
  'home_statistics',
  'unheard_of',
]

beforeAll(() =>
  project.load({
    documents: Object.fromEntries<object>(
      [...LISTED, ...CLOSED].flatMap((name): [string, object][] => [
        [`${name}/a`, { id: 'a', title: 'Satu' }],
        [`${name}/a/history/h`, { note: 'rahasia' }],
      ]),
    ),
  }),
)

describe.each(LISTED)('a visitor and %s', (name) => {
  it('gets one', async () => {
    expect((await getDoc(doc(firestore, name, 'a'))).data()).toMatchObject({ title: 'Satu' })
  })

  it('gets the answer that one is missing', async () => {
    expect((await getDoc(doc(firestore, name, 'tidak-ada'))).exists()).toBe(false)
  })

  it('lists newest first', async () => {
    const newest = query(collection(firestore, name), orderBy('id', 'desc'), limit(3))
    expect((await getDocs(newest)).size).toBe(1)
  })

  it('counts', async () => {
    expect((await getCount(collection(firestore, name))).data().count).toBe(1)
  })

  it('cannot create', () => expectDenied(addDoc(collection(firestore, name), { title: 'Dua' })))

  it('cannot update', () => expectDenied(updateDoc(doc(firestore, name, 'a'), { title: 'Dua' })))

  it('cannot replace', () => expectDenied(setDoc(doc(firestore, name, 'a'), { title: 'Dua' })))

  it('cannot delete', () => expectDenied(deleteDoc(doc(firestore, name, 'a'))))

  it('cannot read what lies below one', () =>
    expectDenied(getDoc(doc(firestore, name, 'a', 'history', 'h'))))
})

describe('a visitor and site_settings', () => {
  beforeAll(() =>
    project.load({
      documents: {
        'site_settings/1': { email: 'desa@contoh.id' },
        'site_settings/2': { secret: 1 },
      },
    }),
  )

  it('gets document 1', async () => {
    const settings = await getDoc(doc(firestore, 'site_settings', '1'))
    expect(settings.data()).toEqual({ email: 'desa@contoh.id' })
  })

  it('cannot get another document', () =>
    expectDenied(getDoc(doc(firestore, 'site_settings', '2'))))

  it('cannot list', () => expectDenied(getDocs(collection(firestore, 'site_settings'))))

  it('cannot update', () =>
    expectDenied(updateDoc(doc(firestore, 'site_settings', '1'), { email: 'lain@contoh.id' })))

  it('cannot delete', () => expectDenied(deleteDoc(doc(firestore, 'site_settings', '1'))))
})

describe.each(CLOSED)('a visitor and %s', (name) => {
  it('cannot get', () => expectDenied(getDoc(doc(firestore, name, 'a'))))
  it('cannot list', () => expectDenied(getDocs(collection(firestore, name))))
  it('cannot write', () => expectDenied(setDoc(doc(firestore, name, 'b'), { title: 'Dua' })))
})

it('no collection group is open, not even of public collections', async () => {
  await expectDenied(getDocs(collectionGroup(firestore, 'news')))
  await expectDenied(getDocs(collectionGroup(firestore, 'history')))
})
