import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '@/components/ui/icon'

interface SectionProps {
  title: string
  more?: { to: string; label: string }
  children: ReactNode
}

export function Section({ title, more, children }: SectionProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="py-5 md:py-9 print:py-3">
      <div className="mb-4 flex break-after-avoid flex-wrap items-end justify-between gap-x-4 gap-y-2 print:mb-2">
        <h2 id={heading} className="text-xl font-bold md:text-2xl print:text-xl">
          {title}
        </h2>
        {more && (
          <Link
            to={more.to}
            className="-my-2 inline-flex min-h-12 items-center gap-1 font-semibold text-primary underline-offset-4 hover:underline print:hidden"
          >
            {more.label}
            <Icon name="chevron-right" />
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
