import { ChipsField } from '@/components/form/fields/chips-field'
import { NEWS_CATEGORIES } from '@/domain/news/article'
import { ArticleFields } from './article-fields'

export function NewsFields() {
  return (
    <ArticleFields>
      <ChipsField name="category" label="Kategori" options={NEWS_CATEGORIES} />
    </ArticleFields>
  )
}
