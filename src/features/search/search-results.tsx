import { useEffect, useId, useMemo, useState } from 'react'
import { Section } from '@/components/layout/section'
import { Button, ButtonLink } from '@/components/ui/buttons/button'
import { Icon } from '@/components/ui/icon'
import { EmptyState } from '@/components/ui/states/empty-state'
import { searchTerm, TERM_LENGTH } from '@/domain/search/search-term'
import { containsWords } from '@/domain/text/words'
import { rememberSearch } from '@/stores/recent-searches'
import { FoundSection } from './found-section'
import { PageLinks, type SitePage } from './page-links'
import { ResultList } from './result-list'
import { type SearchResults, type ServerFailure, useSearchResults } from './use-search-results'
import { formatCount } from '@/domain/text/money'

interface SearchResultsProps {
  typed: string
  /** True if the user has paused typing. */
  isSettled: boolean
  submitted: string
  pages: readonly SitePage[]
  onOpen: () => void
}

/** Search results: matching pages of the site, the best matches, and groups of all matches by kind. */
export default function SearchResults(props: SearchResultsProps) {
  const { typed, isSettled, submitted, pages, onOpen } = props
  const term = useMemo(() => searchTerm(typed), [typed])
  const found = useSearchResults(term, isSettled)
  const named = pages.filter(({ name }) => isNamed(name, term.typed))
  const count = found.groups.reduce((sum, group) => sum + group.count, named.length)
  useEffect(() => {
    if (submitted !== '') rememberSearch(submitted)
  }, [submitted])
  const open = () => {
    rememberSearch(term.typed)
    onOpen()
  }
  return (
    <>
      <SearchStatus
        found={found}
        text={`${formatCount(count)} hasil untuk “${term.typed}”`}
        isCut={typed.trim().length > TERM_LENGTH}
      />
      {named.length > 0 && <NamedPages pages={named} onOpen={open} />}
      {found.best.length > 0 && (
        <Section title="Paling cocok">
          <ResultList results={found.best} onOpen={open} />
        </Section>
      )}
      {found.groups.map((group) => (
        <FoundSection
          key={group.name}
          group={group}
          term={term}
          index={found.index}
          onOpen={open}
        />
      ))}
      {count === 0 && !found.isSearching && (
        <>
          <EmptyState
            text="Tidak Ada Hasil Ditemukan"
            reason={
              found.isAnswered
                ? 'Periksa ejaannya, atau coba kata lain yang lebih umum.'
                : undefined
            }
          />
          <Section title="Jelajahi situs desa">
            <PageLinks pages={pages} />
          </Section>
        </>
      )}
    </>
  )
}

function NamedPages({ pages, onOpen }: { pages: readonly SitePage[]; onOpen: () => void }) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="mt-4 mb-3">
      <h2 id={heading} className="mb-2 text-sm font-semibold text-ink-2">
        Halaman
      </h2>
      <ul className="flex flex-wrap gap-2">
        {pages.map(({ name, path, icon }) => (
          <li key={path}>
            <ButtonLink to={path} className="px-4" onClick={onOpen}>
              <Icon name={icon} className="size-5 text-primary" />
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns whether a page's name matches the search. Ignores single letters, which would match too many pages. */
function isNamed(name: string, wanted: string): boolean {
  return wanted.length > 1 && containsWords(name, wanted)
}

const LACK: Record<ServerFailure, string> = {
  offline: 'Hasil selengkapnya tampil setelah ada jaringan.',
  away: 'Mungkin masih ada hasil lain yang belum dapat diambil.',
  late: 'Hasil lainnya masih dicari.',
}

const NOTHING: Record<ServerFailure, string> = {
  offline: 'Pencarian memerlukan jaringan: belum ada isi yang tersimpan di perangkat ini.',
  away: 'Pencarian belum dapat dijalankan. Periksa sambungan internet Anda, lalu coba lagi.',
  late: 'Pencarian memerlukan waktu lebih lama dari biasanya.',
}

interface SearchStatusProps {
  found: SearchResults
  text: string
  /** True if the typed text exceeds the maximum length of a search. */
  isCut: boolean
}

/** Shows the number of results, and whether they come only from the device, once the search is complete. */
function SearchStatus({ found, text, isCut }: SearchStatusProps) {
  const { isSearching, isAnswered, lack, refusal, retry } = found
  const line = lack && (isAnswered ? `${FROM_DEVICE} ${LACK[lack]}` : (refusal ?? NOTHING[lack]))
  // Shown during the next search as well, so that the page does not move while typing.
  const [last, setLast] = useState(line)
  if (!isSearching && line !== last) setLast(line)
  const shown = isSearching ? last : line
  return (
    <div className="mt-6">
      <div role="status" className="flex min-h-6 flex-col gap-2">
        {isSearching ? (
          <p aria-hidden className="text-ink-2">
            Mencari …
          </p>
        ) : (
          <p className="font-semibold">{text}</p>
        )}
        {isCut && <p>{`Hanya ${TERM_LENGTH} huruf pertama yang dicari.`}</p>}
        {shown && (
          <p className="flex max-w-prose gap-2 text-ink-2">
            <Icon name="cloud-off" className="mt-1 size-4 shrink-0" />
            {shown}
          </p>
        )}
      </div>
      {lack === 'away' && !isSearching && (
        <Button look="quiet" className="mt-1 -ml-5" onClick={retry}>
          Coba lagi
        </Button>
      )}
    </div>
  )
}

const FROM_DEVICE = 'Menampilkan hasil dari isi yang tersimpan di perangkat ini.'
