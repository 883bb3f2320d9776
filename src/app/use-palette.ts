import { useEffect } from 'react'
import { useSettings } from '@/features/settings/settings-query'

/** Puts the palette that the settings name on the whole document. */
export function usePalette(): void {
  const { palette } = useSettings()
  useEffect(() => {
    document.documentElement.dataset['palette'] = palette
  }, [palette])
}
