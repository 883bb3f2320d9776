import { MOST_LISTED } from '@/domain/limits'
import { official } from '@/domain/schemas/official'
import { readList } from '@/lib/firebase/documents'

export const readOfficials = () =>
  readList(
    { collection: 'apparatus', orderBy: ['id', 'desc'], limit: MOST_LISTED.apparatus },
    official,
  )
