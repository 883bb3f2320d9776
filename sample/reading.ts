import * as v from 'valibot'
import { agendaEvent } from '@/domain/schemas/agenda'
import { announcement, news } from '@/domain/schemas/article'
import { auditEntry } from '@/domain/schemas/audit'
import { binEntry } from '@/domain/schemas/bin'
import { allocation, budgetLine, budgetSummary } from '@/domain/schemas/budget'
import { complaint, complaintHistory, complaintProgress } from '@/domain/schemas/complaint'
import { draft } from '@/domain/schemas/draft'
import { galleryPicture } from '@/domain/schemas/gallery'
import { official } from '@/domain/schemas/official'
import { historyPage, visionPage } from '@/domain/schemas/page-content'
import { product } from '@/domain/schemas/product'
import { settings } from '@/domain/schemas/settings'
import { stamp } from '@/domain/schemas/stamp'
import { keyFigure, populationSlice } from '@/domain/schemas/statistics'
import { user } from '@/domain/schemas/user'
import type { Documents, Plain } from './plain'

/** The schema of each collection, as the site reads it. Keys are paths without the ids. */
export const SCHEMAS = {
  news,
  announcements: announcement,
  agenda: agendaEvent,
  apparatus: official,
  umkm: product,
  gallery: galleryPicture,
  pages: v.union([historyPage, visionPage]),
  site_settings: v.object({ ...settings.entries, ...stamp }),
  home_statistics: keyFigure,
  population_gender: populationSlice,
  population_religion: populationSlice,
  population_work: populationSlice,
  budget_pendapatan: budgetLine,
  budget_belanja: budgetLine,
  budget_pembiayaan: budgetLine,
  budget_alokasi: allocation,
  budget_summary: budgetSummary,
  complaints: complaint,
  complaint_status: complaintProgress,
  'complaints/history': complaintHistory,
  users: user,
  drafts: draft,
  bin: binEntry,
  audit: auditEntry,
} as const
type Schemas = typeof SCHEMAS
export type CollectionName = keyof Schemas

/** `complaints/X/history/Y` → `complaints/history`. */
export function collectionOf(path: string): string {
  return path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/')
}

/** What `lib/firebase` makes of a stored value: timestamps become ISO 8601 text. */
export function asRead(value: Plain): Plain {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(asRead)
  if (typeof value['$timestamp'] === 'string') return value['$timestamp']
  return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, asRead(part)]))
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value)
}

/** The documents of a collection as the site has them; throws when one does not fit. */
export function read<Name extends CollectionName>(
  documents: Documents,
  name: Name,
): v.InferOutput<Schemas[Name]>[] {
  const schema: v.GenericSchema<unknown, v.InferOutput<Schemas[Name]>> = SCHEMAS[name]
  return Object.entries(documents)
    .filter(([path]) => collectionOf(path) === name)
    .map(([, document]) => v.parse(schema, asRead(document)))
}
