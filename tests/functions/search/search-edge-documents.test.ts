import { expect, it } from 'vitest'
import { enqueueMissingIndex } from '../../../functions/src/search/pending-jobs'
import { manifestOf } from '../../../functions/src/search/places'
import { drainAll } from '../../../functions/src/search/write-index'
import { SEARCHED } from '../../../src/domain/search/search-item'
import {
  fitting,
  goodWords,
  ODD_KINDS,
  oddItems,
  remove,
  store,
} from '../publishing/edge-documents'
import { setupServices } from '../services'
import { deliver, found, write } from './search-index'

/* A malformed document never hides another from search. */

const { firestore } = await setupServices()()
const titles = SEARCHED.map(goodWords).sort()

it('still finds all other items when some have odd values in any field', async () => {
  for (const kinds of [ODD_KINDS.filter((kind) => kind !== 'a long text'), ['a long text']]) {
    const odd = oddItems(firestore, kinds)
    await store(firestore, { ...fitting(), ...odd })
    await manifestOf(firestore).delete()
    await enqueueMissingIndex(firestore)
    await drainAll(firestore, 'one')
    expect((await found(firestore, 'baik')).sort()).toEqual(titles)
    await remove(firestore, odd)
  }
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
