import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { ProductCard } from '../product-card'

const text = v.fallback(v.string(), '')
const number = v.fallback(v.number(), 0)
const written = v.object({
  name: text,
  description: text,
  price: number,
  seller: text,
  whatsapp: text,
  imageurl: text,
  imagewidth: number,
  imageheight: number,
  imagealt: text,
})

export function ProductPreview({ values }: { values: Values }) {
  return (
    <div className="mx-auto max-w-xs py-8">
      <ProductCard product={v.parse(written, values)} eager />
    </div>
  )
}
