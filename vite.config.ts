import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { asShell } from './scripts/support/client-build.ts'
import { refuseChunkCycles } from './scripts/support/chunk-cycles.ts'
import { whyIncomplete } from './scripts/support/firebase-variables.ts'
import { iconSymbols } from './scripts/support/icon-symbols.ts'
import { shortName } from './scripts/support/short-name.ts'
import { ICON_NAMES } from './src/components/ui/icon-names.ts'

/** What only someone who signs in needs; visitors' devices do not store it. */
const ADMIN_ONLY =
  /\/(admin|sheets|table-import|fflate|read-excel-file|write-excel-file)\/|\/@firebase\/(app-check|auth|functions|storage)\//

/** Paths of the local Firebase that the development server passes on to it. */
const LOCAL_FIREBASE =
  '^/(v1/projects|v0/b|demo-desa/|identitytoolkit\\.googleapis\\.com|securetoken\\.googleapis\\.com|emulator/v1|__/)'

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd())
  // Local builds need no Firebase project.
  const problem = command === 'build' && mode !== 'demo' ? whyIncomplete(env) : null
  const villageName = env['VITE_VILLAGE_NAME'] ?? 'Desa Sukamaju'
  const emulatorPort = process.env['EMULATOR_PORT']

  return {
    define: { 'import.meta.env.VITE_VILLAGE_NAME': JSON.stringify(villageName) },
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: {
      ...(emulatorPort && { proxy: { [LOCAL_FIREBASE]: `http://127.0.0.1:${emulatorPort}` } }),
    },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // The folder tells the service worker what belongs to the shell.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => ADMIN_ONLY.test(id))
              ? 'assets/admin/[name]-[hash].js'
              : moduleIds.some((id) => id.includes('/recharts/'))
                ? 'assets/charts/[name]-[hash].js'
                : 'assets/[name]-[hash].js',
          codeSplitting: {
            groups: [
              {
                // Libraries change seldom: a new version of the site leaves them in the cache.
                name: 'libraries',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand)\//,
              },
              // What several pages draw with: by itself each module would be a request of some hundred bytes.
              {
                name: 'page-parts',
                test: /src\/(components\/(layout\/section|ui\/(loaded|load-failure|loading|repeat|picture|chip|use-broken)\.)|app\/public\/(deferred-section|layout\/(header-search|page-title))|domain\/(agenda|picture|text|money)\.|features\/(agenda\/calendar-leaf|gallery\/picture-address|news\/news-(card|skeleton)|search\/search-(box|field)\.))/,
              },
              // And what home does without.
              {
                name: 'inner-parts',
                test: /src\/(components\/ui\/(content-list|load-more|chip-links)|app\/public\/layout\/page-head)\./,
              },
              {
                name: 'figures',
                test: /src\/(components\/(charts\/(ring|donut|slice|swatch)|ui\/(csv-button|figures-table))|domain\/(budget-year|colour|budget|account-code|official)\.|features\/(statistics\/(population-(skeleton|view)|key-figures|figure-cards)|budget\/(table-skeleton|year-stage|loaded-summary|realisation\.)|officials\/portrait))/,
              },
              // All that home has below its news, at once.
              {
                name: 'home-sections',
                test: /src\/(app\/public\/pages\/home-sections|features\/(home\/(partners|complaint-call)|prayer-times\/prayer-times-section|agenda\/coming-events|officials\/(welcome|head-welcome|officials-grid)|gallery\/latest|budget\/realisation-(section|skeleton)|statistics\/population-section)|domain\/prayer-times)|node_modules\/adhan\//,
              },
              {
                name: 'home-page',
                test: /src\/(app\/public\/pages\/home-page|domain\/prayer-time\.|features\/(home\/(typed|shortcuts)|announcements\/announcement-banner|news\/latest-news|prayer-times\/(prayer-time-cell|prayer-times-(frame|skeleton))))/,
              },
              {
                name: 'form',
                test: /src\/components\/(form\/(use-small-form|validate|field-frame|submit-button|control-style)|ui\/alert)/,
              },
              {
                name: 'words',
                test: /src\/domain\/(id|complaint|being-stored|public-document)\./,
              },
              // What prepares for the times without network, once all else has come.
              {
                name: 'offline',
                test: /src\/(pwa\/(prepare-offline|register)|lib\/query\/(warm-content|site-content|idle)|stores\/(reports|report-draft)\.|lib\/reports\/(turns|report-store|background-sync))|node_modules\/workbox-window\//,
              },
              // What a published page needs once it was taken over: what the device has, what is newer.
              {
                name: 'freshness',
                test: /src\/lib\/query\/(content-store|ask-publication)\.|node_modules\/idb-keyval\//,
              },
              // Tables as files, when one is asked for.
              {
                name: 'csv',
                test: /src\/(domain\/csv|lib\/save-csv|features\/(budget\/budget|statistics\/population)-csv)\./,
              },
              {
                name: 'markup',
                test: /src\/(domain\/markup|components\/(ui\/markup|lightbox\/(linked-picture|open)))/,
              },
              {
                // Reading Firestore is one request: SDK, schemas and what the queries read with them.
                name: 'reading',
                test: /src\/lib\/query\/read-content|src\/lib\/firebase\/(app|database|documents|with-timeout)|src\/domain\/(schemas\/(?!audit|bin|collections|complaint\.|complaint-administration|desk-settings|draft|publishing-state|saved-table|search|settings-input|user)|role\.)|node_modules\/(valibot|idb|firebase\/(app|firestore)|@firebase\/(app|component|firestore|logger|util|webchannel-wrapper))\//,
              },
              {
                // What every page needs, in one file: it compresses better than in many small ones.
                name: 'shell',
                tags: ['$initial'],
              },
            ],
            includeDependenciesRecursively: false,
          },
        },
      },
    },
    plugins: [
      react(),
      tailwindcss(),
      refuseChunkCycles(),
      namedPage(villageName),
      refuse(problem),
      iconSymbols(ICON_NAMES),
      asShell(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/pwa',
        filename: 'service-worker.ts',
        injectRegister: false,
        manifest: manifest(villageName),
        // Its own build says what it made; Vite need not say it too.
        integration: { configureCustomSWViteBuild: (build) => void (build.logLevel = 'warn') },
        injectManifest: {
          rollupFormat: 'iife',
          globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
          globIgnores: ['assets/admin/**', 'assets/charts/**'],
        },
      }),
    ],
  }
})

/** Ends a build that would fail before visitors, but not what only reads this configuration. */
function refuse(problem: string | null): Plugin {
  return {
    name: 'refuse',
    buildStart() {
      if (problem) this.error(problem)
    },
  }
}

/** Puts the village's name into index.html, so that the first paint already bears it. */
function namedPage(villageName: string): Plugin {
  return {
    name: 'named-page',
    transformIndexHtml: (html) => html.replaceAll('%VILLAGE_NAME%', villageName),
  }
}

function manifest(villageName: string): Partial<ManifestOptions> {
  return {
    id: '/',
    name: villageName,
    short_name: shortName(villageName),
    description: `Berita, agenda, dan layanan ${villageName}.`,
    lang: 'id',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FBFAF6',
    theme_color: '#1F5D3F',
    categories: ['government', 'news'],
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Berita', url: '/berita' },
      { name: 'Agenda', url: '/agenda' },
    ],
  }
}
