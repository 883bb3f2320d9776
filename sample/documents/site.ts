import { gzipSync } from 'node:zlib'
import type { AuditEntry } from '@/domain/audit/audit-schema'
import { binPath } from '@/domain/bin/bin'
import type { BinEntry } from '@/domain/bin/bin-schema'
import type { BinnedTable } from '@/domain/bin/binned-table-schema'
import type { ClosedDay } from '@/domain/office/office-hours-schema'
import type { HistoryPage, VisionPage } from '@/domain/pages/page-content-schema'
import type { Partners } from '@/domain/partners/partners-schema'
import type { Settings } from '@/domain/settings/settings'
import { statisticId } from '@/domain/statistics/statistic-id'
import { POPULATION_TABLES } from '@/domain/statistics/statistics'
import type { KeyStatistic, PopulationSlice } from '@/domain/statistics/statistics-schema'
import { addDays } from '@/domain/time/date'
import type { Version } from '@/domain/versions/version-schema'
import { DATA_SCHEMA } from '../../scripts/support/migrations/migrations'
import { addressOf } from '../bucket'
import { HISTORY, VISION } from '../content/pages'
import { PARTNERS, VILLAGE } from '../content/settings'
import { KEY_STATISTICS, POPULATION } from '../content/statistics'
import { ulidAt } from '../ids'
import { ADMIN, EDITOR } from '../people'
import { type Documents, toDocument } from '../plain'
import { changedBy } from '../authorship'

/** Holidays on fixed dates (Keppres 24/1953, 24/2013, 24/2016), created for this year and next year. */
const HOLIDAYS = [
  ['01-01', 'Tahun Baru Masehi'],
  ['05-01', 'Hari Buruh Internasional'],
  ['06-01', 'Hari Lahir Pancasila'],
  ['08-17', 'Hari Kemerdekaan'],
  ['12-25', 'Hari Raya Natal'],
] as const

function closedDays(today: string): Documents {
  const year = Number(today.slice(0, 4))
  return Object.fromEntries(
    [year, year + 1].flatMap((each) =>
      HOLIDAYS.map(([day, name]) => {
        const closed: ClosedDay = {
          ...{ date: `${each}-${day}`, name, official: true },
          ...changedBy(EDITOR, addDays(today, -60), '09:10'),
        }
        return [`closed_days/${closed.date}`, toDocument(closed)]
      }),
    ),
  )
}

export function siteDocuments(today: string): Documents {
  const settings: Settings = { ...VILLAGE, budget_year: Number(today.slice(0, 4)) }
  const partners: Partners = {
    partners: PARTNERS.map(([name, logo, url]) => ({ name, logourl: addressOf(logo), url })),
  }
  const history: HistoryPage = {
    slug: 'sejarah',
    ...HISTORY,
    ...changedBy(EDITOR, addDays(today, -43), '14:20'),
  }
  const vision: VisionPage = {
    slug: 'visi-misi',
    ...VISION,
    ...changedBy(ADMIN, addDays(today, -310), '11:05'),
  }
  return {
    ...closedDays(today),
    'site_settings/1': toDocument({
      ...settings,
      schema: DATA_SCHEMA,
      ...changedBy(ADMIN, addDays(today, -12), '13:45'),
    }),
    'partners/1': toDocument({ ...partners, ...changedBy(ADMIN, addDays(today, -12), '13:50') }),
    'pages/sejarah': toDocument(history),
    'pages/visi-misi': toDocument(vision),
    [`versions/${ulidAt(addDays(today, -43), 0)}`]: toDocument(previousHistoryPage(history)),
  }
}

function previousHistoryPage(history: HistoryPage): Version {
  const { slug, updatedAt, updatedBy, content } = history
  const data = {
    ...history,
    content: { ...content, paragraphs: content.paragraphs.slice(0, -1) },
    ...changedBy(ADMIN, addDays(updatedAt.slice(0, 10), -200), '10:15'),
  }
  return { collection: 'pages', document: slug, data, replacedBy: updatedBy, replacedAt: updatedAt }
}

export function statisticsDocuments(today: string): Documents {
  const asof = `${addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const filled = changedBy(ADMIN, addDays(asof, 2), '15:00')
  const corrected = changedBy(EDITOR, addDays(today, -9), '09:10')
  const statistics = KEY_STATISTICS.map(([name, value, unit, fill], order): KeyStatistic => ({
    name,
    value,
    unit,
    fill,
    order,
    asof,
    ...filled,
  }))
  const slices = POPULATION_TABLES.flatMap((table) =>
    POPULATION[table].map(([name, value, fill], order) => {
      const metadata = table === 'population_work' ? corrected : filled
      const slice: PopulationSlice = { name, value, fill, order, asof, ...metadata }
      return [`${table}/${statisticId(name)}`, toDocument(slice)] as const
    }),
  )
  return Object.fromEntries([
    ...statistics.map(
      (statistic) => [`home_statistics/${statistic.name}`, toDocument(statistic)] as const,
    ),
    ...slices,
    ...deletedWorkTable(asof, corrected),
  ])
}

function deletedWorkTable(asof: string, { updatedBy, updatedAt }: ReturnType<typeof changedBy>) {
  const table = 'population_work'
  const former = POPULATION[table].map(([name, value, fill], order) => ({
    path: `${table}/${statisticId(name)}`,
    // The deleted table has a lower first value than the current table, so that restoring it makes a difference.
    data: { name, value: order === 0 ? value - 12 : value, fill, order, asof },
  }))
  const data: BinnedTable = {
    table,
    lines: former.length,
    copy: gzipSync(JSON.stringify(former)).toString('base64'),
  }
  const id = ulidAt(updatedAt.slice(0, 10), 0)
  const entry: BinEntry = {
    collection: table,
    id,
    data,
    deletedBy: updatedBy,
    deletedAt: updatedAt,
  }
  const row: AuditEntry = {
    collection: table,
    document: table,
    title: '',
    action: 'update',
    actor: updatedBy,
    at: updatedAt,
  }
  return [
    [binPath(table, id), toDocument(entry)],
    [`audit/${id}`, toDocument(row)],
  ] as const
}
