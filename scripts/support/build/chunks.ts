import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../paths.ts'

interface Chunk {
  name: string
  packages?: readonly string[]
  modules?: readonly string[]
}

/**
 * Modules that visitors load together. The bundler assigns all others. Code that every page needs is one file, because
 * one file compresses better than many small files.
 */
export const CHUNKS: readonly Chunk[] = [
  {
    // Libraries change rarely, so caches keep them when a new version of the site is released.
    name: 'libraries',
    packages: [
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      // Lists the packages one by one, without the table library, which only staff need.
      '@tanstack/query-core',
      '@tanstack/react-query',
      'zustand',
    ],
  },
  {
    name: 'shell',
    modules: [
      'app/public/deferred-section.tsx',
      'app/public/layout/page-title.tsx',
      'components/layout/section.tsx',
      'components/ui/chip.tsx',
      'components/ui/lists/valid-until.tsx',
      'components/ui/states/load-failure.tsx',
      'components/ui/states/loaded.tsx',
      'components/ui/states/loading.tsx',
      'components/ui/pictures/picture.tsx',
      'components/browser/use-online.ts',
      'domain/officials/official.ts',
      'domain/text/money.ts',
      'domain/pictures/picture.ts',
      'domain/text/text.ts',
      'components/ui/new-mark.tsx',
      'lib/last-visit.ts',
      'features/news/news-card.tsx',
      'features/search/search-box.tsx',
      'features/search/search-field.tsx',
      'lib/query/cached-summary.ts',
    ],
  },
  {
    name: 'overlays',
    modules: ['components/ui/dialogs/use-close-on-back.ts'],
  },
  {
    name: 'events',
    modules: ['domain/agenda/agenda.ts', 'domain/agenda/recurrence.ts', 'domain/time/months.ts'],
  },
  {
    name: 'agenda',
    modules: [
      'app/public/pages/agenda-page.tsx',
      'domain/agenda/describe-recurrence.ts',
      'domain/agenda/event-file.ts',
      'domain/agenda/event-times.ts',
      'features/agenda/add-to-calendar.tsx',
      'features/agenda/agenda-card.tsx',
      'features/agenda/agenda-list.tsx',
    ],
  },
  {
    name: 'inner-parts',
    modules: [
      'app/public/layout/page-head.tsx',
      'components/ui/buttons/print-button.tsx',
      'components/ui/lists/chip-links.tsx',
      'components/ui/lists/content-list.tsx',
      'components/ui/lists/table-roles.ts',
      'features/pages/text-skeleton.tsx',
    ],
  },
  {
    name: 'item-lists',
    modules: [
      'components/ui/lists/list-search.tsx',
      'components/ui/lists/use-addressed-item.ts',
      'components/ui/plain-text.tsx',
    ],
  },
  {
    name: 'items',
    modules: ['components/ui/buttons/whatsapp-link.tsx'],
  },
  {
    name: 'item-page',
    modules: ['app/public/layout/loaded-item.tsx', 'lib/query/use-content-item.ts'],
  },
  {
    name: 'article',
    modules: [
      'app/public/pages/article-page.tsx',
      'features/news/article-view.tsx',
      'features/news/share-button.tsx',
    ],
  },
  {
    name: 'attachments',
    modules: [
      'components/ui/lists/attachments.tsx',
      'domain/public-documents/attachment.ts',
      'domain/public-documents/document-address.ts',
    ],
  },
  {
    name: 'office',
    modules: [
      'domain/office/office-calendar.ts',
      'domain/office/office-hours.ts',
      'features/contact/office-now.tsx',
      'services/office/use-office-calendar.ts',
    ],
  },
  {
    name: 'map',
    modules: ['domain/links/map.ts', 'features/contact/embedded-map.tsx'],
  },
  {
    // The service list and service pages, which visitors open together. Staff see the same view.
    name: 'services',
    modules: [
      'app/public/pages/service-page.tsx',
      'app/public/pages/services-page.tsx',
      'features/services/checklist.tsx',
      'features/services/service-list.tsx',
      'features/services/service-view.tsx',
      'stores/checklists.ts',
    ],
  },
  {
    name: 'project',
    modules: ['domain/projects/project.ts', 'domain/projects/steps.ts'],
  },
  {
    name: 'projects',
    modules: [
      'app/public/pages/project-page.tsx',
      'app/public/pages/projects-page.tsx',
      'features/projects/project-list.tsx',
      'features/projects/project-view.tsx',
      'features/projects/stage-bar.tsx',
    ],
  },
  {
    name: 'texts',
    modules: [
      'app/public/pages/history-page.tsx',
      'app/public/pages/vision-page.tsx',
      'features/pages/history-view.tsx',
      'features/pages/vision-view.tsx',
    ],
  },
  {
    name: 'numbers',
    modules: [
      'components/charts/donut.tsx',
      'components/charts/ring.tsx',
      'components/charts/slice-list.tsx',
      'components/charts/slice-look.ts',
      'components/ui/buttons/csv-button.tsx',
      'components/ui/lists/collapsible.tsx',
      'domain/budget/budget-year.ts',
      'domain/budget/realisation.ts',
      'domain/text/decimals.ts',
      'domain/publishing/table-file.ts',
      'domain/settings/colour.ts',
      'features/budget/loaded-summary.tsx',
      'features/budget/realisation/realisation.ts',
      'features/budget/table-skeleton.tsx',
      'features/budget/year-stage.tsx',
      'features/statistics/key-statistics.tsx',
      'features/statistics/population-view.ts',
    ],
  },
  {
    name: 'budget',
    modules: [
      'app/public/pages/budget-page.tsx',
      'components/ui/lists/numbers-table.tsx',
      'features/budget/allocation-section.tsx',
      'features/budget/year-switch.tsx',
    ],
  },
  {
    name: 'information',
    modules: [
      'app/public/pages/information-page.tsx',
      'components/ui/lists/filter-chips.tsx',
      'features/complaints/requests/request-totals.tsx',
      'features/public-documents/information.ts',
      'features/public-documents/information-list.tsx',
      'features/public-documents/information-table.tsx',
    ],
  },
  {
    name: 'requests',
    modules: [
      'app/public/layout/request-frame.tsx',
      'app/public/pages/objection-page.tsx',
      'app/public/pages/request-page.tsx',
    ],
  },
  {
    name: 'budget-lines',
    modules: [
      'domain/budget/account-code.ts',
      'domain/budget/budget.ts',
      'features/budget/latest-years.ts',
    ],
  },
  {
    name: 'statistics',
    modules: [
      'app/public/pages/statistics-page.tsx',
      'components/charts/bar-list.tsx',
      'features/statistics/population-card.tsx',
      'features/statistics/population-chart.tsx',
      'features/statistics/table-names.ts',
    ],
  },
  {
    name: 'months',
    modules: [
      'components/browser/in-view.tsx',
      'components/charts/chart-panel.tsx',
      'components/ui/lists/small-table.tsx',
      'features/complaints/over-time/months-section.tsx',
      'features/complaints/over-time/months-view.tsx',
    ],
  },
  {
    name: 'home-sections',
    packages: ['adhan'],
    modules: [
      'app/public/pages/home-sections.tsx',
      'domain/prayer-times/prayer-times.ts',
      'features/budget/realisation/realisation-section.tsx',
      'features/gallery/latest-pictures-section.tsx',
      'features/home/partners-section.tsx',
      'features/officials/head-welcome.tsx',
      'features/officials/staff-section.tsx',
      'features/officials/welcome-section.tsx',
      'features/prayer-times/prayer-times-section.tsx',
      'features/prayer-times/prayer-week.ts',
      'features/statistics/population-section.tsx',
    ],
  },
  {
    name: 'home-page',
    modules: [
      'app/public/pages/home-page.tsx',
      'components/ui/glance-link.tsx',
      'domain/prayer-times/prayer-time.ts',
      'features/announcements/announcement-banner.tsx',
      'features/agenda/next-event.tsx',
      'features/contact/office-glance.tsx',
      'features/home/typed-title.tsx',
      'features/news/latest-news.tsx',
      'features/prayer-times/next-prayer.tsx',
      'features/prayer-times/prayer-times-frame.tsx',
    ],
  },
  {
    name: 'form',
    modules: [
      'components/form/fields/control-style.ts',
      'components/form/fields/field-frame.tsx',
      'components/form/fields/input-field.tsx',
      'components/form/submit-button.tsx',
      'components/form/use-small-form.ts',
      'components/form/validate.ts',
      'components/ui/states/alert.tsx',
      'lib/single-flight.ts',
    ],
  },
  {
    name: 'words',
    modules: [
      'domain/pictures/pending-pictures.ts',
      'domain/complaints/complaint.ts',
      'domain/ids/id.ts',
      'domain/services/service.ts',
      'domain/text/whatsapp-text.ts',
    ],
  },
  {
    name: 'offline',
    packages: ['workbox-window'],
    modules: [
      'domain/requests/sent-kind.ts',
      'lib/push/renew-if-subscribed.ts',
      'lib/query/prefetch/idle.ts',
      'lib/query/prefetch/prefetch-content.ts',
      'lib/reports/background-sync.ts',
      'lib/reports/report-store.ts',
      'lib/reports/report-locks.ts',
      'pwa/pictures/can-prefetch-pictures.ts',
      'pwa/prepare-offline.ts',
      'pwa/retired-build.ts',
      'services/install/suggest-install.ts',
      'services/reports/report-draft.ts',
      'services/reports/outbox.ts',
      'stores/reports.ts',
    ],
  },
  {
    // Hydrated pages load this to compare their content with the device and the server.
    name: 'freshness',
    modules: [
      'app/public/layout/stored-content-notice.tsx',
      'lib/device-store.ts',
      'lib/query/device/content-store.ts',
      'lib/query/freshness/version-check.ts',
      'lib/query/watch-cache.ts',
      'services/autosave/flush-all.ts',
    ],
  },
  {
    name: 'suggestions',
    modules: [
      'domain/search/highlight.ts',
      'domain/search/search-groups.ts',
      'domain/search/search-item.ts',
      'domain/search/title-suggestions.ts',
      'features/search/marked.tsx',
      'features/search/suggestions.tsx',
      'features/search/use-stored-content.ts',
      'lib/query/device/stored-items.ts',
    ],
  },
  {
    name: 'csv',
    modules: [
      'domain/text/csv.ts',
      'features/budget/budget-csv.ts',
      'features/statistics/population-csv.ts',
      'lib/save-csv.ts',
    ],
  },
  {
    name: 'markup',
    modules: [
      'components/lightbox/linked-picture.tsx',
      'components/lightbox/opens-large.tsx',
      'components/ui/markup.tsx',
      'domain/markup/markup.ts',
    ],
  },
  {
    // One request loads all code for reading Firestore: the SDK, schemas and queries.
    name: 'reading',
    packages: [
      'valibot',
      'idb',
      'firebase/app',
      'firebase/firestore',
      '@firebase/app',
      '@firebase/component',
      '@firebase/firestore',
      '@firebase/logger',
      '@firebase/util',
      '@firebase/webchannel-wrapper',
    ],
    modules: [
      'domain/complaints/reply-photos.ts',
      'domain/users/role.ts',
      ...importedBy('domain/public-collections.ts'),
      'domain/time/date-schema.ts',
      'domain/ids/id-schema.ts',
      'domain/pictures/picture-schema.ts',
      'domain/public-collections.ts',
      'domain/public-documents/attachments-schema.ts',
      'domain/public-documents/pdf-file.ts',
      'domain/publishing/change-metadata-schema.ts',
      'domain/text/clean-text.ts',
      'domain/text/text-schema.ts',
      'domain/links/phone-schema.ts',
      'lib/firebase/app.ts',
      'lib/firebase/database.ts',
      'lib/firebase/documents.ts',
      'lib/firebase/errors.ts',
      'lib/firebase/with-timeout.ts',
      'lib/query/read-content.ts',
    ],
  },
]

