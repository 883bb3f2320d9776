import { describe, expect, it } from 'vitest'
import { actionsFor, draftTitle, mayWrite } from './draft'

describe('permissions for drafts', () => {
  it('let an editor publish a new draft immediately', () => {
    expect(actionsFor('editor', 'news', 'baru')).toContain('publish')
  })

  it('let a contributor submit but not publish', () => {
    const statuses = ['baru', 'draf', 'diajukan', 'terjadwal', 'terbit'] as const
    expect(actionsFor('kontributor', 'news', 'draf')).toContain('submit')
    for (const status of statuses)
      expect(actionsFor('kontributor', 'news', status)).not.toContain('publish')
  })

  it('do not let contributors change published and scheduled items', () => {
    expect(actionsFor('kontributor', 'news', 'terbit')).toEqual([])
    expect(actionsFor('kontributor', 'news', 'terjadwal')).toEqual([])
  })

  it('let only publishers write announcements', () => {
    expect(mayWrite('kontributor', 'announcements')).toBe(false)
    expect(mayWrite('editor', 'announcements')).toBe(true)
  })

  it('do not let complaint officers write content', () => {
    expect(actionsFor('petugas', 'news', 'baru')).toEqual([])
  })
})

it.each([
  [{ title: 'A' }, 'A'],
  [{ name: 'B' }, 'B'],
  [{ caption: 'C' }, 'C'],
  [{ title: '  ' }, 'Tanpa judul'],
  [{}, 'Tanpa judul'],
])('shows the draft %j under the title %s', (data, title) => {
  expect(draftTitle({ data })).toBe(title)
})
