import { useEffect } from 'react'
import { refreshKeptWork, useKeptWork } from '@/stores/kept-work'

/** What `uid` has kept, read anew whenever they come back to this tab. */
export function useFreshKeptWork(uid: string) {
  useEffect(() => {
    const refresh = () => void refreshKeptWork(uid)
    refresh()
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  }, [uid])
  return useKeptWork()
}
