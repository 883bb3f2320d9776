/** The shape of running text that is still to come. */
export function TextSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-col gap-8" data-skeleton>
      {Array.from({ length: 3 }, (_, index) => (
        <div key={index} className="flex max-w-prose flex-col gap-3">
          <div className="h-5 skeleton" />
          <div className="h-5 skeleton" />
          <div className="h-5 skeleton" />
          <div className="h-5 w-2/3 skeleton" />
        </div>
      ))}
    </div>
  )
}
