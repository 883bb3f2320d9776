import { queryOptions, useQuery } from '@tanstack/react-query'
import { ERROR_LABEL } from '@/domain/device-errors/device-error'
import { countByKind, deviceErrors } from '@/domain/device-errors/device-error-schema'
import { formatCount } from '@/domain/text/money'
import { readDocument } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'

const errorsQuery = queryOptions({
  queryKey: adminKeys.deviceErrors,
  queryFn: async () => {
    const found = await readDocument('device_errors/recent', deviceErrors)
    return found ? countByKind(found) : []
  },
})

export function DeviceErrors() {
  const { data: counts = [] } = useQuery(errorsQuery)
  if (counts.length === 0) return null
  return (
    <section aria-labelledby="galat" className="max-w-4xl">
      <h2 id="galat" className="mb-1 text-lg font-bold">
        Galat di perangkat warga
      </h2>
      <p className="mb-3 text-sm text-ink-2">
        Tujuh hari terakhir, tanpa data pribadi. Sebutkan kepada pengelola teknis bila jumlahnya
        naik; rinciannya ada di Error Reporting proyek Firebase.
      </p>
      <dl className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
        {counts.map(([kind, count]) => (
          <div key={kind} className="flex justify-between gap-3 px-4 py-2.5">
            <dt>{ERROR_LABEL[kind]}</dt>
            <dd className="shrink-0 tabular-nums">{formatCount(count)} kali</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
