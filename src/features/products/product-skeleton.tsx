export function ProductSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface" data-skeleton>
      <div className="aspect-square skeleton rounded-none" />
      <div className="flex flex-col gap-2 p-4">
        <div className="h-6 w-5/6 skeleton" />
        <div className="h-7 w-28 skeleton" />
        <div className="h-5 w-full skeleton" />
        <div className="h-5 w-full skeleton" />
        <div className="h-5 w-2/3 skeleton" />
        <div className="h-5 w-32 skeleton" />
        <div className="mt-2 h-12 skeleton rounded-control" />
      </div>
    </div>
  )
}
