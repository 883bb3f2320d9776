import { Loading } from '@/components/ui/states/loading'

/** Height of the hint and of the control of each field in the form. */
const FIELDS = [
  ['', 'h-12'],
  ['h-4', 'h-12'],
  ['h-15.5 sm:h-4', 'h-12'],
  ['', 'h-12'],
  ['h-4', 'h-44'],
] as const

export function ComplaintFormSkeleton() {
  return (
    <Loading subject="formulir">
      <div className="flex flex-col gap-6">
        <div className="h-7 w-44 skeleton" data-skeleton />
        {FIELDS.map(([hint, control], index) => (
          <div key={index} data-skeleton>
            <div className="h-6 w-40 skeleton" />
            {hint && <div className={`mt-1 skeleton ${hint}`} />}
            <div className={`mt-2 skeleton rounded-control ${control}`} />
          </div>
        ))}
        <div data-skeleton>
          <div className="h-6 w-40 skeleton" />
          <div className="mt-1 h-5 w-full skeleton" />
          <div className="mt-2 h-38 w-40 skeleton rounded-control sm:h-17" />
        </div>
        <div className="h-12 skeleton rounded-control" data-skeleton />
        <div className="h-12 skeleton rounded-control" data-skeleton />
      </div>
    </Loading>
  )
}
