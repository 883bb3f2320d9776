import { expect, it } from 'vitest'
import { publishedItem } from './published-item'

it('publishedItem replaces the id, author, view count and timestamp in the content of a draft', () => {
  const forged = { id: 'x', createdBy: 'x', updatedBy: 'x', updatedAt: 'x' }
  const content = { title: 'Panen', views: 9, ...forged }
  const authors = { createdBy: 'budi', updatedBy: 'siti' }
  const made = { kind: 'news', id: 'a', ...authors, serverTime: 'now' } as const
  expect(publishedItem({ ...made, content })).toEqual({
    title: 'Panen',
    views: 0,
    id: 'a',
    createdBy: 'budi',
    updatedBy: 'siti',
    updatedAt: 'now',
  })
})
