import * as v from 'valibot'
import type { Values } from '@/components/form/validate'
import { isRealDay } from '@/domain/time/date'
import { ArticleView } from '../article-view'

const text = v.fallback(v.string(), '')
const pixels = v.fallback(v.number(), 0)

const written = v.object({
  title: text,
  excerpt: text,
  content: text,
  category: text,
  author: text,
  date: text,
  enddate: v.fallback(v.pipe(v.string(), v.check(isRealDay)), ''),
  imageurl: text,
  imagewidth: pixels,
  imageheight: pixels,
  imagealt: text,
})

export function ArticlePreview({ values }: { values: Values }) {
  return <ArticleView article={v.parse(written, values)} />
}
