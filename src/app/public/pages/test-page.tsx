import { PageHead } from '@/components/layout/page-head'
import { SiteTest } from '@/features/site-test/site-test'

export default function TestPage() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHead title="Halaman Uji" purpose="Memeriksa apakah situs bekerja di perangkat ini." />
      <SiteTest />
    </div>
  )
}
