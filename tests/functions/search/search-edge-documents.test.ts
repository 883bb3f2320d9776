import { expect, it } from 'vitest'
import { writeIndex } from '../../../functions/src/search/write-index'
import { rebuildSearch } from '../../../scripts/support/rebuild-search'
import { SEARCHED } from '../../../src/domain/search/search-item'
import {
  validDocuments,
  goodWords,
  ODD,
  ODD_KINDS,
  oddItems,
  remove,
  store,
} from '../publishing/edge-documents'
import { setupServices } from '../services'
import { findTitles, write } from './search-index'

/* A malformed document never hides another from search. */

const services = setupServices()
const { firestore } = services
const titles = SEARCHED.map(goodWords).sort()

it.each(ODD_KINDS)('indexes all other items if some items have %s in any field', async (kind) => {
  const odd = oddItems(ODD[kind]?.(firestore))
  await store(firestore, { ...validDocuments(), ...odd })
  await rebuildSearch(services, () => undefined)
  expect((await findTitles(services, 'baik')).sort()).toEqual(titles)
  await remove(firestore, odd)
})

it.each(['..%2f', ' ', '__x', '😀', '"><script>', 'constructor', 'x'.repeat(1_400)])(
  'indexes and removes an item with the id %j',
  async (id) => {
    await write(firestore, `news/${id}`, { id, title: 'Baik juga' })
    await writeIndex(services)
    expect(await findTitles(services, 'baik juga')).toContain('Baik juga')
    await write(firestore, `news/${id}`, null)
    await writeIndex(services)
    expect((await findTitles(services, 'baik')).sort()).toEqual(titles)
  },
)
