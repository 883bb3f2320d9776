import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Alert } from '@/components/ui/states/alert'
import type { Role } from '@/domain/users/role'
import { deskSettingsQuery } from '../complaints-query'

export function UnreadableMonths({ path, role }: { path: string; role: Role }) {
  const { data: settings } = useQuery(deskSettingsQuery)
  if (settings?.anonymiseAfterMonths !== null) return null
  return (
    <Alert kind="error">
      Laporan lama tidak dianonimkan, karena jumlah bulannya tidak terbaca.{' '}
      {role === 'admin' ? (
        <Link to={`${path}/pengaturan`} className="font-semibold text-primary underline">
          Isi di Pengaturan
        </Link>
      ) : (
        'Minta admin mengisinya lagi di Pengaturan.'
      )}
    </Alert>
  )
}
