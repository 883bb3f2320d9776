import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { useToday } from '@/components/browser/use-now'
import { budgetYearInfo } from '@/domain/budget/budget-schema'
import { project } from '@/domain/projects/project-schema'
import { dutiesOf, missingText, type PublicFacts } from '@/domain/public-documents/duties'
import { DOCUMENT_TYPES, type DocumentType } from '@/domain/public-documents/public-document'
import { publicDocumentFields } from '@/domain/public-documents/public-document-schema'
import { instant } from '@/domain/publishing/change-metadata-schema'
import type { Waiting } from '@/domain/tasks/staleness-reminders'
import { readDocument, readList } from '@/lib/firebase/documents'
import { adminKeys } from '@/lib/query/admin-keys'
import { useZone } from '@/lib/query/settings-query'
import { untilSave } from './content-staleness'
import { DUTIES } from '@/staff/screens'

const changed = v.object({ updatedAt: v.fallback(instant, '') })
const listed = v.object({
  ...v.pick(v.object(publicDocumentFields), ['type', 'year', 'title', 'date']).entries,
  ...changed.entries,
})

/** Types of documents that a village must publish, except `Perdes` (village regulations), which has its own query. */
const TYPES = (Object.keys(DOCUMENT_TYPES) as DocumentType[]).filter(
  (type) => !['Perdes', 'Perkades', 'SK', 'Perjanjian', 'lainnya'].includes(type),
)
const LATEST = { orderBy: ['year', 'desc'], limit: 100 } as const

export function dutiesQuery(client: QueryClient) {
  return queryOptions({
    queryKey: adminKeys.duties,
    queryFn: readFacts,
    staleTime: untilSave(client),
  })
}

async function readFacts(): Promise<PublicFacts> {
  const [history, vision, officials, budgets, projects, ...documents] = await Promise.all([
    readDocument('pages/sejarah', changed),
    readDocument('pages/visi-misi', changed),
    readList({ collection: 'apparatus', orderBy: ['updatedAt', 'desc'], limit: 1 }, changed),
    readList({ collection: 'budget_years', ...LATEST }, budgetYearInfo),
    readList({ collection: 'projects', ...LATEST }, project),
    ...[TYPES, ['Perdes']].map((type) =>
      readList({ collection: 'public_documents', where: { type }, ...LATEST }, listed),
    ),
  ])
  return {
    hasProfile: history !== null && vision !== null,
    hasOfficials: officials.length > 0,
    budgetYears: budgets.map(({ year }) => year),
    projects,
    documents: documents
      .flat()
      .map(({ updatedAt, date, ...rest }) => ({ ...rest, date: date || updatedAt.slice(0, 10) })),
  }
}

/** Returns the task to publish missing or outdated public documents. Returns null after a failed read. */
export function useDutyTasks(enabled: boolean): Waiting {
  const today = useToday(useZone())
  const { data, isPending } = useQuery({ ...dutiesQuery(useQueryClient()), enabled })
  if (!enabled) return []
  if (!data) return isPending ? undefined : null
  const text = missingText(dutiesOf(data, today))
  return text === '' ? [] : [{ text, to: DUTIES.path }]
}
