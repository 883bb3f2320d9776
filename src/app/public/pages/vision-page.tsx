import { DeferredReadingSize } from '../deferred-reading-size'
import { PageHead } from '../layout/page-head'
import { VisionView } from '@/features/pages/vision-view'

export const head = {
  title: 'Visi & Misi',
  purpose: 'Arah pembangunan desa dan langkah menuju ke sana.',
}

export default function VisionPage() {
  return (
    <>
      <PageHead {...head} tools={<DeferredReadingSize />} />
      <VisionView />
    </>
  )
}
