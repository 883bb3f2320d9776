import SearchBox from '@/features/search/search-box'

/** The field in the header of large screens. */
export default function HeaderSearch() {
  return <SearchBox label="Pencarian cepat" size="small" />
}
