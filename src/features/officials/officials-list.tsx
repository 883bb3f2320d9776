import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ContentList } from '@/components/ui/lists/content-list'
import { ListSearch } from '@/components/ui/lists/list-search'
import { useAddressedItem } from '@/components/ui/lists/use-addressed-item'
import { EmptyState } from '@/components/ui/states/empty-state'
import { Repeat } from '@/components/ui/states/loading'
import { SKELETONS } from '@/domain/item-counts'
import { sortHeadFirst, isVillageHead } from '@/domain/officials/official'
import { containsWords } from '@/domain/text/words'
import { contentList } from '@/lib/query/content'
import { HEAD_CELL, OfficialCard, OFFICIALS_GRID, OfficialSkeleton } from './official-card'

export function OfficialsList() {
  const officials = useQuery(contentList('apparatus').options)
  const all = useAddressedItem('apparatus', officials.data)
  const [name, setName] = useState('')
  const found = all && sortHeadFirst(all.filter((one) => containsWords(one.name, name)))
  return (
    <>
      {all?.length !== 0 && (
        <ListSearch
          label="Cari nama aparatur"
          value={name}
          onChange={setName}
          status={found && `${found.length} dari ${all.length} aparatur`}
        />
      )}
      <ContentList
        query={{ ...officials, data: found }}
        items="Aparatur"
        empty={
          <EmptyState
            text="Aparatur Tidak Ditemukan"
            reason={all?.length === 0 ? 'Data aparatur belum diisi.' : undefined}
          />
        }
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
