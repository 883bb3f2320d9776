export function ProgressSkeleton() {
  return (
    <div className="flex flex-col gap-6" data-skeleton>
      <div className="h-72 skeleton rounded-card" />
      <div className="h-7 w-40 skeleton" />
      <div className="h-32 skeleton rounded-card" />
    </div>
  )
}
