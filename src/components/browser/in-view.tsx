import { useRef, type ReactNode, useEffect, useState, type RefObject } from 'react'

export function InView({ room, children }: { room: ReactNode; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(frame)
  return (
    <div ref={frame} className={isSeen ? undefined : 'print:hidden'}>
      {isSeen ? children : room}
    </div>
  )
}

export function useHasBeenInView(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        setSeen(true)
        observer.disconnect()
      },
      { rootMargin: '200px' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
