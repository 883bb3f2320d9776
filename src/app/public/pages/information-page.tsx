import { Link } from 'react-router-dom'
import { openingTimes } from '@/domain/office/office-hours'
import { paths } from '@/domain/paths'
import { contactValue } from '@/domain/settings/settings'
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
  const settings = useSettings()
  const { village_name, ppid, time_zone } = settings
  const address = contactValue(settings, 'address')
  return (
    <>
      <PageHead
        title={head.title}
        purpose={head.purpose.replace('pemerintah desa', `Pemerintah ${village_name}`)}
      />
      <InformationList />
      <div className="mb-8 flex max-w-prose flex-col gap-2 rounded-card bg-primary-soft p-4 print:hidden">
        <p>
          Belum ada yang dicari?{' '}
          <Link to={paths.request} className={LINK}>
            Ajukan permohonan informasi
          </Link>{' '}
          atau datang ke{' '}
          <Link to={paths.contact} className={LINK}>
            kantor desa
          </Link>
          {[address, ...openingTimes(settings, time_zone)]
            .filter(Boolean)
            .map((part) => `, ${part}`)}
          . Gratis; biaya hanya untuk penggandaan.
        </p>
        <p>
          Informasi berkala belum diumumkan?{' '}
          <Link to={paths.objection} className={LINK}>
            Ajukan keberatan
          </Link>
        </p>
        <p className="text-sm text-ink-2">PPID Desa: {ppid}. Atasan PPID: Kepala Desa.</p>
      </div>
      <RequestTotals />
    </>
  )
}
