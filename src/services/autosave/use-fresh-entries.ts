import { useEffect } from 'react'
import { refreshEntries } from './entries'
import { useAutosaves } from '@/stores/autosave'

/** What `uid` has autosaved, read anew whenever they come back to this tab. */
export function useFreshEntries(uid: string) {
  useEffect(() => {
    const refresh = () => void refreshEntries(uid)
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [uid])
  return useAutosaves()
}
