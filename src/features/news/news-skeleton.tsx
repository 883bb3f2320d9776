import { classNames } from '@/components/ui/class-names'

export function NewsCardSkeleton({ isRow = false }: { isRow?: boolean }) {
  return (
    <div
      className={classNames(
        'overflow-hidden rounded-card border border-hairline bg-surface',
        isRow && 'max-sm:flex max-sm:min-h-33',
      )}
      data-skeleton
    >
      <div
        className={classNames(
          'aspect-video skeleton rounded-none',
          isRow && 'max-sm:aspect-auto max-sm:w-28 max-sm:shrink-0',
        )}
      />
      <div className={classNames('flex grow flex-col gap-3 p-4', isRow && 'max-sm:p-3')}>
        <div className="h-6 w-28 skeleton rounded-full" />
        <div className="h-6 w-full skeleton" />
        <div className={classNames('h-6 w-full skeleton md:hidden', isRow && 'max-sm:hidden')} />
        <div className="h-6 w-2/3 skeleton" />
        <div className={classNames('h-8 w-full skeleton', isRow && 'max-sm:hidden')} />
        <div className="h-4 w-32 skeleton" />
      </div>
    </div>
  )
}

export function NewsRowSkeleton() {
  return (
    <div
      className="flex min-h-34 gap-4 overflow-hidden rounded-card border border-hairline bg-surface md:min-h-28"
      data-skeleton
    >
      <div className="w-28 shrink-0 skeleton rounded-none md:w-44" />
      <div className="flex grow flex-col justify-center gap-2 py-3 pr-4">
        <div className="h-4 w-20 skeleton" />
        <div className="h-5 w-full skeleton" />
        <div className="h-5 w-2/3 skeleton" />
        <div className="h-4 w-28 skeleton" />
      </div>
    </div>
  )
}
