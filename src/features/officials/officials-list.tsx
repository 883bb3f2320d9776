import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { controlStyle } from '@/components/form/control-style'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadFailure } from '@/components/ui/load-failure'
import { SKELETONS } from '@/domain/limits'
import { headFirst, withName } from '@/domain/official'
import { contentList } from '@/lib/query/content'
import { OfficialCard, OFFICIALS_GRID, OfficialSkeleton } from './official-card'

const EMPTY = 'Aparatur Tidak Ditemukan'

/** Who serves the village, the head first and larger; a name typed above narrows the list at once. */
export function OfficialsList() {
  const { data, isFetching, refetch } = useQuery(contentList('apparatus').options)
  const [name, setName] = useState('')
  const field = useId()
  const found = headFirst(withName(data ?? [], name))
  return (
    <>
      <div className="mb-6 max-w-md">
        <label htmlFor={field} className="mb-1 block font-semibold">
          Cari nama aparatur
        </label>
        <input
          id={field}
          type="search"
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
          enterKeyHint="search"
          className={controlStyle}
        />
        {data && (
          <p role="status" className="mt-1 text-sm text-ink-2">
            {found.length} dari {data.length} aparatur
          </p>
        )}
      </div>
      {data ? (
        found.length > 0 ? (
          <ul className={OFFICIALS_GRID}>
            {found.map((official) => (
              <OfficialCard key={official.id} official={official} />
            ))}
          </ul>
        ) : (
          <EmptyState text={EMPTY} />
        )
      ) : isFetching ? (
        <div className={OFFICIALS_GRID} role="status" aria-label="Memuat aparatur">
          {Array.from({ length: SKELETONS.officials }, (_, index) => (
            <OfficialSkeleton key={index} isHead={index === 0} />
          ))}
        </div>
      ) : (
        <LoadFailure text={EMPTY} onRetry={() => void refetch()} />
      )}
    </>
  )
}
