import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { SiteRenderer } from '@/domain/publishing/site-renderer'
import { RENDERER_BUNDLE } from '../../scripts/support/paths'

/*
 * Renders all pages of the local Firebase once in a separate process, like `site-publish`, and reports time
 * and memory.
 */

const renderer = (await import(pathToFileURL(RENDERER_BUNDLE).href)) as SiteRenderer
const before = process.cpuUsage()
const { files, unrendered } = await renderer.renderSite({ number: 1, at: 1_800_000_000_000 })
const { user, system } = process.cpuUsage(before)
const texts = [...files.values()]
process.send?.({
  files: files.size,
  unrendered: unrendered.length,
  cpuSeconds: (user + system) / 1e6,
  // Node reports kilobytes.
  megabytes: process.resourceUsage().maxRSS / 1024,
  gzippedMegabytes: texts.reduce((sum, text) => sum + gzipSync(text).length, 0) / 1e6,
})
