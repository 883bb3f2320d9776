import { useNavigate } from 'react-router-dom'
import { loadable } from '@/components/loadable'
import { paths } from '@/domain/paths'
import { SearchField, type SearchFieldProps } from './search-field'

/** Suggestion list. If its code fails to load, the field works without suggestions. */
const Suggestions = loadable(() => import('./suggestions').catch(() => ({ default: () => null })))

/** Search field that opens the results or a suggestion. Ignores blank queries. */
export default function SearchBox(field: Pick<SearchFieldProps, 'label' | 'size' | 'onLeave'>) {
  const navigate = useNavigate()
  return (
    <SearchField
      {...field}
      suggestions={Suggestions}
      onSearch={(typed) => {
        const wanted = typed.trim()
        if (!wanted) return
        field.onLeave?.()
        void navigate(paths.searchFor(wanted))
      }}
    />
  )
}
