import type * as v from 'valibot'
import type { CollectionName, Detail, DraftKind } from '../collections'
import { agendaEvent, agendaInput } from './agenda'
import { announcement, announcementInput, news, newsInput } from './article'
import { auditEntry } from './audit'
import { binEntry } from './bin'
import { allocation, budgetLine, budgetSummary } from './budget'
import { complaint, complaintNotice, complaintProgress, complaintTotals } from './complaint'
import { deskSettings } from './desk-settings'
import { draft } from './draft'
import { galleryInput, galleryPicture } from './gallery'
import { official, officialInput } from './official'
import { page } from './page-content'
import { product, productInput } from './product'
import { settings } from './settings'
import { keyFigure, populationSlice } from './statistics'
import { user } from './user'

/** What a document of each collection must be to be shown. */
export const STORED = {
  news,
  announcements: announcement,
  agenda: agendaEvent,
  complaints: complaint,
  complaint_status: complaintProgress,
  complaint_totals: complaintTotals,
  complaint_notices: complaintNotice,
  desk_settings: deskSettings,
  apparatus: official,
  umkm: product,
  gallery: galleryPicture,
  home_statistics: keyFigure,
  population_gender: populationSlice,
  population_religion: populationSlice,
  population_work: populationSlice,
  budget_summary: budgetSummary,
  budget_pendapatan: budgetLine,
  budget_belanja: budgetLine,
  budget_pembiayaan: budgetLine,
  budget_alokasi: allocation,
  pages: page,
  drafts: draft,
  bin: binEntry,
  users: user,
  site_settings: settings,
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
} as const satisfies Record<DraftKind, { entries: v.ObjectEntries }>

/** A document of a collection as the site has it. */
export type Item<Name extends CollectionName> = v.InferOutput<(typeof STORED)[Name]>

/** What a list keeps of it. */
export type Summary<Name extends CollectionName> = Omit<Item<Name>, Detail<Name>>
