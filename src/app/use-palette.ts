import { useEffect } from 'react'
import { useSettings } from '@/features/settings/settings-query'

/** Applies the palette in the settings to the document. */
export function usePalette(): void {
  const { palette } = useSettings()
  useEffect(() => {
    document.documentElement.dataset['palette'] = palette
  }, [palette])
}
