import type * as v from 'valibot'
import { agendaEvent } from './agenda/agenda-schema'
import { allocation, budgetLine, budgetSummary, budgetYearInfo } from './budget/budget-schema'
import type { CollectionName } from './collections'
import { complaintProgress, complaintTotals } from './complaints/complaint-progress-schema'
import { galleryPicture } from './gallery/gallery-schema'
import { announcement, news } from './news/article-schema'
import { closedDay } from './office/office-hours-schema'
import { official } from './officials/official-schema'
import { page } from './pages/page-content-schema'
import { partners } from './partners/partners-schema'
import { product } from './products/product-schema'
import { project } from './projects/project-schema'
import { publicDocument } from './public-documents/public-document-schema'
import { requestTotals } from './requests/request-totals-schema'
import { service } from './services/service-schema'
import { settings } from './settings/settings-schema'
import { keyStatistic, populationSlice } from './statistics/statistics-schema'

/** Schemas of public documents. Public pages load only these, and not the schemas of the admin area. */
export const PUBLIC = {
  news,
  announcements: announcement,
  agenda: agendaEvent,
  complaint_status: complaintProgress,
  complaint_totals: complaintTotals,
  request_totals: requestTotals,
  apparatus: official,
  umkm: product,
  gallery: galleryPicture,
  public_documents: publicDocument,
  closed_days: closedDay,
  services: service,
  projects: project,
  home_statistics: keyStatistic,
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
  partners,
  site_settings: settings,
} as const satisfies Partial<Record<CollectionName, v.GenericSchema<unknown, unknown>>>
export type PublicName = keyof typeof PUBLIC
