import { type ReactNode, useEffect, useState, useEffectEvent } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { whenHydrated, useHydrated } from './hydration'

/** Renders its children after the first paint, without rendering its surroundings again. */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useAfterPaint() && children
}

/** True after the first page is painted. From then on, a navigation of the type `Pop` goes back or forward. */
let isAppPainted = false

/**
 * Returns whether the content has been painted, so that less urgent work does not delay it. Returns false on the server
 * and until a published page is hydrated. An earlier update would turn parts that are not hydrated into skeletons,
 * and a published page has CSS only for its own HTML. Stays true afterwards. Returns true immediately when the
 * visitor goes back or forward, because the browser restores the scroll position only of a page with its full height.
 */
export function useAfterPaint(isReady = true): boolean {
  const isBack = useNavigationType() === NavigationType.Pop && isAppPainted
  const [isPainted, setIsPainted] = useState(useHydrated() && isBack)
  useEffect(() => {
    if (!isReady || isPainted) return
    let isLeft = false
    const timer = setTimeout(
      () =>
        void whenHydrated().then(() => {
          isAppPainted = true
          if (!isLeft) setIsPainted(true)
        }),
    )
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [isReady, isPainted])
  return isPainted
}

export function Mounted({ onMounted }: { onMounted: () => void }) {
  const notifyMounted = useEffectEvent(onMounted)
  useEffect(() => notifyMounted(), [])
  return null
}
