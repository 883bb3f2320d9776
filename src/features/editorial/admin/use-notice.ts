import { useLocation } from 'react-router-dom'

/** What an action on the page before this one did, told on arrival; undefined when there was none. */
export function useNotice(): string | undefined {
  const state: unknown = useLocation().state
  return isNotice(state) ? state.notice : undefined
}

function isNotice(state: unknown): state is { notice: string } {
  return typeof state === 'object' && state !== null && 'notice' in state
}
