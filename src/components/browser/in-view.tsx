import { useRef, type ReactNode } from 'react'
import { useHasBeenInView } from './use-has-been-in-view'

interface InViewProps {
  room: ReactNode
  children: ReactNode
}

export function InView({ room, children }: InViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useHasBeenInView(frame)
  return (
    <div ref={frame} className={isSeen ? undefined : 'print:hidden'}>
      {isSeen ? children : room}
    </div>
  )
}
