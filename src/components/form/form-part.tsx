import { type ReactNode, useId } from 'react'

interface FormPartProps {
  id?: string
  title: string
  purpose?: string | undefined
  mark?: ReactNode
  children: ReactNode
}

export function FormPart({ id, title, purpose, mark, children }: FormPartProps) {
  const heading = useId()
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={heading}
      className="flex max-w-xl flex-col gap-4 sm:gap-5"
    >
      <header>
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id={heading} className="text-xl font-bold">
            {title}
          </h2>
          {mark}
        </div>
        {purpose && <p className="mt-1 text-ink-2">{purpose}</p>}
      </header>
      {children}
    </section>
  )
}