function importedBy(module: string): string[] {
  const source = readFileSync(join(ROOT, 'src', module), 'utf8')
  return Array.from(source.matchAll(/ from '\.\/([\w/-]+-schema)'/g), ([, name]) =>
    join(dirname(module), `${name}.ts`),
  )
}

const CHUNK_OF = new Map(
  CHUNKS.flatMap(({ name, modules = [] }) =>
    modules.map((path) => [join(ROOT, 'src', path), name]),
  ),
)

/** Returns the chunk that lists the module, or null if the bundler decides. */
export function chunkOf(id: string): string | null {
  const [, path] = id.split('/node_modules/')
  if (path === undefined) return CHUNK_OF.get(id) ?? null
  const holds = ({ packages = [] }: Chunk) => packages.some((name) => path.startsWith(name + '/'))
  return CHUNKS.find(holds)?.name ?? null
}

interface Graph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** Matches admin screens, and the text editor that they load on demand. */
const ADMIN = /\/src\/(?:(?:app|features\/[\w-]+)\/admin|components\/form\/markup)\//

/**
 * Returns `admin` for modules that several admin screens need but no visitor loads. Without this chunk, each of them
 * would be a request of a few hundred bytes.
 */
export function adminChunkOf(id: string, graph: Graph): string | null {
  const roots = rootsOf(id, graph)
  const isAdmins = [...roots].every((root) => ADMIN.test(root))
  return isAdmins && (roots.size > 1 || [...roots].some(isFrame)) ? 'admin' : null
}

const isFrame = (id: string) => id.endsWith('/app/admin/admin-area.tsx')

/** Returns `shell` for modules that the entry point itself needs. */
export function shellChunkOf(id: string, graph: Graph): string | null {
  return [...rootsOf(id, graph)].some(isEntry) ? 'shell' : null
}

const isEntry = (id: string) => id.endsWith('/index.html')

/** Returns the entry points and dynamically imported modules through which `id` is loaded. */
function rootsOf(id: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return new Set()
  seen.add(id)
  const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {}
  const isRoot = dynamicImporters.length > 0 || importers.length === 0
  // The bundler reuses its arrays, so this copies them.
  const above = [...importers].flatMap((importer) => [...rootsOf(importer, graph, seen)])
  return new Set(isRoot ? [id, ...above] : above)
}
