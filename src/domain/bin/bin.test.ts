import { expect, it } from 'vitest'
import { moveToBin, restoreFromBin } from './bin'

const draft = (fields: object) => ({
  collection: 'drafts',
  id: 'a',
  data: { title: 'Panen', ...fields },
})

it('a copy that says who deleted it takes the place of a document', () => {
  expect(moveToBin('news', 'a', { title: 'Panen' }, 'siti', 'now')).toEqual([
    {
      set: 'bin/news-a',
      data: {
        collection: 'news',
        id: 'a',
        data: { title: 'Panen' },
        deletedBy: 'siti',
        deletedAt: 'now',
      },
    },
    { remove: 'news/a' },
  ])
})

it('a document comes back as it was, changed by who restored it', () => {
  const submitted = draft({ state: 'diajukan', publishAt: null, updatedBy: 'budi' })
  expect(restoreFromBin(submitted, 'siti', 'now')).toEqual([
    {
      set: 'drafts/a',
      data: {
        title: 'Panen',
        state: 'diajukan',
        publishAt: null,
        updatedBy: 'siti',
        updatedAt: 'now',
      },
    },
    { remove: 'bin/drafts-a' },
  ])
})

it('what was scheduled comes back as a plain draft', () => {
  const [restored] = restoreFromBin(draft({ state: 'terjadwal', publishAt: 'soon' }), 'siti', 'now')
  expect(restored).toMatchObject({ data: { state: 'draf', publishAt: null } })
})
