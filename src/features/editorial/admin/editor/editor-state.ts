import type { Values } from '@/components/form/validate'
import type { EditorialAction } from '@/domain/drafts/draft'
import type { AutosavedEntry } from '@/lib/autosave/entries'
import type { Details } from './perform'
import type { EditorDocument } from './editor-document'

/** Maximum number of remembered attempts whose response was lost. */
const MAX_ATTEMPTS = 5

export interface EditorInit {
  document: EditorDocument
  entryId: string
  restored: AutosavedEntry | null
}

export interface ShownConflict {
  theirs: EditorDocument
  interrupted: { action: EditorialAction; details: Details } | null
}

type Phase =
  | { name: 'idle' }
  | { name: 'running'; action: EditorialAction }
  | ({ name: 'conflict' } & ShownConflict)
  /** The document no longer exists, so nothing can be stored. */
  | { name: 'deleted' }
  /** The form has been left. A running action may still finish. */
  | { name: 'left' }

export interface EditorState {
  document: EditorDocument
  /** Values from which the form started, or null if unknown. */
  base: Values | null
  entryId: string
  /** Id of the published item once an attempt to publish was made. */
  itemId: string
  /** Contents (`canonicalJson`) that attempts whose response was lost may have stored. */
  attempts: readonly string[]
  /** True if the user asked to publish while offline. The form offers to publish when the network returns. */
  isPostponed: boolean
  phase: Phase
}

export type EditorEvent =
  | { type: 'run'; action: EditorialAction }
  | { type: 'attempted'; itemId: string; attempt: string }
  | { type: 'settled'; document: EditorDocument; itemId?: string; attempts?: readonly string[] }
  | { type: 'ended' }
  | ({ type: 'conflict' } & ShownConflict)
  | { type: 'closed' }
  | { type: 'deleted' }
  | { type: 'postponed'; isPostponed: boolean }
  | { type: 'restarted'; document: EditorDocument }
  | { type: 'restored'; entry: AutosavedEntry }
  | { type: 'entered' }
  | { type: 'left' }

export function initialState({ document, entryId, restored }: EditorInit): EditorState {
  const state = {
    document,
    entryId,
    itemId: '',
    attempts: [],
    isPostponed: false,
    phase: { name: 'idle' },
  } as const
  return restored
    ? { ...state, ...attemptsOf(restored), base: baseOf(restored, document) }
    : { ...state, base: document.values }
}

export function isReady({ phase: { name } }: EditorState): boolean {
  return name === 'idle' || name === 'deleted'
}

/** Returns the next editor state. Events that are invalid in the current state are ignored. */
export function nextState(state: EditorState, event: EditorEvent): EditorState {
  const { document, attempts, phase } = state
  const isLeft = phase.name === 'left'
  switch (event.type) {
    case 'run':
      return isReady(state) ? { ...state, phase: { name: 'running', action: event.action } } : state
    case 'attempted': {
      const all = [...new Set([...attempts, event.attempt])]
      return { ...state, itemId: event.itemId, attempts: all.slice(-MAX_ATTEMPTS) }
    }
    case 'settled': {
      const { document, itemId = document.itemId, attempts = [] } = event
      return { ...state, document, base: document.values, itemId, attempts, isPostponed: false }
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
    case 'deleted':
      return isLeft ? state : { ...state, phase: { name: 'deleted' } }
    case 'restarted': {
      const fresh = initialState({
        document: event.document,
        entryId: event.document.source.id,
        restored: null,
      })
      return phase.name === 'conflict' || phase.name === 'deleted' ? fresh : state
    }
    case 'restored': {
      const { entry } = event
      if (!isReady(state)) return state
      return {
        ...state,
        ...attemptsOf(entry),
        document: { ...document, updatedAt: entry.baseVersion },
        base: baseOf(entry, document),
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

function baseOf({ base, baseVersion }: AutosavedEntry, document: EditorDocument): Values | null {
  return base ?? (baseVersion === document.updatedAt ? document.values : null)
}
