import { useCallback, useState } from 'react'

/** Reports whether a picture failed to load, including before hydration. Spread `watch` on its `<img>`. */
export function useImageError() {
  const [broken, setBroken] = useState(false)
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true)
  }, [])
  return { broken, watch: { ref, onError: () => setBroken(true) } }
}
