import type { Values } from '@/components/form/validate'
import type { EditorialAction } from '@/domain/drafts/draft'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { Details } from './perform'
import type { Work } from './work'

/** So many unanswered attempts are remembered. */
const MAX_ATTEMPTS = 5

/** A form as it is opened: the work, and what of it is autosaved under `entryId`. */
export interface Opening {
  work: Work
  entryId: string
  restored: AutosavedEntry | null
}

/** Somebody else's version stands where ours should. */
export interface ShownConflict {
  theirs: Work
  /** What was being done when it showed. */
  interrupted: { action: EditorialAction; details: Details } | null
}

type Phase =
  | { name: 'idle' }
  | { name: 'running'; action: EditorialAction }
  | ({ name: 'conflict' } & ShownConflict)
  /** There is nothing any more where the work should be stored. */
  | { name: 'gone' }
  /** The form does not stand any more; an action may end all the same. */
  | { name: 'left' }

export interface EditorState {
  work: Work
  /** What the form began from; null where that is not known. */
  base: Values | null
  /** Under which what is typed is autosaved. */
  entryId: string
  /** The id that the item gets, once publishing has been attempted. */
  itemId: string
  /** Fingerprints of what attempts without an answer may have stored. */
  attempts: readonly string[]
  /** Publishing was pressed without network, and is offered when there is one. */
  isPostponed: boolean
  phase: Phase
}

export type EditorEvent =
  | { type: 'run'; action: EditorialAction }
  | { type: 'attempted'; itemId: string; attempt: string }
  /** The form goes on from `work`. */
  | { type: 'settled'; work: Work; itemId?: string; attempts?: readonly string[] }
  | { type: 'ended' }
  | ({ type: 'conflict' } & ShownConflict)
  | { type: 'closed' }
  | { type: 'gone' }
  | { type: 'postponed'; isPostponed: boolean }
  /** What stands in the form becomes new work. */
  | { type: 'restarted'; work: Work }
  | { type: 'restored'; entry: AutosavedEntry }
  | { type: 'entered' }
  | { type: 'left' }

export function openedState({ work, entryId, restored }: Opening): EditorState {
  const state = {
    work,
    entryId,
    itemId: '',
    attempts: [],
    isPostponed: false,
    phase: { name: 'idle' },
  } as const
  return restored
    ? { ...state, ...attemptsOf(restored), base: baseOf(restored, work) }
    : { ...state, base: work.values }
}

/** Whether an action may begin. */
export function isReady({ phase: { name } }: EditorState): boolean {
  return name === 'idle' || name === 'gone'
}

/** What an open editor is after `event`; one that cannot happen now changes nothing. */
export function nextState(state: EditorState, event: EditorEvent): EditorState {
  const { work, attempts, phase } = state
  const isLeft = phase.name === 'left'
  switch (event.type) {
    case 'run':
      return isReady(state) ? { ...state, phase: { name: 'running', action: event.action } } : state
    case 'attempted': {
      const all = [...new Set([...attempts, event.attempt])]
      return { ...state, itemId: event.itemId, attempts: all.slice(-MAX_ATTEMPTS) }
    }
    case 'settled': {
      const { work, itemId = work.itemId, attempts = [] } = event
      return { ...state, work, base: work.values, itemId, attempts, isPostponed: false }
    }
    case 'ended':
      return phase.name === 'running' ? { ...state, phase: { name: 'idle' } } : state
    case 'conflict': {
      const { theirs, interrupted } = event
      return isLeft ? state : { ...state, phase: { name: 'conflict', theirs, interrupted } }
    }
    case 'closed':
      return phase.name === 'conflict' ? { ...state, phase: { name: 'idle' } } : state
    case 'postponed':
      return { ...state, isPostponed: event.isPostponed }
    case 'gone':
      return isLeft ? state : { ...state, phase: { name: 'gone' } }
    case 'restarted': {
      const fresh = openedState({ work: event.work, entryId: event.work.source.id, restored: null })
      return phase.name === 'conflict' || phase.name === 'gone' ? fresh : state
    }
    case 'restored': {
      const { entry } = event
      if (!isReady(state)) return state
      return {
        ...state,
        ...attemptsOf(entry),
        work: { ...work, updatedAt: entry.baseVersion },
        base: baseOf(entry, work),
        entryId: entry.id,
      }
    }
    case 'entered':
      return isLeft ? { ...state, phase: { name: 'idle' } } : state
    case 'left':
      return { ...state, phase: { name: 'left' } }
  }
}

function attemptsOf({ itemId, tried, isPostponed = false }: AutosavedEntry) {
  return { itemId, attempts: tried, isPostponed }
}

function baseOf({ base, baseVersion }: AutosavedEntry, work: Work): Values | null {
  return base ?? (baseVersion === work.updatedAt ? work.values : null)
}
