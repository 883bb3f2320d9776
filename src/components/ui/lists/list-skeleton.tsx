import { Repeat } from '../states/loading'

export function ListSkeleton({ count, row }: { count: number; row: string }) {
  return (
    <div className="flex flex-col gap-3">
      <Repeat count={count}>
        <div className={`${row} skeleton rounded-card`} />
      </Repeat>
    </div>
  )
}
