import { useEffect, useState } from 'react'

/**
 * Whether what was ready has been painted: what is only wanted then does not compete with it. False
 * on a server and during hydration; stays true once it was.
 */
export function useAfterPaint(isReady = true): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isReady || isPainted) return
    const timer = setTimeout(() => setIsPainted(true))
    return () => clearTimeout(timer)
  }, [isReady, isPainted])
  return isPainted
}
