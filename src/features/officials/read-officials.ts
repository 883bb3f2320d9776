import { official } from '@/domain/schemas/official'
import { readList } from '@/lib/firebase/documents'

/** More than any village has; a bound, so that no list is read without one. */
const MOST = 200

export const readOfficials = () =>
  readList({ collection: 'apparatus', orderBy: ['id', 'desc'], limit: MOST }, official)
