import { describe, expect, it } from 'vitest'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import { type EditorEvent, type EditorState, nextState, initialState } from './editor-state'
import { newDocument, type EditorDocument } from './editor-document'

const WORK: EditorDocument = {
  ...newDocument('a', { title: 'Panen' }),
  updatedAt: '2026-01-01T08:00:00.000Z',
}
const THEIRS: EditorDocument = {
  ...WORK,
  values: { title: 'Rapat' },
  updatedAt: '2026-01-01T12:00:00.000Z',
}
const KEPT: AutosavedEntry = {
  id: 'k',
  uid: 'siti',
  form: 'news',
  subject: '',
  values: { title: 'Panen raya' },
  baseVersion: '2025-12-31T08:00:00.000Z',
  itemId: 'i',
  tried: ['1'],
  pictures: {},
  at: 0,
}

const opened = initialState({ document: WORK, entryId: 'e', restored: null })
const after = (...events: EditorEvent[]) => events.reduce<EditorState>(nextState, opened)

const run: EditorEvent = { type: 'run', action: 'save' }
const ended: EditorEvent = { type: 'ended' }
const conflict: EditorEvent = { type: 'conflict', theirs: THEIRS, interrupted: null }
const deleted: EditorEvent = { type: 'deleted' }
const left: EditorEvent = { type: 'left' }
const restarted: EditorEvent = { type: 'restarted', document: newDocument('b', { title: '' }) }
const restored: EditorEvent = { type: 'restored', entry: KEPT }

describe('allowed transitions', () => {
  it.each<[string, EditorEvent[], EditorState['phase']['name']]>([
    ['starts an action', [run], 'running'],
    ['ends an action', [run, ended], 'idle'],
    ['keeps showing a conflicting version after the action', [run, conflict, ended], 'conflict'],
    ['starts no action during a conflict', [conflict, run], 'conflict'],
    ['is idle again after the conflict is closed', [conflict, { type: 'closed' }], 'idle'],
    ['reports that the document no longer exists', [run, deleted, ended], 'deleted'],
    ['allows another try if the document no longer exists', [deleted, run], 'running'],
    ['continues as new work if the document no longer exists', [deleted, restarted], 'idle'],
    ['lets an action finish after the form was left', [run, left, ended], 'left'],
    ['shows nothing after the form was left', [run, left, conflict, deleted], 'left'],
    ['is idle again when the form is opened again', [left, { type: 'entered' }], 'idle'],
  ])('%s', (_, events, name) => expect(after(...events).phase.name).toBe(name))

  it('runs one action at a time', () => {
    const running = after(run)
    expect(nextState(running, { type: 'run', action: 'publish' })).toBe(running)
    expect(nextState(running, restored)).toBe(running)
  })

  it('starts a new draft only if the previous document cannot be stored', () => {
    expect(after(restarted)).toBe(opened)
    expect(after(conflict, restarted)).toEqual(
      initialState({ document: newDocument('b', { title: '' }), entryId: 'b', restored: null }),
    )
  })
})

describe('attempts', () => {
  const attempted = (attempt: string): EditorEvent => ({ type: 'attempted', itemId: 'i', attempt })

  it('are limited to the last five distinct ones', () => {
    const { attempts, itemId } = after(...['1', '1', '2', '3', '4', '5', '6'].map(attempted))
    expect(attempts).toEqual(['2', '3', '4', '5', '6'])
    expect(itemId).toBe('i')
  })

  it('are removed once the stored version is known', () => {
    const settled = after(attempted('1'), { type: 'settled', document: THEIRS })
    expect(settled).toEqual({ ...opened, document: THEIRS, base: THEIRS.values })
  })

  it('are settled even after the form was left', () => {
    expect(after(run, left, { type: 'settled', document: THEIRS }).document).toBe(THEIRS)
  })
})

describe('initial values', () => {
  it.each<[string, Partial<AutosavedEntry>, EditorState['base']]>([
    ['are those of the form for the same version', { baseVersion: WORK.updatedAt }, WORK.values],
    [
      'are the autosaved ones for another version',
      { base: { title: 'Tanam' } },
      { title: 'Tanam' },
    ],
    ['are unknown if they were not autosaved', {}, null],
  ])('%s', (_, fields, base) => {
    const kept = { ...KEPT, ...fields }
    expect(after({ type: 'restored', entry: kept })).toEqual({
      ...opened,
      document: { ...WORK, updatedAt: kept.baseVersion },
      base,
      entryId: 'k',
      itemId: 'i',
      attempts: ['1'],
    })
    expect(initialState({ document: WORK, entryId: 'e', restored: kept }).base).toEqual(base)
  })
})
