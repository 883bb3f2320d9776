import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '../icon'

interface CollapsibleProps {
  label: string
  of?: string
  children: ReactNode
}

/** Collapsed details, which are expanded in print. */
export function Collapsible({ label, of, children }: CollapsibleProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    // For browsers without CSS support for opening details.
    const open = () => details.current?.setAttribute('open', '')
    addEventListener('beforeprint', open)
    return () => removeEventListener('beforeprint', open)
  }, [])
  return (
    <details
      ref={details}
      className="group min-w-0 open:basis-full print:unfolded print:basis-full"
    >
      <summary className="inline-flex min-h-12 list-none items-center gap-1 text-[min(1rem,7vw)] font-semibold text-primary underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <span className="group-open:hidden">{label}</span>
        <span className="hidden group-open:inline">Ringkas</span>
        <span className="sr-only">{of}</span>
        <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
