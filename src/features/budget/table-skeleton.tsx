export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rounded-card border border-hairline bg-surface p-3" data-skeleton>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="my-2 h-10 skeleton" />
      ))}
    </div>
  )
}

/** Where a table will stand whose code is still to come. */
export function TableOnItsWay({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <TableSkeleton rows={8} />
    </div>
  )
}
