import { type ReactNode, useId } from 'react'

interface FormPartProps {
  title: string
  /** What it is for. */
  purpose?: string
  children: ReactNode
}

/** Fields that belong together. */
export function FormPart({ title, purpose, children }: FormPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex max-w-xl flex-col gap-5">
      <header>
        <h2 id={id} className="text-xl font-bold">
          {title}
        </h2>
        {purpose && <p className="mt-1 text-ink-2">{purpose}</p>}
      </header>
      {children}
    </section>
  )
}
