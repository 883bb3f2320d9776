import { useNavigate } from 'react-router-dom'
import { loadable } from '@/components/loadable'
import { paths } from '@/domain/paths'
import { SearchField, type SearchFieldProps } from './search-field'

/** List of suggestions. If its code cannot be loaded, the search field works without it. */
const Suggestions = loadable(() => import('./suggestions').catch(() => ({ default: () => null })))

/** Search field with suggestions that opens the page with the results. Ignores blank input. */
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
