import { ProductFields } from './product-fields'
import { PRODUCT_LABELS } from './product-labels'
import { ProductPreview } from './product-preview'

export const PRODUCT_FORM = {
  labels: PRODUCT_LABELS,
  Fields: ProductFields,
  Preview: ProductPreview,
}
