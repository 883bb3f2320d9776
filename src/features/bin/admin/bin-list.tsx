import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import * as v from 'valibot'
import { useStaff } from '@/components/staff/staff'
import { StaffName } from '@/components/staff/staff-name'
import { Button } from '@/components/ui/buttons/button'
import { Chip } from '@/components/ui/chip'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { Time } from '@/components/ui/time'
import { binId, BIN_DAYS, type BinEntry } from '@/domain/bin/bin-schema'
import { titleOf } from '@/domain/bin/bin'
import { isPublisher } from '@/domain/drafts/draft'
import { isTable } from '@/domain/tables/tables'
import { containsWords } from '@/domain/text/words'
import { addDays, dayIn, formatDay } from '@/domain/time/date'
import { ASK_FOR_PASSWORD } from '@/domain/users/invitation'
import type { Role } from '@/domain/users/role'
import { countDocuments } from '@/lib/firebase/count-documents'
import { toUserFacing } from '@/lib/firebase/errors'
import { adminKeys, freshQuery } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { useZone } from '@/lib/query/settings-query'
import { NotInBin, restore } from '@/lib/saving/restore'
import { useSaving } from '@/services/saving/use-saving'
import { refreshSession } from '@/services/session/refresh-session'
import { pagedQuery } from '@/staff/lists/paged-query'
import { ListFilters, StaffList } from '@/staff/lists/staff-list'
import { useWholeList } from '@/components/ui/lists/list-search'
import { showNotice } from '@/stores/notice'
import { binnedKinds, describeRestoration, BINNED_CONTENT, labelOf } from './binned'
import { formatCount } from '@/domain/text/money'

export function BinList({ pathOf }: { pathOf: (entry: BinEntry) => string | null }) {
  const person = useStaff()
  const client = useQueryClient()
  const address = useAddressValues()
  const kinds = binnedKinds(person.role)
  const kind = kinds.find(({ value }) => value === address.get('jenis'))?.value ?? ''
  const words = useDeferredValue(address.get('q'))
  const bin = useWholeList(useInfiniteQuery(binQuery(person, kind)), words.trim() !== '')
  const { data: count } = useQuery(binCountQuery(person, kind))
  const [confirming, setConfirming] = useState<BinEntry | null>(null)
  const [restoring, setRestoring] = useState('')
  const { saving } = useSaving('Restoring from the bin failed')
  const entries = (bin.data ?? []).filter((entry) => containsWords(titleOf(entry), words))

  function run(entry: BinEntry) {
    setConfirming(null)
    return saving(async () => {
      setRestoring(keyOf(entry))
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
        document.querySelector('h1')?.focus()
      } catch (error) {
        if (error instanceof NotInBin) void bin.refetch()
        throw toUserFacing(`${title} belum dipulihkan.`, error)
      } finally {
        setRestoring('')
      }
    })
  }

  return (
    <StaffList
      title="Tempat sampah"
      intro={`Isi yang dihapus disimpan ${BIN_DAYS} hari, lalu hilang selamanya.`}
      queries={[bin]}
      subject="daftar"
      failure="Isi tempat sampah belum dapat dimuat."
      empty={
        words.trim() === '' && kind === ''
          ? 'Tempat sampah kosong.'
          : 'Tidak ada yang cocok di tempat sampah.'
      }
      rows={entries}
      row={(entry, index) => (
        <BinRow
          key={`${keyOf(entry)} ${index}`}
          entry={entry}
          restoring={restoring === keyOf(entry)}
          onRestore={() => setConfirming(entry)}
        />
      )}
    >
      <ListFilters
        search={{ label: 'Cari di tempat sampah', placeholder: 'Cari judul atau nama …' }}
        choice={
          kinds.length > 0
            ? { name: 'jenis', label: 'Jenis', all: 'Semua jenis', value: kind, options: kinds }
            : undefined
        }
      >
        <p className="text-sm text-ink-2">
          {count === undefined ? '…' : `${formatCount(count)} salinan disimpan.`}
        </p>
      </ListFilters>
      {confirming && (
        <ConfirmDialog
          title={`Pulihkan “${titleOf(confirming)}”?`}
          action="Pulihkan"
          onClose={() => setConfirming(null)}
          onConfirm={() => void run(confirming)}
        >
          {consequence(confirming)}
        </ConfirmDialog>
      )}
    </StaffList>
  )
}

