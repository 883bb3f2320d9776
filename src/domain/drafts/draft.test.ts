import { describe, expect, it } from 'vitest'
import { actionsFor, draftTitle, mayWrite } from './draft'

describe('what may be done', () => {
  it('an editor publishes new work at once', () => {
    expect(actionsFor('editor', 'news', 'baru')).toContain('publish')
  })

  it('a contributor submits and never publishes', () => {
    const statuses = ['baru', 'draf', 'diajukan', 'terjadwal', 'terbit'] as const
    expect(actionsFor('kontributor', 'news', 'draf')).toContain('submit')
    for (const status of statuses)
      expect(actionsFor('kontributor', 'news', status)).not.toContain('publish')
  })

  it('a contributor leaves published and scheduled work alone', () => {
    expect(actionsFor('kontributor', 'news', 'terbit')).toEqual([])
    expect(actionsFor('kontributor', 'news', 'terjadwal')).toEqual([])
  })

  it('announcements are for publishers', () => {
    expect(mayWrite('kontributor', 'announcements')).toBe(false)
    expect(mayWrite('editor', 'announcements')).toBe(true)
  })

  it('who handles complaints writes nothing', () => {
    expect(actionsFor('petugas', 'news', 'baru')).toEqual([])
  })
})

describe('the title of a draft', () => {
  it('is the title, name or caption', () => {
    expect(draftTitle({ data: { title: 'A' } })).toBe('A')
    expect(draftTitle({ data: { name: 'B' } })).toBe('B')
    expect(draftTitle({ data: { caption: 'C' } })).toBe('C')
  })

  it('may be missing', () => {
    expect(draftTitle({ data: { title: '  ' } })).toBe('Tanpa judul')
    expect(draftTitle({ data: {} })).toBe('Tanpa judul')
  })
})
