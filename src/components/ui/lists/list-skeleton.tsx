import { Repeat } from '../states/repeat'

interface ListSkeletonProps {
  count: number
  row: string
}

export function ListSkeleton({ count, row }: ListSkeletonProps) {
  return (
    <div className="flex flex-col gap-3">
      <Repeat count={count}>
        <div className={`${row} skeleton rounded-card`} />
      </Repeat>
    </div>
  )
}
