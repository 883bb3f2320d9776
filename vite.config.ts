import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { VitePWA, type ManifestOptions } from 'vite-plugin-pwa'
import { refuseChunkCycles } from './scripts/support/chunk-cycles'
import { iconSymbols } from './scripts/support/icon-symbols'
import { leanRouter } from './scripts/support/lean-router'
import { shortName } from './scripts/support/short-name'
import { ICON_NAMES } from './src/components/ui/icon-names'

/** What a production build cannot do without; local builds (`--mode demo`) need none of it. */
const FIREBASE_VARIABLES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_STORAGE_BUCKET',
  'VITE_FIREBASE_APP_ID',
]

/** What only someone who signs in needs; visitors' devices do not store it. */
const ADMIN_ONLY = /\/admin\/|\/@firebase\/(auth|functions|storage)\//

/** Paths of the local Firebase that the development server passes on to it. */
const LOCAL_FIREBASE =
  '^/(v1/projects|v0/b|demo-desa/|identitytoolkit\\.googleapis\\.com|securetoken\\.googleapis\\.com|emulator/v1|__/)'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd())
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
        output: {
          // The folder tells the service worker what belongs to the shell.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => ADMIN_ONLY.test(id))
              ? 'assets/admin/[name]-[hash].js'
              : moduleIds.some((id) => id.includes('/recharts/'))
                ? 'assets/charts/[name]-[hash].js'
                : 'assets/[name]-[hash].js',
          codeSplitting: {
            // Reading Firestore is one request: SDK, schemas and what the queries read with them.
            groups: [
              {
                // Libraries change seldom: a new version of the site leaves them in the cache.
                name: 'libraries',
                test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|zustand|idb-keyval)\//,
              },
              {
                name: 'reading',
                test: /src\/lib\/query\/read-content|src\/lib\/firebase\/(app|database|documents|with-timeout)|src\/domain\/(schemas|role|complaint)|node_modules\/(valibot|idb|firebase\/(app|firestore)|@firebase\/(app|component|firestore|logger|util|webchannel-wrapper))\//,
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
      refuseIncomplete(mode, env),
      leanRouter(),
      refuseChunkCycles(),
      namedPage(villageName),
      iconSymbols(ICON_NAMES),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/pwa',
        filename: 'service-worker.ts',
        injectRegister: false,
        manifest: manifest(villageName),
        injectManifest: {
          globPatterns: ['**/*.{js,css,html,svg,webmanifest}'],
          globIgnores: ['assets/admin/**', 'assets/charts/**'],
        },
      }),
    ],
  }
})

/** A production build that knows no Firebase project would only fail later, before visitors. */
function refuseIncomplete(mode: string, env: Record<string, string>): Plugin {
  return {
    name: 'refuse-incomplete',
    apply: 'build',
    buildStart() {
      const missing = mode === 'demo' ? [] : FIREBASE_VARIABLES.filter((name) => !env[name])
      if (missing.length > 0)
        throw new Error(
          `Variabel ini belum diisi: ${missing.join(', ')}. Salin .env.example ke .env.production, ` +
            'isi dari Firebase console, lalu ulangi. Untuk mencoba tanpa Firebase: npm start.',
        )
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
