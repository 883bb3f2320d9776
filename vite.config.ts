import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { refuseChunkCycles } from './scripts/support/build/chunk-cycles.ts'
import { adminChunkOf, chunkOf, shellChunkOf } from './scripts/support/build/chunks.ts'
import { asShell } from './scripts/support/build/client-build.ts'
import { configurationProblem } from './scripts/support/build/firebase-variables.ts'
import { iconSymbols } from './scripts/support/build/icon-symbols.ts'
import { ENV_FOLDER, ROOT } from './scripts/support/paths.ts'
import { villageHtml } from './src/app/rendering/village-html.ts'
import { ICON_NAMES } from './src/components/ui/icon-names.ts'
import { DEFAULT_SETTINGS } from './src/domain/settings/settings.ts'

/** Matches modules for signed-in users, which visitors' devices do not store. */
const ADMIN_ONLY =
  /\/(admin|rich-text|sheets|table-import|fflate|write-excel-file|uqr)\/|\/@firebase\/(app-check|auth|functions|storage)\//

/** Paths that the development server forwards to the local Firebase. */
const LOCAL_FIREBASE =
  '^/(v1/projects|v0/b|demo-desa/|identitytoolkit\\.googleapis\\.com|securetoken\\.googleapis\\.com|emulator/v1|__/)'

export default defineConfig(({ command, mode }) => {
  // Local builds need no Firebase project.
  const needsProject = command === 'build' && mode !== 'demo'
  const envDir = needsProject ? ENV_FOLDER : ROOT
  const problem = needsProject ? configurationProblem(loadEnv(mode, envDir)) : null
  const emulatorPort = process.env['EMULATOR_PORT']

  return {
    envDir,
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: {
      ...(emulatorPort && { proxy: { [LOCAL_FIREBASE]: `http://127.0.0.1:${emulatorPort}` } }),
    },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      // Writes the licence texts of the bundled packages.
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        output: {
          // The service worker selects the files of the shell by folder.
          chunkFileNames: ({ moduleIds }) =>
            moduleIds.some((id) => ADMIN_ONLY.test(id))
              ? 'assets/admin/[name]-[hash].js'
              : moduleIds.some((id) => id.includes('/recharts/'))
                ? 'assets/charts/[name]-[hash].js'
                : 'assets/[name]-[hash].js',
          codeSplitting: {
            // Uses one group, because two groups with the same chunk name would create two files.
            groups: [
              {
                name: (id, graph) =>
                  chunkOf(id) ?? adminChunkOf(id, graph) ?? shellChunkOf(id, graph),
                debugName: 'chunks',
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
      withDefaultSettings(),
      rejectConfiguration(problem),
      iconSymbols(ICON_NAMES),
      asShell(),
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/pwa/worker',
        filename: 'service-worker.ts',
        injectRegister: false,
        // Publishing writes the manifest with the village's name and colours.
        manifest: false,
        // Hides the log of the worker's build, which Vite would repeat.
        integration: { configureCustomSWViteBuild: (build) => void (build.logLevel = 'warn') },
        injectManifest: {
          rollupFormat: 'iife',
          globPatterns: ['**/*.{js,css,html,svg}'],
          globIgnores: ['assets/admin/**', 'assets/charts/**'],
        },
      }),
    ],
  }
})

/** Fails a build with an invalid configuration, but not tools that only read this file. */
function rejectConfiguration(problem: string | null): Plugin {
  return {
    name: 'reject-configuration',
    buildStart() {
      if (problem) this.error(problem)
    },
  }
}

/** Fills in the default settings during development, when no settings are published. */
function withDefaultSettings(): Plugin {
  return {
    name: 'default-settings',
    apply: 'serve',
    transformIndexHtml: (html) =>
      villageHtml(html, DEFAULT_SETTINGS).replace(/<link rel="manifest"[^>]*>/, ''),
  }
}
