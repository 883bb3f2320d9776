import { ChipsField } from '@/components/form/chips-field'
import { NEWS_CATEGORIES } from '@/domain/article'
import { ArticleFields } from './article-fields'

export function NewsFields() {
  return (
    <ArticleFields>
      <ChipsField name="category" label="Kategori" options={NEWS_CATEGORIES} />
    </ArticleFields>
  )
}
