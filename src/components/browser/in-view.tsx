import { useRef, type ReactNode } from 'react'
import { useHasBeenInView } from './use-has-been-in-view'

export function InView({ room, children }: { room: ReactNode; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(frame)
  return (
    <div ref={frame} className={isSeen ? undefined : 'print:hidden'}>
      {isSeen ? children : room}
    </div>
  )
}
