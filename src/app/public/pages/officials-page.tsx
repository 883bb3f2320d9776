import { PageHead } from '../layout/page-head'
import { OfficialsList } from '@/features/officials/officials-list'

export default function OfficialsPage() {
  return (
    <>
      <PageHead title="Aparatur Desa" purpose="Mereka yang melayani warga di pemerintahan desa." />
      <OfficialsList />
    </>
  )
}