const keyOf = ({ collection, id }: BinEntry) => binId(collection, id)

function consequence({ collection, data }: BinEntry): string {
  if (collection === 'users' && data['disabled'] === true)
    return 'Akun kembali, tetapi tetap nonaktif, dengan peran dan e-mail yang lama.'
  if (collection === 'users')
    return 'Ia dapat masuk lagi dengan peran dan e-mail yang lama, setelah membuat kata sandi baru lewat “Lupa kata sandi?” di halaman Login.'
  if (isTable(collection))
    return 'Seluruh tabel kembali seperti saat itu dan langsung tampil di situs. Tabel yang sekarang masuk tempat sampah.'
  if (collection !== 'drafts') return 'Langsung tampil lagi di situs.'
  return data['state'] === 'terjadwal'
    ? 'Kembali sebagai draf. Jadwal terbitnya perlu diatur lagi.'
    : 'Kembali sebagai draf seperti saat dihapus.'
}

const ENTRIES_PER_PAGE = 20

/** Schema that accepts invalid bin entries with empty fields, so that they are listed too. */
const anyEntry = v.object({
  collection: v.fallback(v.string(), ''),
  id: v.fallback(v.string(), ''),
  data: v.fallback(v.record(v.string(), v.unknown()), {}),
  deletedBy: v.fallback(v.string(), ''),
  deletedAt: v.fallback(v.string(), ''),
}) satisfies v.GenericSchema<unknown, BinEntry>

/** Returns the query for the bin entries that a user may restore, latest first. `collection` can be '' for all. */
function binQuery({ uid, role }: Owner, collection: string) {
  return pagedQuery<BinEntry>(
    adminKeys.bin(role, uid, collection),
    {
      collection: 'bin',
      orderBy: ['deletedAt', 'desc'],
      where: scopeOf(uid, role, collection),
      limit: ENTRIES_PER_PAGE,
    },
    anyEntry,
  )
}

function binCountQuery({ uid, role }: Owner, collection: string) {
  return freshQuery(adminKeys.binCount(role, uid, collection), () =>
    countDocuments('bin', scopeOf(uid, role, collection)),
  )
}

interface Owner {
  uid: string
  role: Role
}

/** Returns the filters of the query. The rules reject a query without the filters that the role requires. */
function scopeOf(uid: string, role: Role, collection: string) {
  if (!isPublisher(role)) return { collection: 'drafts', 'data.createdBy': uid }
  if (collection !== '') return { collection }
  return role === 'admin' ? {} : { collection: BINNED_CONTENT }
}

interface BinRowProps {
  entry: BinEntry
  restoring: boolean
  onRestore: () => void
}

function BinRow({ entry, restoring, onRestore }: BinRowProps) {
  const zone = useZone()
  const { collection, id, deletedBy, deletedAt } = entry
  const title = titleOf(entry)
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-6">
      <div className="flex min-w-0 grow flex-col gap-1">
        <p className="font-semibold break-words">{title}</p>
        <p>
          <Chip>{labelOf(entry)}</Chip>
        </p>
        {deletedAt !== '' && (
          <p className="text-sm text-ink-2">
            {isTable(collection) ? 'Diubah' : 'Dihapus'} <StaffName uid={deletedBy} />,{' '}
            <Time at={deletedAt} />. Disimpan sampai{' '}
            {formatDay(addDays(dayIn(zone, new Date(deletedAt)), BIN_DAYS))}.
          </p>
        )}
      </div>
      {collection !== '' && id !== '' ? (
        <div className="flex shrink-0 flex-col gap-1 sm:w-48 sm:items-center">
          <Button disabled={restoring} aria-label={`Pulihkan ${title}`} onClick={onRestore}>
            {restoring ? 'Memulihkan …' : 'Pulihkan'}
          </Button>
          <p className="text-center text-sm text-ink-2">{describeRestoration(entry)}</p>
        </div>
      ) : (
        <p className="text-sm text-ink-2 sm:w-48">Salinan ini rusak dan tidak dapat dipulihkan.</p>
      )}
    </li>
  )
}
