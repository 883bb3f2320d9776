import { PageHead } from '../layout/page-head'
import { SiteTest } from '@/features/site-test/site-test'

export default function TestPage() {
  return (
    <div className="max-w-3xl">
      <PageHead
        title="Halaman Uji"
        unlisted
        purpose="Memeriksa apakah situs bekerja di perangkat ini."
      />
      <SiteTest />
    </div>
  )
}
