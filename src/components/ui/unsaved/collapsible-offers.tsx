import { Children, type ReactNode } from 'react'

/** Offers to restore unsaved input: a single one directly, several in a collapsed list. */
export function CollapsibleOffers({ children }: { children: ReactNode }) {
  const offers = Children.toArray(children)
  if (offers.length < 2) return offers
  return (
    <details className="rounded-card border border-l-4 border-hairline border-l-accent bg-surface px-4">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">
        Ada {offers.length} tulisan lama yang belum disimpan
      </summary>
      <div className="flex flex-col gap-3 pb-4">{offers}</div>
    </details>
  )
}
