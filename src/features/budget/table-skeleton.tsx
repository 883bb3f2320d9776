import { Loading, Repeat } from '@/components/ui/states/loading'

export function TableSkeleton({ rows }: { rows: number }) {
  return (
    <div className="rounded-card border border-hairline bg-surface p-3" data-skeleton>
      <Repeat count={rows}>
        <div className="my-2 h-10 skeleton" />
      </Repeat>
    </div>
  )
}

export function TableLoading({ subject }: { subject: string }) {
  return (
    <Loading subject={subject}>
      <TableSkeleton rows={8} />
    </Loading>
  )
}
