import { ServiceList } from '@/features/services/service-list'
import { PageHead } from '../layout/page-head'

export const head = {
  title: 'Layanan',
  purpose: 'Syarat, langkah, lama, dan biaya mengurus surat di kantor desa.',
}

export default function ServicesPage() {
  return (
    <div className="max-w-3xl">
      <PageHead {...head} />
      <ServiceList />
    </div>
  )
}
