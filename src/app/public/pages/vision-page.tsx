import { DeferredReadingSize } from '../deferred-reading-size'
import { simplePage } from '../layout/page-head'
import { VisionView } from '@/features/pages/vision-view'

export const head = {
  title: 'Visi & Misi',
  purpose: 'Arah pembangunan desa dan langkah menuju ke sana.',
}

export default simplePage({ ...head, tools: <DeferredReadingSize /> }, VisionView)
