/**
 * Makes the pictures of the sample village: `npx tsx sample/pictures/studio/make.ts [key…]`, all of
 * them without keys. `--draft` makes small rough ones below `.local/draft` instead, to look at.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { VARIANT_WIDTHS } from '@/domain/picture'
import { PICTURES, type PictureKey } from '../catalogue'

const FLAGS =
  '--no-sandbox --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync --use-angle=swiftshader --enable-unsafe-swiftshader --ignore-gpu-blocklist'

const draft = process.argv.includes('--draft')
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const all = Object.keys(PICTURES) as PictureKey[]
const keys = named.length > 0 ? all.filter((key) => named.includes(key)) : all
const folder = fileURLToPath(
  new URL(draft ? '../../../.local/draft/' : '../files/', import.meta.url),
)
mkdirSync(folder, { recursive: true })

const bundle = await build({
  entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2023',
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: FLAGS.split(' '),
})
const page = await browser.newPage()
page.on('console', (message) => {
  if (message.type() === 'error') console.error(message.text())
})
await page.setContent('<!doctype html>')
await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' })

for (const key of keys) {
  const { file, width } = PICTURES[key]
  const stem = file.slice(0, file.lastIndexOf('.'))
  const widths = draft ? [] : VARIANT_WIDTHS.filter((variant) => variant < width)
  const started = performance.now()
  const files = await page.evaluate(
    async ({ key, widths, size, samples }) => window.make(key, widths, size, samples),
    { key, widths, size: draft ? 0.5 : 1, samples: draft ? 4 : 8 },
  )
  const names = draft ? [`${key}.jpg`] : [file, ...widths.map((variant) => `${stem}_${variant}`)]
  for (const [index, name] of names.entries())
    writeFileSync(folder + name, Buffer.from(files[index] ?? '', 'base64'))
  const size = Math.round(((files[0]?.length ?? 0) * 3) / 4 / 1024)
  console.log(`${key}: ${size} kB, ${Math.round(performance.now() - started)} ms`)
}
await browser.close()
