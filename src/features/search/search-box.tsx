import { useNavigate } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { SearchField, type SearchFieldProps } from './search-field'

interface SearchBoxProps extends Pick<SearchFieldProps, 'label' | 'size'> {
  /** Called when it leads to the results. */
  onLeave?: () => void
}

/** Leads to the results; a query of nothing but spaces is ignored. */
export default function SearchBox({ onLeave, ...field }: SearchBoxProps) {
  const navigate = useNavigate()
  return (
    <SearchField
      {...field}
      onSearch={(typed) => {
        const wanted = typed.trim()
        if (!wanted) return
        onLeave?.()
        void navigate(paths.searchFor(wanted))
      }}
    />
  )
}
