import { PRODUCT_LAYOUT } from './product-card'

export function ProductSkeleton() {
  return (
    <div className={PRODUCT_LAYOUT.card} data-skeleton>
      <div className={PRODUCT_LAYOUT.head}>
        <div className={PRODUCT_LAYOUT.picture}>
          <div className="absolute inset-0 skeleton rounded-none" />
        </div>
        <div className={PRODUCT_LAYOUT.words}>
          <div className="h-6 w-5/6 skeleton" />
          <div className="h-7 w-28 skeleton" />
          <div className="h-5 w-32 skeleton" />
        </div>
      </div>
      <div className={PRODUCT_LAYOUT.foot}>
        <div className="hidden h-20 skeleton lg:block" />
        <div className="mt-2 ml-auto h-12 w-28 skeleton rounded-control lg:mt-4 lg:ml-0 lg:w-full" />
      </div>
    </div>
  )
}
