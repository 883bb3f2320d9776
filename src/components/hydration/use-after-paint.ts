import { useEffect, useState } from 'react'
import { hydrated } from './hydration'

/**
 * Whether what was ready has been painted: what is only wanted then does not compete with it. False
 * on a server and until a published page is taken over, whose parts would be shown as skeletons if
 * anything around them changed, and whose HTML lacks the rules of what it does not show; stays true
 * once it was.
 */
export function useAfterPaint(isReady = true): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isReady || isPainted) return
    let isLeft = false
    const timer = setTimeout(() => void hydrated().then(() => isLeft || setIsPainted(true)))
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isReady, isPainted])
  return isPainted
}
