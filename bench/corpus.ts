import { searchItem, type SearchItem } from '@/domain/search/search-item'
import { splitWords, plainText } from '@/domain/text/words'
import { buildSample } from '../sample/sample'

function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const SYLLABLES = 'ka ri ma sa ta na la pa di ku mu tu be se te re nga nya an in un ber per men'

/**
 * Generates items with the words of the sample village in their natural frequency. One word in ten is
 * random, like a name. `length` is the total size of an item's fields, in UTF-16 units.
 */
export function corpus(count: number, length: number): SearchItem[] {
  const random = seededRandom(count)
  const pick = <One>(list: readonly One[]) => list[Math.floor(random() * list.length)] as One
  const { documents } = buildSample('2026-01-15')
  const written = Object.entries(documents).flatMap(([path, document]) => {
    const [collection = '', id = ''] = path.split('/')
    const item = searchItem(collection, id, document)
    return item ? [item] : []
  })
  const words = written.flatMap(({ fields }) => fields.flatMap((field) => field.split(' ')))
  const coined = Array.from({ length: 8_000 }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES.split(' '))).join(''),
  )
  const text = (most: number) => {
    let text = ''
    while (text.length < most) text += `${random() < 0.1 ? pick(coined) : pick(words)} `
    return text.trim()
  }
  return Array.from({ length: count }, (_, at): SearchItem => {
    const title = text(40)
    const excerpt = text(Math.min(120, length / 4))
    return {
      collection: 'news',
      id: String(at).padStart(26, '0'),
      fields: [title, excerpt, text(length - title.length - excerpt.length), 'Pembangunan'],
      day: '2026-01-15',
    }
  })
}

/** Returns typical queries: common and rare words, prefixes, substrings, phrases, and queries without results. */
export function queries(items: readonly SearchItem[]): string[] {
  const random = seededRandom(7)
  const text = () => items[Math.floor(random() * items.length)]?.fields[2] ?? ''
  const words = () => splitWords(plainText(text()))
  const some = Array.from({ length: 12 }, () => words()[5] ?? '')
  return [
    ...some,
    ...some.slice(0, 4).map((word) => word.slice(0, 4)),
    ...some.slice(4, 8).map((word) => word.slice(1, 5)),
    ...Array.from({ length: 6 }, () => words().slice(10, 12).join(' ')),
    ...Array.from({ length: 4 }, () => words().slice(20, 25).join(' ')),
    'desa warga',
    'pembangunan',
    'tidak ada di mana pun xyz',
    'a',
    'an ka',
    '!!',
    text().slice(0, 100),
  ]
}
