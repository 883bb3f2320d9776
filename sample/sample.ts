import type { Item } from '@/domain/collection-schemas'
import { collectionsWith, type DraftKind } from '@/domain/collections'
import { pictureObjects, type SampleObject } from './bucket'
import { projectItems } from './content/projects'
import { announcementItems, newsItems, viewsDocuments } from './documents/articles'
import { budgetDocuments } from './documents/budget'
import { complaintRecords } from './documents/complaints'
import {
  agendaItems,
  galleryItems,
  officialItems,
  pdfObjects,
  productItems,
  publicDocumentItems,
  serviceItems,
} from './documents/listings'
import { publishingDocuments } from './documents/publishing'
import { pushDocuments } from './documents/push'
import { requestDocuments } from './documents/requests'
import { siteDocuments, statisticsDocuments } from './documents/site'
import {
  accounts,
  draftItems,
  recordDocuments,
  userItems,
  type SampleAccount,
} from './documents/staff'
import { collection, type Documents } from './plain'

export interface Sample {
  documents: Documents
  accounts: SampleAccount[]
  objects: SampleObject[]
}

const ITEMS: { [Kind in DraftKind]: (today: string) => Item<Kind>[] } = {
  news: newsItems,
  announcements: announcementItems,
  agenda: agendaItems,
  apparatus: officialItems,
  umkm: productItems,
  gallery: galleryItems,
  public_documents: publicDocumentItems,
  services: serviceItems,
  projects: projectItems,
}

function items(today: string): Documents {
  const documents = collectionsWith('form').map((kind) => collection(kind, ITEMS[kind](today)))
  return Object.fromEntries(documents.flatMap((each) => Object.entries(each)))
}

/** Builds the sample village as of `today` (`YYYY-MM-DD`). The result depends only on the day. */
export function buildSample(today: string): Sample {
  const complaints = complaintRecords(today)
  return {
    documents: {
      ...siteDocuments(today),
      ...statisticsDocuments(today),
      ...budgetDocuments(today),
      ...items(today),
      ...collection('users', userItems(today)),
      ...collection('drafts', draftItems(today)),
      ...complaints.documents,
      ...requestDocuments(today),
      ...recordDocuments(today),
      ...publishingDocuments(),
      ...viewsDocuments(today),
      ...pushDocuments(newsItems(today)[0]?.id ?? '', today),
    },
    accounts: accounts(),
    objects: [...pictureObjects(), ...pdfObjects(today), ...complaints.objects],
  }
}
