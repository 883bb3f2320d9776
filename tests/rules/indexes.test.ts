import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const file = new URL('../../firestore.indexes.json', import.meta.url)
const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as { indexes: object[] }

it('lists no index twice, because deployment would fail', () => {
  const written = indexes.map((index) => JSON.stringify(index))
  expect(written.filter((index, at) => written.indexOf(index) !== at)).toEqual([])
})
