import { describe, expect, it } from 'vitest'
import { INPUT, STORED } from './collection-schemas'
import { type Collection, COLLECTION_NAMES, COLLECTIONS, collectionsWith } from './collections'
import { itemPages } from './public-lists'

describe.each(collectionsWith('form'))('the collection %s', (kind) => {
  const entry: Collection = COLLECTIONS[kind]
  const stored = Object.keys(STORED[kind].entries)

  it('defines initial values only for fields of its form', () => {
    expect(Object.keys(INPUT[kind].entries)).toEqual(
      expect.arrayContaining(Object.keys(entry.form ?? {})),
    )
  })

  it('adds only fields of its stored schema on publishing', () => {
    expect(stored).toEqual(expect.arrayContaining(Object.keys(entry.added ?? {})))
  })

  it.each(['list', 'screen', 'search', 'audit', 'bin'])('defines the property %s', (fact) => {
    expect(entry).toHaveProperty(fact)
  })

  it('defines the title field of its items', () => {
    expect(stored).toContain(entry.title)
  })

  it('refers only to fields that exist in its schema', () => {
    const { author, day, marked, dated, ends, summary, picture } = entry
    const { detail = [], row = [], search = [] } = entry
    const single = [author, day, marked, dated, ends, summary, picture]
    const named = [...single.filter((field) => field !== undefined), ...detail, ...row, ...search]
    expect(stored).toEqual(expect.arrayContaining(named))
  })
})

it.each(COLLECTION_NAMES)(
  'allows each role that may publish documents of %s to write drafts of them',
  (name) => {
    const { publishers, writers }: Collection = COLLECTIONS[name]
    expect(writers).toEqual(expect.arrayContaining([...publishers]))
  },
)

it.each(collectionsWith('page'))(
  'defines how many items of %s are prefetched, and the field with the text of link previews',
  (name) => {
    expect(COLLECTIONS[name]).toHaveProperty('prefetch')
    expect(COLLECTIONS[name]).toHaveProperty('summary')
  },
)

it('prefetches only collections whose items have pages', () => {
  expect(collectionsWith('prefetch').sort()).toEqual(collectionsWith('page').sort())
})

it.each(itemPages())(
  'uses equal names of fields in all collections whose item pages are below /%s',
  (page) => {
    const described = collectionsWith('page')
      .filter((name) => COLLECTIONS[name].page === page)
      .map((name): Collection => COLLECTIONS[name])
      .map(({ title, summary, marked, picture, author, day }) => {
        return { title, summary, marked, picture, author, day }
      })
    expect(described).toEqual(described.map(() => described[0]))
  },
)
