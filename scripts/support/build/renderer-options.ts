import react from '@vitejs/plugin-react'
import { dirname, basename, join } from 'node:path'
import type { InlineConfig } from 'vite'
import { ENV_FOLDER, RENDERER_BUNDLE, ROOT } from '../paths'
import { clientBuild } from './client-build'

export function rendererOptions(mode: 'demo' | 'production', site: string): InlineConfig {
  return {
    configFile: false,
    root: ROOT,
    mode,
    envDir: mode === 'demo' ? ROOT : ENV_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    // Otherwise the bundle would contain React's development build, which is slower and twice as large.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    resolve: { alias: { '@': join(ROOT, 'src') } },
    plugins: [react(), clientBuild(site)],
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, 'src', 'render.tsx'),
      outDir: dirname(RENDERER_BUNDLE),
      minify: true,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        output: { entryFileNames: basename(RENDERER_BUNDLE), codeSplitting: false },
      },
    },
  }
}
