import { DeferredReadingSize } from '../deferred-reading-size'
import { PageHead } from '../layout/page-head'
import { HistoryView } from '@/features/pages/history-view'

export const head = {
  title: 'Sejarah Desa',
  purpose: 'Asal-usul desa dan data wilayahnya.',
}

export default function HistoryPage() {
  return (
    <>
      <PageHead {...head} tools={<DeferredReadingSize />} />
      <HistoryView />
    </>
  )
}
