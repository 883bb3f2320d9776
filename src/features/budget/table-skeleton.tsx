export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rounded-card border border-hairline bg-surface p-3" data-skeleton>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="my-2 h-10 skeleton" />
      ))}
    </div>
  )
}
