import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useStaff } from '@/components/staff/staff'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { useAddressValues } from '@/components/ui/lists/use-address-values'
import { binId, BIN_DAYS, type BinEntry } from '@/domain/bin/bin-schema'
import { titleOf } from '@/domain/bin/binned-title'
import { isTable } from '@/domain/tables/tables'
import { containsWords } from '@/domain/text/words'
import { ASK_FOR_PASSWORD } from '@/domain/users/invitation'
import { toUserFacing } from '@/lib/firebase/errors'
import { adminKeys } from '@/lib/query/admin-keys'
import { contentKeys } from '@/lib/query/content-keys'
import { invalidateContent } from '@/lib/query/freshness/content-clock'
import { NotInBin, restore } from '@/lib/saving/restore'
import { showFailure } from '@/services/saving/show-failure'
import { useSingleFlight } from '@/lib/single-flight'
import { refreshSession } from '@/services/session/refresh-session'
import { ListFilters, StaffList } from '@/staff/lists/staff-list'
import { useWholeList } from '@/components/ui/lists/use-whole-list'
import { dismissNotice, showNotice } from '@/stores/notice'
import { binCountQuery, binQuery } from './bin-query'
import { BinRow } from './bin-row'
import { binnedKinds, describeRestoration } from './binned'
import { formatCount } from '@/domain/text/money'

interface BinListProps {
  pathOf: (entry: BinEntry) => string | null
}

export function BinList({ pathOf }: BinListProps) {
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
  const [, runOnce] = useSingleFlight()
  const entries = (bin.data ?? []).filter((entry) => containsWords(titleOf(entry), words))

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
        document.querySelector('h1')?.focus()
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
