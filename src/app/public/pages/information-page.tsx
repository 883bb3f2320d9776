import { Link } from 'react-router-dom'
import { buttonStyle } from '@/components/ui/buttons/button-style'
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
      <div className="mb-8 flex max-w-prose flex-col items-start gap-3 rounded-card bg-primary-soft p-4 print:hidden">
        <p>
          Belum ada yang dicari? Mintalah di sini, atau datang ke kantor desa
          {[address, ...openingTimes(settings, time_zone)]
            .filter(Boolean)
            .map((part) => `, ${part}`)}
          . Gratis; biaya hanya untuk penggandaan.
        </p>
        <Link to={paths.request} className={buttonStyle.secondary}>
          Ajukan permohonan informasi
        </Link>
        <p>Informasi berkala belum diumumkan?</p>
        <Link to={paths.objection} className={buttonStyle.secondary}>
          Ajukan keberatan
        </Link>
        <p className="text-sm text-ink-2">PPID Desa: {ppid}. Atasan PPID: Kepala Desa.</p>
      </div>
      <RequestTotals />
    </>
  )
}
