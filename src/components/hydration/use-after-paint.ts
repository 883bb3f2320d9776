import { useEffect, useState } from 'react'
import { hydrated } from './hydration'

/**
 * Returns whether the content has been painted, so that less urgent work does not delay it. Returns false on
 * the server and until a published page is hydrated: changes around unhydrated parts would replace them by
 * skeletons, and the HTML lacks the styles of hidden content. Stays true afterwards.
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
