import { DeferredReadingSize } from '../deferred-reading-size'
import { simplePage } from '../layout/page-head'
import { HistoryView } from '@/features/pages/history-view'

export const head = {
  title: 'Sejarah Desa',
  purpose: 'Asal-usul desa dan data wilayahnya.',
}

export default simplePage({ ...head, tools: <DeferredReadingSize /> }, HistoryView)
