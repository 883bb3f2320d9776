import { useEffect } from 'react'
import { refreshEntries } from './entries'
import { useAutosaves } from '@/stores/autosave'

/** Returns the autosaved entries of `uid` and reads them again when the user returns to this tab. */
export function useFreshEntries(uid: string) {
  useEffect(() => {
    const refresh = () => void refreshEntries(uid)
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [uid])
  return useAutosaves()
}
