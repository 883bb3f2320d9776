import { PageHead } from '../layout/page-head'
import { HistoryView } from '@/features/pages/history-view'

export default function HistoryPage() {
  return (
    <>
      <PageHead title="Sejarah Desa" purpose="Asal-usul desa dan data wilayahnya." />
      <HistoryView />
    </>
  )
}
