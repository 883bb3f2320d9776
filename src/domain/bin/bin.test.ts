import { expect, it } from 'vitest'
import { moveToBin, restoreFromBin } from './bin'

const draft = (fields: object) => ({
  collection: 'drafts',
  id: 'a',
  data: { title: 'Panen', ...fields },
})

it('moves a deleted document into the bin, with the user who deleted it', () => {
  const data = { title: 'Panen' }
  const copy = { collection: 'news', id: 'a', data, deletedBy: 'siti', deletedAt: 'now' }
  expect(moveToBin('news', 'a', data, 'siti', 'now')).toEqual([
    { set: 'bin/news-a', data: copy },
    { remove: 'news/a' },
  ])
})

it('restores a document, with the restoring user as the user who changed it last', () => {
  const submitted = draft({ state: 'diajukan', publishAt: null, updatedBy: 'budi' })
  const restored = { ...submitted.data, updatedBy: 'siti', updatedAt: 'now' }
  expect(restoreFromBin(submitted, 'siti', 'now')).toEqual([
    { set: 'drafts/a', data: restored },
    { remove: 'bin/drafts-a' },
  ])
})

it('restores a scheduled draft without its schedule', () => {
  const [restored] = restoreFromBin(draft({ state: 'terjadwal', publishAt: 'soon' }), 'siti', 'now')
  expect(restored).toMatchObject({ data: { state: 'draf', publishAt: null } })
})
