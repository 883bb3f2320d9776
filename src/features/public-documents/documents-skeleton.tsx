import { Loading } from '@/components/ui/states/loading'
import { Repeat } from '@/components/ui/states/repeat'

export function DocumentsSkeleton() {
  return (
    <Repeat count={4}>
      <div className="p-4" data-skeleton>
        <div className="h-11 skeleton" />
      </div>
    </Repeat>
  )
}

export function DocumentsLoading() {
  return (
    <Loading subject="dokumen publik">
      <DocumentsSkeleton />
    </Loading>
  )
}
