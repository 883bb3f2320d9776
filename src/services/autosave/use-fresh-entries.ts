import { useEffect } from 'react'
import { refreshEntries } from './entries'
import { useAutosaves } from '@/stores/autosave'

export function useFreshEntries(uid: string) {
  useEffect(() => {
    const refresh = () => void refreshEntries(uid)
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [uid])
  return useAutosaves()
}
