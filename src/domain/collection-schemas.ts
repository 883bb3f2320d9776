import type * as v from 'valibot'
import { auditEntry } from './audit/audit-schema'
import { binEntry } from './bin/bin-schema'
import type { CollectionName, DraftKind } from './collections'
import {
  complaint,
  complaintNotice,
  complaintRate,
  complaintVerdict,
  complaintWork,
} from './complaints/complaint-schema'
import { deskSettings } from './complaints/desk-settings-schema'
import {
  agendaInput,
  announcementInput,
  newsInput,
  officialInput,
  projectInput,
  publicDocumentInput,
} from './drafts/dated-input'
import { draft } from './drafts/draft-schema'
import { deviceErrors } from './device-errors/device-error-schema'
import { galleryInput } from './gallery/gallery-schema'
import { importRecord } from './imports/import-schema'
import { articleViews } from './news/article-views-schema'
import type { Detail } from './public-lists'
import { productInput } from './products/product-schema'
import { PUBLIC } from './public-collections'
import { publishingState } from './publishing/publishing-state-schema'
import { pushMessage, pushSubscription, pushWork } from './push/push-schema'
import { infoRequest, objection, requestNumber, requestStatus } from './requests/request-schema'
import { searchJob } from './search/search-index-schema'
import { serviceInput } from './services/service-schema'
import { user } from './users/user-schema'
import { version } from './versions/version-schema'

export const STORED = {
  ...PUBLIC,
  complaints: complaint,
  complaint_verdicts: complaintVerdict,
  complaint_rate: complaintRate,
  complaint_notices: complaintNotice,
  complaint_work: complaintWork,
  requests: infoRequest,
  request_status: requestStatus,
  request_numbers: requestNumber,
  objections: objection,
  objection_status: requestStatus,
  desk_settings: deskSettings,
  drafts: draft,
  bin: binEntry,
  users: user,
  push_subscriptions: pushSubscription,
  push_messages: pushMessage,
  push_work: pushWork,
  search_index: searchJob,
  article_views: articleViews,
  device_errors: deviceErrors,
  imports: importRecord,
  publishing: publishingState,
  audit: auditEntry,
  versions: version,
} as const satisfies Record<CollectionName, v.GenericSchema<unknown, unknown>>

/** Form schemas of collections with drafts. A draft must match its schema to be published. Forms show the errors. */
export const INPUT = {
  news: newsInput,
  announcements: announcementInput,
  agenda: agendaInput,
  apparatus: officialInput,
  umkm: productInput,
  gallery: galleryInput,
  public_documents: publicDocumentInput,
  services: serviceInput,
  projects: projectInput,
} as const satisfies Record<DraftKind, { entries: v.ObjectEntries }>

export type Item<Name extends CollectionName> = v.InferOutput<(typeof STORED)[Name]>

export type Summary<Name extends CollectionName> = Omit<Item<Name>, Detail<Name>>
