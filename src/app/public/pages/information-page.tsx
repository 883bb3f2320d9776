import { Link } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { RequestTotals } from '@/features/complaints/requests/request-totals'
import { InformationList } from '@/features/public-documents/information-list'
import { useSettings } from '@/lib/query/settings-query'
import { PageHead } from '../layout/page-head'

export const head = {
  title: 'Informasi publik',
  purpose: 'Informasi yang wajib diumumkan pemerintah desa menurut UU 14/2008 dan Perki 1/2018.',
}

const LINK = 'inline-block py-1 font-semibold text-primary underline underline-offset-4'

export default function InformationPage() {
  const { village_name } = useSettings()
  return (
    <>
      <PageHead
        title={head.title}
        purpose={head.purpose.replace('pemerintah desa', `Pemerintah ${village_name}`)}
      />
      <InformationList />
      <p className="mb-8 max-w-prose rounded-card bg-primary-soft p-4 print:hidden">
        Belum ada yang dicari?{' '}
        <Link to={paths.request} className={LINK}>
          Ajukan permohonan informasi
        </Link>{' '}
        atau datang ke{' '}
        <Link to={paths.contact} className={LINK}>
          kantor desa
        </Link>
        . Gratis; biaya hanya untuk penggandaan. Informasi berkala belum diumumkan?{' '}
        <Link to={paths.objection} className={LINK}>
          Ajukan keberatan
        </Link>
      </p>
      <RequestTotals />
    </>
  )
}
