import { expect, it } from 'vitest'
import { actionsFor, draftTitle, mayWrite } from './draft'

it('editors can publish a new draft, and contributors can only submit it', () => {
  expect(actionsFor('editor', 'news', 'baru')).toContain('publish')
  expect(actionsFor('kontributor', 'news', 'draf')).toContain('submit')
  for (const status of ['baru', 'draf', 'diajukan'] as const)
    expect(actionsFor('kontributor', 'news', status)).not.toContain('publish')
})

it.each([
  ['kontributor', 'terbit'],
  ['kontributor', 'terjadwal'],
  ['petugas', 'baru'],
] as const)('the role %s may perform no action on content in the state %s', (role, status) => {
  expect(actionsFor(role, 'news', status)).toEqual([])
})

it('allows only publishers to write announcements', () => {
  expect(mayWrite('kontributor', 'announcements')).toBe(false)
  expect(mayWrite('editor', 'announcements')).toBe(true)
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
