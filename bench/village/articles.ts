import { encodeTime } from 'ulid'
import type { Documents } from '../../sample/plain'
import { corpus } from '../corpus'

/** Generates `count` valid articles, one for each day from 2016, with about `bytes` bytes of text each. */
export function articles(count: number, bytes: number): [path: string, data: Documents[string]][] {
  return corpus(count, bytes).map(({ fields }, at) => {
    const time = Date.parse('2016-01-01T03:00:00Z') + at * 86_400_000
    const id = encodeTime(time, 10) + String(at).padStart(16, '0')
    const [title = '', excerpt = '', content = ''] = fields
    const date = new Date(time).toISOString()
    const article = {
      id,
      title: title.slice(0, 150),
      excerpt: excerpt.slice(0, 300),
      content: content.replace(/((?:\S+ ){60})/g, '$1\n'),
      category: 'Pemerintahan',
      author: 'Pemerintah desa',
      date: date.slice(0, 10),
      views: 0,
      imageurl: '',
      imagewidth: 0,
      imageheight: 0,
      imagealt: '',
      createdBy: '',
      updatedBy: 'bench',
      updatedAt: { $timestamp: date },
    }
    return [`news/${id}`, article]
  })
}
