import type * as v from 'valibot'
import type { CollectionName, DraftKind } from '../collections'
import type { Detail } from '../listed'
import { auditEntry } from './audit'
import { binEntry } from './bin'
import { complaint, complaintNotice, complaintWork } from './complaint'
import { agendaInput, announcementInput, newsInput } from './dated-input'
import { deskSettings } from './desk-settings'
import { draft } from './draft'
import { galleryInput } from './gallery'
import { officialInput } from './official'
import { productInput } from './product'
import { publicDocumentInput } from './public-document'
import { PUBLIC } from './public-collections'
import { publishingState } from './publishing-state'
import { searchManifest } from './search-index'
import { user } from './user'

/** What a document of each collection must be to be shown. */
export const STORED = {
  ...PUBLIC,
  complaints: complaint,
  complaint_notices: complaintNotice,
  complaint_work: complaintWork,
  desk_settings: deskSettings,
  drafts: draft,
  bin: binEntry,
  users: user,
  search_index: searchManifest,
  publishing: publishingState,
  audit: auditEntry,
} as const satisfies Record<CollectionName, v.GenericSchema<unknown, unknown>>

/** What a clerk must have filled in to publish a draft; its messages appear at the fields. */
export const INPUT = {
  news: newsInput,
  announcements: announcementInput,
  agenda: agendaInput,
  apparatus: officialInput,
  umkm: productInput,
  gallery: galleryInput,
  public_documents: publicDocumentInput,
} as const satisfies Record<DraftKind, { entries: v.ObjectEntries }>

/** A document of a collection as the site has it. */
export type Item<Name extends CollectionName> = v.InferOutput<(typeof STORED)[Name]>

/** What a list keeps of it. */
export type Summary<Name extends CollectionName> = Omit<Item<Name>, Detail<Name>>
