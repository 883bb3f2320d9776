import { Loading } from '@/components/ui/states/loading'

export function ComplaintFormSkeleton() {
  return (
    <Loading subject="formulir">
      <div className="flex flex-col gap-6">
        <div className="h-7 w-44 skeleton" data-skeleton />
        {['h-12', 'h-12', 'h-12', 'h-12', 'h-44'].map((height, index) => (
          <div key={index} data-skeleton>
            <div className="h-6 w-40 skeleton" />
            <div className={`mt-2 skeleton rounded-control ${height}`} />
          </div>
        ))}
        <div data-skeleton>
          <div className="h-6 w-40 skeleton" />
          <div className="mt-1 h-5 w-full skeleton" />
          <div className="mt-2 h-12 w-40 skeleton rounded-control" />
        </div>
        <div className="h-12 skeleton rounded-control" data-skeleton />
      </div>
    </Loading>
  )
}
