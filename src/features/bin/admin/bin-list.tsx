import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { controlStyle } from '@/components/form/fields/control-style'
import { useStaff } from '@/components/staff/staff'
import { ListSkeleton } from '@/components/ui/lists/list-skeleton'
import { LoadMore } from '@/components/ui/lists/load-more'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { useWholeList } from '@/components/ui/lists/use-whole-list'
import { EmptyState } from '@/components/ui/states/empty-state'
import { LoadFailure } from '@/components/ui/states/load-failure'
import { Loading } from '@/components/ui/states/loading'
import { BIN_DAYS, type BinEntry, binId } from '@/domain/bin/bin-schema'
import { titleOf } from '@/domain/bin/binned-title'
import { containsWords } from '@/domain/text/words'
import { ASK_FOR_PASSWORD } from '@/domain/users/invitation'
import { toUserFacing } from '@/lib/firebase/errors'
import { adminKeys } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { NotInBin, restore } from '@/lib/saving/restore'
import { useSingleFlight } from '@/lib/single-flight'
import { showFailure } from '@/services/saving/show-failure'
import { refreshSession } from '@/services/session/refresh-session'
import { dismissNotice, showNotice } from '@/stores/notice'
import { binCountQuery, binQuery } from './bin-query'
import { BinRow } from './bin-row'
import { binnedKinds, describeRestoration } from './binned'
import { RestoreDialog } from './restore-dialog'
import { formatCount } from '@/domain/text/money'

interface BinListProps {
  /** Returns the path of a restored document, or null if it has no screen. */
  pathOf: (entry: BinEntry) => string | null
}

export function BinList({ pathOf }: BinListProps) {
  const person = useStaff()
  const client = useQueryClient()
  const address = useAddressValues()
  const kinds = binnedKinds(person.role)
  const kind = kinds.find(({ value }) => value === address.get('jenis'))?.value ?? ''
  const words = useDeferredValue(address.get('q'))
  const bin = useInfiniteQuery(binQuery(person, kind))
  const { data: count } = useQuery(binCountQuery(person, kind))
  const lacksEntries = useWholeList(bin, words.trim() !== '')
  const [confirming, setConfirming] = useState<BinEntry | null>(null)
  const [restoring, setRestoring] = useState('')
  const [, runOnce] = useSingleFlight()
  const heading = useRef<HTMLHeadingElement>(null)
  const entries = (bin.data?.pages.flatMap(({ items }) => items) ?? []).filter((entry) =>
    containsWords(titleOf(entry), words),
  )

  // That nothing matches is certain only after everything has been read.
  const seeks = entries.length === 0 && lacksEntries

  function run(entry: BinEntry) {
    setConfirming(null)
    return runOnce(async () => {
      setRestoring(keyOf(entry))
      dismissNotice()
      const title = `“${titleOf(entry)}”`
      try {
        await restore(entry, person.uid)
        await invalidateContent(client, adminKeys.all, contentKeys.all)
        void refreshSession()
        const to = pathOf(entry)
        showNotice({
          kind: 'success',
          text: `${title} ${describeRestoration(entry)}.${entry.collection === 'users' ? ` ${ASK_FOR_PASSWORD}` : ''}`,
          ...(to !== null && { links: [{ label: 'Buka', to }] }),
        })
        heading.current?.focus()
      } catch (error) {
        showFailure(
          'Restoring from the bin failed',
          toUserFacing(`${title} belum dipulihkan.`, error),
        )
        if (error instanceof NotInBin) void bin.refetch()
      } finally {
        setRestoring('')
      }
    })
  }

  return (
    <div className="flex flex-col gap-6 pt-6 pb-16 max-sm:gap-4 max-sm:pt-4">
      <header>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
          Tempat sampah
        </h1>
        <p className="mt-1 text-ink-2">
          Isi yang dihapus disimpan {BIN_DAYS} hari, lalu hilang selamanya.
        </p>
      </header>
      <div className="flex flex-col gap-2">
        <div
          role="search"
          className="grid auto-cols-fr gap-x-2 gap-y-3 min-[20rem]:grid-flow-col sm:grid-cols-2 sm:gap-3 xl:max-w-2xl"
        >
          <input
            type="search"
            aria-label="Cari di tempat sampah"
            placeholder="Cari judul atau nama …"
            defaultValue={words}
            onChange={(event) => address.put('q', event.target.value)}
            className={controlStyle}
          />
          {kinds.length > 0 && (
            <select
              aria-label="Jenis"
              value={kind}
              onChange={(event) => address.put('jenis', event.target.value)}
              className={controlStyle}
            >
              <option value="">Semua jenis</option>
              {kinds.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </div>
        <p className="text-sm text-ink-2">
          {count === undefined ? '…' : `${formatCount(count)} salinan disimpan.`}
        </p>
      </div>
      {bin.isError && (seeks || !bin.data) ? (
        <LoadFailure
          text="Isi tempat sampah belum dapat dimuat."
          error={bin.error}
          onRetry={() => void bin.refetch()}
        />
      ) : seeks || !bin.data ? (
        <Loading subject="daftar">
          <ListSkeleton count={4} row="h-24" />
        </Loading>
      ) : entries.length === 0 ? (
        <EmptyState
          text={
            words.trim() === '' && kind === ''
              ? 'Tempat sampah kosong.'
              : 'Tidak ada yang cocok di tempat sampah.'
          }
        />
      ) : (
        <ul className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
          {entries.map((entry, index) => (
            <BinRow
              key={`${keyOf(entry)} ${index}`}
              entry={entry}
              restoring={restoring === keyOf(entry)}
              onRestore={() => setConfirming(entry)}
            />
          ))}
        </ul>
      )}
      <LoadMore list={bin} />
      {confirming && (
        <RestoreDialog
          entry={confirming}
          onClose={() => setConfirming(null)}
          onConfirm={() => void run(confirming)}
        />
      )}
    </div>
  )
}

const keyOf = ({ collection, id }: BinEntry) => binId(collection, id)
