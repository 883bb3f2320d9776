import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { controlStyle } from '@/components/form/control-style'
import { ContentList } from '@/components/ui/content-list'
import { Repeat } from '@/components/ui/repeat'
import { SKELETONS } from '@/domain/limits'
import { headFirst, isVillageHead, withName } from '@/domain/official'
import { contentList } from '@/lib/query/content'
import { HEAD_CELL, OfficialCard, OFFICIALS_GRID, OfficialSkeleton } from './official-card'

/** Who serves the village, the head first and larger; a name typed above narrows the list at once. */
export function OfficialsList() {
  const officials = useQuery(contentList('apparatus').options)
  const [name, setName] = useState('')
  const field = useId()
  const found = officials.data && headFirst(withName(officials.data, name))
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
        {found && (
          <p role="status" className="mt-1 text-sm text-ink-2">
            {found.length} dari {officials.data.length} aparatur
          </p>
        )}
      </div>
      <ContentList
        query={{ ...officials, data: found }}
        items="Aparatur"
        empty="Aparatur Tidak Ditemukan"
        className={OFFICIALS_GRID}
        itemClassName={(official) => (isVillageHead(official) ? HEAD_CELL : 'min-w-0')}
        skeleton={
          <>
            <OfficialSkeleton isHead />
            <Repeat count={SKELETONS.officials - 1}>
              <OfficialSkeleton />
            </Repeat>
          </>
        }
      >
        {(official) => <OfficialCard official={official} />}
      </ContentList>
    </>
  )
}
