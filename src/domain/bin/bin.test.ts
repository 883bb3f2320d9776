import { expect, it } from 'vitest'
import { moveToBin, restoreFromBin } from './bin'

const draft = (fields: object) => ({
  collection: 'drafts',
  id: 'a',
  data: { title: 'Panen', ...fields },
})

it('replaces a document with a copy that names the user who deleted it', () => {
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

it('restores a document unchanged except for the user who changed it last', () => {
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

it('restores a scheduled draft without its schedule', () => {
  const [restored] = restoreFromBin(draft({ state: 'terjadwal', publishAt: 'soon' }), 'siti', 'now')
  expect(restored).toMatchObject({ data: { state: 'draf', publishAt: null } })
})
