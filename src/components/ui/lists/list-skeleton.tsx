import { Repeat } from '../states/repeat'

interface ListSkeletonProps {
  count: number
  /** The height of a row, as a class. */
  row: string
}

/** The shape of a list of the admin that is being loaded. */
export function ListSkeleton({ count, row }: ListSkeletonProps) {
  return (
    <div className="flex flex-col gap-3">
      <Repeat count={count}>
        <div className={`${row} skeleton rounded-card`} />
      </Repeat>
    </div>
  )
}
