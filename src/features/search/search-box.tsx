import { useNavigate } from 'react-router-dom'
import { loadable } from '@/components/loadable'
import { paths } from '@/domain/paths'
import { SearchField, type SearchFieldProps } from './search-field'

/** Where they do not come the field does without. */
const Suggestions = loadable(() => import('./suggestions').catch(() => ({ default: () => null })))

interface SearchBoxProps extends Pick<SearchFieldProps, 'label' | 'size'> {
  /** Called when it leads to the results, or to what was suggested. */
  onLeave?: () => void
}

/** Leads to the results; a query of nothing but spaces is ignored. */
export default function SearchBox({ onLeave, ...field }: SearchBoxProps) {
  const navigate = useNavigate()
  return (
    <SearchField
      {...field}
      suggest={(input) => <Suggestions field={input} size={field.size} onChoose={onLeave} />}
      onSearch={(typed) => {
        const wanted = typed.trim()
        if (!wanted) return
        onLeave?.()
        void navigate(paths.searchFor(wanted))
      }}
    />
  )
}
