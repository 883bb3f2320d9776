import { complaintRecords } from './documents/complaints'
import { announcementItems, newsItems } from './documents/articles'
import { budgetDocuments } from './documents/budget'
import { agendaItems, galleryItems, officialItems, productItems } from './documents/listings'
import { siteDocuments, statisticsDocuments } from './documents/site'
import {
  accounts,
  draftItems,
  recordDocuments,
  userItems,
  type SampleAccount,
} from './documents/staff'
import { pictureObjects, type SampleObject } from './bucket'
import { collection, type Documents } from './plain'

/** Everything the local Firebase starts with. */
export interface Sample {
  documents: Documents
  accounts: SampleAccount[]
  objects: SampleObject[]
}

/** The sample village as of `today` (`YYYY-MM-DD`): the same day gives the same sample. */
export function buildSample(today: string): Sample {
  const complaints = complaintRecords(today)
  return {
    documents: {
      ...siteDocuments(today),
      ...statisticsDocuments(today),
      ...budgetDocuments(today),
      ...collection('news', newsItems(today)),
      ...collection('announcements', announcementItems(today)),
      ...collection('agenda', agendaItems(today)),
      ...collection('apparatus', officialItems(today)),
      ...collection('umkm', productItems(today)),
      ...collection('gallery', galleryItems(today)),
      ...collection('users', userItems(today)),
      ...collection('drafts', draftItems(today)),
      ...complaints.documents,
      ...recordDocuments(today),
    },
    accounts: accounts(),
    objects: [...pictureObjects(), ...complaints.objects],
  }
}
