import { useMemo, useReducer } from 'react'
import {
  type GridRow,
  type GridRows,
  insertRow,
  moveRow,
  pasteCells,
  removeRow,
  setCell,
} from './grid-rows'

interface GridState {
  rows: GridRows
  /** Rows before each step that can be undone. */
  past: readonly GridRows[]
  /** Cell that is being edited. Continuous typing in one cell is one undo step. */
  typing: string
}

interface Step {
  change: (rows: GridRows) => GridRows
  typing?: string
}

const STEPS = 100

function reduce(state: GridState, step: Step | 'undo' | 'pause'): GridState {
  if (step === 'pause') return state.typing === '' ? state : { ...state, typing: '' }
  if (step === 'undo')
    return { rows: state.past.at(-1) ?? state.rows, past: state.past.slice(0, -1), typing: '' }
  const { change, typing = '' } = step
  const rows = change(state.rows)
  const goesOn = typing !== '' && typing === state.typing
  return { rows, past: goesOn ? state.past : [...state.past, state.rows].slice(-STEPS), typing }
}

interface GridActions {
  set: (key: string, field: string, text: string) => void
  insert: (above: string | null, row: GridRow) => void
  remove: (key: string) => void
  move: (key: string, by: -1 | 1) => void
  paste: (paste: Parameters<typeof pasteCells>[1]) => void
  replace: (rows: GridRows) => void
  /** Applies a change other than typing. Undo restores the previous rows. */
  change: (change: (rows: GridRows) => GridRows) => void
  undo: () => void
  /** Starts a new undo step for the following input. */
  pause: () => void
}

export interface GridModel {
  rows: GridRows
  canUndo: boolean
  /** Actions of the grid. The object is stable across renders. */
  actions: GridActions
}

export function useGrid(initial: GridRows): GridModel {
  const [{ rows, past }, dispatch] = useReducer(reduce, { rows: initial, past: [], typing: '' })
  const actions = useMemo<GridActions>(
    () => ({
      set: (key, field, text) =>
        dispatch({
          change: (now) => setCell(now, key, field, text),
          typing: `${key} ${field}`,
        }),
      insert: (above, row) => dispatch({ change: (now) => insertRow(now, above, row) }),
      remove: (key) => dispatch({ change: (now) => removeRow(now, key) }),
      move: (key, by) => dispatch({ change: (now) => moveRow(now, key, by) }),
      paste: (paste) => dispatch({ change: (now) => pasteCells(now, paste) }),
      replace: (next) => dispatch({ change: () => next }),
      change: (change) => dispatch({ change }),
      undo: () => dispatch('undo'),
      pause: () => dispatch('pause'),
    }),
    [],
  )
  return { rows, canUndo: past.length > 0, actions }
}
