import { ButtonLink } from '@/components/ui/buttons/button'
import { paths } from '@/domain/paths'
import { RequestTotals } from '@/features/complaints/requests/request-totals'
import { InformationList } from '@/features/public-documents/information-list'
import { useSettings } from '@/lib/query/settings-query'
import { PageHead } from '../layout/page-head'

export const head = {
  title: 'Informasi publik',
  purpose: 'Informasi yang wajib diumumkan pemerintah desa menurut UU 14/2008 dan Perki 1/2018.',
}

export default function InformationPage() {
  const { village_name, ppid } = useSettings()
  return (
    <>
      <PageHead
        title={head.title}
        purpose={head.purpose.replace('pemerintah desa', `Pemerintah ${village_name}`)}
      />
      <InformationList />
      <div className="mb-8 flex max-w-prose flex-col items-start gap-3 rounded-card bg-primary-soft p-4 print:hidden">
        <p>
          Belum ada yang dicari? Mintalah di sini atau di kantor desa. Gratis; biaya hanya untuk
          penggandaan.
        </p>
        <ButtonLink to={paths.request}>Ajukan permohonan informasi</ButtonLink>
        <p>Informasi berkala belum diumumkan?</p>
        <ButtonLink to={paths.objection}>Ajukan keberatan</ButtonLink>
        <p className="text-sm text-ink-2">PPID Desa: {ppid}. Atasan PPID: Kepala Desa.</p>
      </div>
      <RequestTotals />
    </>
  )
}
