import react from '@vitejs/plugin-react'
import { dirname, basename, join } from 'node:path'
import type { InlineConfig } from 'vite'
import { RENDERER_BUNDLE, ROOT } from '../paths'
import { clientBuild } from './client-build'

/** How Vite builds the renderer of the site that was built into `site`: one file that needs nothing else. */
export function rendererOptions(mode: 'demo' | 'production', site: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    mode,
    logLevel: 'warn',
    publicDir: false,
    // Where nobody says so, React would be that of developers: slower, and as large again.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { alias: { '@': join(ROOT, 'src') } },
    plugins: [react(), clientBuild(site)],
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, 'src', 'render.tsx'),
      outDir: dirname(RENDERER_BUNDLE),
      minify: true,
      // The functions lie there too.
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: basename(RENDERER_BUNDLE), codeSplitting: false },
      },
    },
  }
}
