import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './paths.ts'

interface Chunk {
  name: string
  /** Folders of node_modules. */
  packages?: readonly string[]
  /** Paths below src. */
  modules?: readonly string[]
}

/**
 * What visitors load together. The bundler decides on all else; whatever every page needs is one file, which
 * compresses better than many small ones.
 */
export const CHUNKS: readonly Chunk[] = [
  {
    // They change seldom: a new version of the site leaves them in the cache.
    name: 'libraries',
    packages: [
      'react',
      'react-dom',
      'scheduler',
      'react-router',
      'react-router-dom',
      '@tanstack',
      'zustand',
    ],
  },
  {
    // What several pages draw with: by itself each module would be a request of some hundred bytes.
    name: 'page-parts',
    modules: [
      'app/public/deferred-section.tsx',
      'app/public/layout/header-search.tsx',
      'app/public/layout/page-title.tsx',
      'components/layout/section.tsx',
      'components/ui/chip.tsx',
      'components/ui/ends.tsx',
      'components/ui/load-failure.tsx',
      'components/ui/loaded.tsx',
      'components/ui/loading.tsx',
      'components/ui/picture-source.ts',
      'components/ui/picture.tsx',
      'components/ui/repeat.tsx',
      'components/ui/table-roles.ts',
      'components/ui/use-broken.ts',
      'components/use-online.ts',
      'domain/agenda.ts',
      'domain/money.ts',
      'domain/picture.ts',
      'domain/text.ts',
      'features/agenda/calendar-leaf.tsx',
      'features/gallery/picture-address.ts',
      'features/news/news-card.tsx',
      'features/news/news-skeleton.tsx',
      'features/search/search-box.tsx',
      'features/search/search-field.tsx',
      'lib/query/summary-of.ts',
    ],
  },
  {
    // What all pages but home begin with.
    name: 'inner-parts',
    modules: [
      'app/public/layout/page-head.tsx',
      'components/ui/chip-links.tsx',
      'components/ui/content-list.tsx',
      'components/ui/list-item.tsx',
      'components/ui/load-more.tsx',
    ],
  },
  {
    // What leads to an item in a list, and narrows it.
    name: 'item-lists',
    modules: ['components/ui/list-search.tsx', 'components/use-addressed-item.ts'],
  },
  {
    // Charts and tables of numbers, as they first stand; of officials what home and their page share.
    name: 'figures',
    modules: [
      'components/charts/donut-frame.tsx',
      'components/charts/donut.tsx',
      'components/charts/ring.tsx',
      'components/charts/slice-list.tsx',
      'components/charts/slice-look.ts',
      'components/charts/swatch.tsx',
      'components/ui/csv-button.tsx',
      'components/ui/figures-table.tsx',
      'domain/account-code.ts',
      'domain/budget-year.ts',
      'domain/budget.ts',
      'domain/colour.ts',
      'domain/official.ts',
      'features/budget/loaded-summary.tsx',
      'features/budget/realisation.ts',
      'features/budget/table-skeleton.tsx',
      'features/budget/year-stage.tsx',
      'features/officials/portrait.ts',
      'features/statistics/figure-cards.tsx',
      'features/statistics/key-figures.tsx',
      'features/statistics/population-skeleton.tsx',
      'features/statistics/population-view.ts',
    ],
  },
  {
    // All that home has below its news, at once.
    name: 'home-sections',
    packages: ['adhan'],
    modules: [
      'app/public/pages/home-sections.tsx',
      'domain/prayer-times.ts',
      'features/agenda/coming-events-section.tsx',
      'features/agenda/coming-events-skeleton.tsx',
      'features/budget/realisation-section.tsx',
      'features/budget/realisation-skeleton.tsx',
      'features/gallery/latest-pictures-section.tsx',
      'features/gallery/latest-pictures-skeleton.tsx',
      'features/home/complaint-call.tsx',
      'features/home/partners-section.tsx',
      'features/officials/head-welcome.tsx',
      'features/officials/officials-grid.tsx',
      'features/officials/welcome-letter.ts',
      'features/officials/welcome-section.tsx',
      'features/officials/welcome-skeleton.tsx',
      'features/prayer-times/prayer-times-section.tsx',
      'features/statistics/population-section.tsx',
    ],
  },
  {
    // What home shows first.
    name: 'home-page',
    modules: [
      'app/public/pages/home-page.tsx',
      'domain/prayer-time.ts',
      'features/announcements/announcement-banner.tsx',
      'features/home/shortcuts.tsx',
      'features/home/typed-title.tsx',
      'features/news/latest-news.tsx',
      'features/prayer-times/prayer-time-cell.tsx',
      'features/prayer-times/prayer-times-frame.tsx',
      'features/prayer-times/prayer-times-skeleton.tsx',
    ],
  },
  {
    // What every small form is made of.
    name: 'form',
    modules: [
      'components/form/control-style.ts',
      'components/form/field-frame.tsx',
      'components/form/submit-button.tsx',
      'components/form/use-small-form.ts',
      'components/form/validate.ts',
      'components/ui/alert.tsx',
      'lib/once.ts',
      'services/saving/use-once.ts',
    ],
  },
  {
    // The words for reports and public documents, which pages, forms and the desk share.
    name: 'words',
    modules: [
      'domain/being-stored.ts',
      'domain/complaint.ts',
      'domain/id.ts',
      'domain/public-document.ts',
    ],
  },
  {
    // What prepares for the times without network, once all else has come.
    name: 'offline',
    packages: ['workbox-window'],
    modules: [
      'lib/query/idle.ts',
      'lib/query/site-content.ts',
      'lib/query/warm-content.ts',
      'lib/reports/background-sync.ts',
      'lib/reports/report-store.ts',
      'lib/reports/turns.ts',
      'pwa/prepare-offline.ts',
      'pwa/register.ts',
      'stores/report-draft.ts',
      'stores/reports.ts',
    ],
  },
  {
    // What a published page needs once it was taken over: what the device has, what is newer.
    name: 'freshness',
    modules: [
      'app/public/layout/stored-content-notice.tsx',
      'lib/device-store.ts',
      'lib/query/content-store.ts',
      'lib/query/version-check.ts',
    ],
  },
  {
    // Tables as files, when one is asked for.
    name: 'csv',
    modules: [
      'domain/csv.ts',
      'features/budget/budget-csv.ts',
      'features/statistics/population-csv.ts',
      'lib/save-csv.ts',
    ],
  },
  {
    // Texts with marks, and their pictures in large.
    name: 'markup',
    modules: [
      'components/lightbox/linked-picture.tsx',
      'components/lightbox/open-picture.ts',
      'components/lightbox/opens-large.tsx',
      'components/ui/markup.tsx',
      'domain/markup.ts',
    ],
  },
  {
    // Reading Firestore is one request: SDK, schemas and what the queries read with them.
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
      'domain/role.ts',
      ...importedBy('domain/schemas/public-collections.ts'),
      'domain/schemas/date.ts',
      'domain/schemas/id.ts',
      'domain/schemas/office-hours.ts',
      'domain/schemas/picture.ts',
      'domain/schemas/public-collections.ts',
      'domain/schemas/role.ts',
      'domain/schemas/stamp.ts',
      'domain/schemas/text.ts',
      'domain/schemas/whatsapp.ts',
      'lib/firebase/app.ts',
      'lib/firebase/database.ts',
      'lib/firebase/documents.ts',
      'lib/firebase/with-timeout.ts',
      'lib/query/read-content.ts',
    ],
  },
]

/** What stands beside a module and is imported by it. */
function importedBy(module: string): string[] {
  const source = readFileSync(join(ROOT, 'src', module), 'utf8')
  return Array.from(source.matchAll(/ from '\.\/([\w-]+)'/g), ([, name]) =>
    join(dirname(module), `${name}.ts`),
  )
}

const CHUNK_OF = new Map(
  CHUNKS.flatMap(({ name, modules = [] }) =>
    modules.map((path) => [join(ROOT, 'src', path), name]),
  ),
)

/** The chunk that a module is named for; null where the bundler decides. */
export function chunkOf(id: string): string | null {
  const [, path] = id.split('/node_modules/')
  if (path === undefined) return CHUNK_OF.get(id) ?? null
  const holds = ({ packages = [] }: Chunk) => packages.some((name) => path.startsWith(name + '/'))
  return CHUNKS.find(holds)?.name ?? null
}
