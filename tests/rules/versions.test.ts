import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite'
import { beforeAll, expect, it } from 'vitest'
import { collectionAt, collectionsWith } from '../../src/domain/collections'
import { expectDenied, expectEachDenied, setupRulesProject } from '../support/rules'
import { connectPeople, type Name, OUTSIDERS, PUBLISHERS, userDocuments } from './people'

const project = setupRulesProject('demo-rules-versions')
const people = connectPeople(project)
const VERSIONED = collectionsWith('versions')

const versionOf = (name: string) => ({
  collection: name,
  document: 'a',
  data: { title: 'Lama' },
  replacedBy: 'editor',
  replacedAt: new Date('2026-01-02T03:04:05Z'),
})

beforeAll(() =>
  project.store({
    ...userDocuments(),
    ...Object.fromEntries(VERSIONED.map((name) => [`versions/${name}`, versionOf(name)])),
  }),
)

const get = (who: Name, name: string) => getDoc(doc(people[who].firestore, 'versions', name))

const list = (who: Name, name: string) =>
  getDocs(
    query(
      collection(people[who].firestore, 'versions'),
      where('collection', '==', name),
      where('document', '==', 'a'),
      orderBy('replacedAt', 'desc'),
      limit(20),
    ),
  )

it.each(VERSIONED)('lets only the publishers of %s read its earlier versions', async (name) => {
  const publishers: readonly string[] = collectionAt(name)?.publishers ?? []
  const others = [...PUBLISHERS, 'kontributor', ...OUTSIDERS] as const
  for (const read of [get, list])
    await expectEachDenied(
      others.filter((who) => !publishers.includes(who)),
      (who) => read(who, name),
    )
  for (const who of PUBLISHERS.filter((one) => publishers.includes(one))) {
    expect((await get(who, name)).exists()).toBe(true)
    expect((await list(who, name)).size).toBe(1)
  }
})

it('lets only admins list the versions of all collections together', async () => {
  await expectDenied(getDocs(collection(people.editor.firestore, 'versions')))
  expect((await getDocs(collection(people.admin.firestore, 'versions'))).size).toBe(
    VERSIONED.length,
  )
})
