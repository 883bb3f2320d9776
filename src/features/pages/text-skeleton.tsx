import { Repeat } from '@/components/ui/states/loading'

export function TextSkeleton() {
  return (
    <div className="flex flex-col gap-8" data-skeleton>
      <Repeat count={3}>
        <div className="flex max-w-prose flex-col gap-3">
          <div className="h-5 skeleton" />
          <div className="h-5 skeleton" />
          <div className="h-5 skeleton" />
          <div className="h-5 w-2/3 skeleton" />
        </div>
      </Repeat>
    </div>
  )
}
