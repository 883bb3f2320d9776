import { useEffect } from 'react'
import { useSettings } from '@/lib/query/settings-query'

export function usePalette(): void {
  const { palette } = useSettings()
  useEffect(() => {
    document.documentElement.dataset['palette'] = palette
  }, [palette])
}
