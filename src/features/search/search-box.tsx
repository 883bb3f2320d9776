import { useNavigate } from 'react-router-dom'
import { loadable } from '@/components/loadable'
import { paths } from '@/domain/paths'
import { SearchField, type SearchFieldProps } from './search-field'

/** Where they do not come the field does without. */
const Suggestions = loadable(() => import('./suggestions').catch(() => ({ default: () => null })))

/** Leads to the results, or to what is suggested; a query of nothing but spaces is ignored. */
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
