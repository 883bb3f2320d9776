import { useRef, type ReactNode } from 'react'
import { useSeen } from './use-seen'

interface InViewProps {
  room: ReactNode
  children: ReactNode
}

/** Mounts its children when they come near the window. Content that was never in view is not printed. */
export function InView({ room, children }: InViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(frame)
  return (
    <div ref={frame} className={isSeen ? undefined : 'print:hidden'}>
      {isSeen ? children : room}
    </div>
  )
}
