import type * as v from 'valibot'
import type { CollectionName } from '../collections'
import { agendaEvent } from './agenda'
import { announcement, news } from './article'
import { allocation, budgetLine, budgetSummary, budgetYearInfo } from './budget'
import { complaintProgress, complaintTotals } from './complaint-progress'
import { galleryPicture } from './gallery'
import { official } from './official'
import { page } from './page-content'
import { product } from './product'
import { publicDocument } from './public-document'
import { settings } from './settings'
import { keyFigure, populationSlice } from './statistics'

/** What visitors read: apart from what only staff read, whose schemas no page of theirs has to load. */
export const PUBLIC = {
  news,
  announcements: announcement,
  agenda: agendaEvent,
  complaint_status: complaintProgress,
  complaint_totals: complaintTotals,
  apparatus: official,
  umkm: product,
  gallery: galleryPicture,
  public_documents: publicDocument,
  home_statistics: keyFigure,
  population_gender: populationSlice,
  population_religion: populationSlice,
  population_work: populationSlice,
  budget_summary: budgetSummary,
  budget_years: budgetYearInfo,
  budget_pendapatan: budgetLine,
  budget_belanja: budgetLine,
  budget_pembiayaan: budgetLine,
  budget_alokasi: allocation,
  pages: page,
  site_settings: settings,
} as const satisfies Partial<Record<CollectionName, v.GenericSchema<unknown, unknown>>>
export type PublicName = keyof typeof PUBLIC
