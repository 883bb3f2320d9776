import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { TileContent } from '../picture-tile'

const text = v.fallback(v.string(), '')
const pixels = v.fallback(v.number(), 0)
const written = v.object({
  caption: text,
  imageurl: text,
  imagewidth: pixels,
  imageheight: pixels,
  imagealt: text,
})

export function PicturePreview({ values }: { values: Values }) {
  return (
    <div className="mx-auto max-w-sm py-8">
      <TileContent picture={v.parse(written, values)} eager />
    </div>
  )
}
