import { useCallback, useState } from 'react'

/** Whether a picture cannot be loaded, be it before the app took the page over; `watch` goes to its `<img>`. */
export function useBroken() {
  const [broken, setBroken] = useState(false)
  const ref = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true)
  }, [])
  return { broken, watch: { ref, onError: () => setBroken(true) } }
}
