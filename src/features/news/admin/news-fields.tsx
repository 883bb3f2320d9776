import { SelectField } from '@/components/form/select-field'
import { NEWS_CATEGORIES } from '@/domain/article'
import { ArticleFields } from './article-fields'

const CATEGORIES = NEWS_CATEGORIES.map((name) => ({ value: name, label: name }))

export function NewsFields() {
  return (
    <ArticleFields>
      <SelectField name="category" label="Kategori" options={CATEGORIES} />
    </ArticleFields>
  )
}
