import { ServiceList } from '@/features/services/service-list'
import { simplePage } from '../layout/page-head'

export const head = {
  title: 'Layanan',
  purpose: 'Syarat, langkah, lama, dan biaya mengurus surat di kantor desa.',
}

export default simplePage(head, ServiceList, 'max-w-3xl')
