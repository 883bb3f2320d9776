export function PictureSkeleton() {
  return (
    <div data-skeleton>
      <div className="aspect-4/3 skeleton rounded-card" />
      <div className="mt-3 h-4 skeleton" />
      <div className="mt-2 h-4 w-2/3 skeleton" />
    </div>
  )
}
