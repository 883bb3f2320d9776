import { useRef, type ReactNode } from 'react'
import { useSeen } from './use-seen'

interface InViewProps {
  /** What keeps its room until then. */
  room: ReactNode
  children: ReactNode
}

/** What is loaded or read once it comes near the window. What was never seen is not there for paper. */
export function InView({ room, children }: InViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  return (
    <div ref={frame} className={isSeen ? undefined : 'print:hidden'}>
      {isSeen ? children : room}
    </div>
  )
}
