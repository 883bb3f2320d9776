import { PageHead } from '../layout/page-head'
import { VisionView } from '@/features/pages/vision-view'

export default function VisionPage() {
  return (
    <>
      <PageHead title="Visi & Misi" purpose="Arah pembangunan desa dan langkah menuju ke sana." />
      <VisionView />
    </>
  )
}
