import { expect, it } from 'vitest'
import { publishedItem } from './published-item'

it('a draft cannot name its own id, author, count or stamp', () => {
  const content = {
    title: 'Panen',
    views: 9,
    id: 'x',
    createdBy: 'x',
    updatedBy: 'x',
    updatedAt: 'x',
  }
  const made = {
    kind: 'news',
    id: 'a',
    createdBy: 'budi',
    updatedBy: 'siti',
    serverTime: 'now',
  } as const
  expect(publishedItem({ ...made, content })).toEqual({
    title: 'Panen',
    views: 0,
    id: 'a',
    createdBy: 'budi',
    updatedBy: 'siti',
    updatedAt: 'now',
  })
})
