import { expect, it } from 'vitest'
import { enqueueMissingIndex } from '../../../functions/src/search/pending-jobs'
import { manifestOf } from '../../../functions/src/search/places'
import { drainAll } from '../../../functions/src/search/write-index'
import { SEARCHED } from '../../../src/domain/search/search-item'
import {
  fitting,
  goodWords,
  ODD,
  ODD_KINDS,
  oddItems,
  remove,
  store,
} from '../publishing/edge-documents'
import { setupServices } from '../services'
import { deliver, found, write } from './search-index'

/* A malformed document never hides another from search. */

const { firestore } = setupServices()
const titles = SEARCHED.map(goodWords).sort()

it.each(ODD_KINDS)('still finds all other items when some have %s in any field', async (kind) => {
  const odd = oddItems(ODD[kind]?.(firestore))
  await store(firestore, { ...fitting(), ...odd })
  await manifestOf(firestore).delete()
  await enqueueMissingIndex(firestore)
  await drainAll(firestore, 'one')
  expect((await found(firestore, 'baik')).sort()).toEqual(titles)
  await remove(firestore, odd)
})

it.each(['..%2f', ' ', '__x', '😀', '"><script>', 'constructor', 'x'.repeat(1_400)])(
  'indexes and removes an item with the id %j',
  async (id) => {
    await write(firestore, `news/${id}`, { id, title: 'Baik juga' })
    await deliver(firestore, `news/${id}`)
    expect(await found(firestore, 'baik juga')).toContain('Baik juga')
    await write(firestore, `news/${id}`, null)
    await deliver(firestore, `news/${id}`)
    expect((await found(firestore, 'baik')).sort()).toEqual(titles)
  },
)
