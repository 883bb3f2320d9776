import { PageHead } from '../layout/page-head'
import { OfficialsList } from '@/features/officials/officials-list'
import { useSettings } from '@/features/settings/settings-query'

export const head = {
  title: 'Aparatur Desa',
  purpose: 'Mereka yang melayani warga di pemerintahan desa.',
}

export default function OfficialsPage() {
  return (
    <>
      <PageHead {...head} />
      <OfficialsList zone={useSettings().time_zone} />
    </>
  )
}
