import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { virtualModule } from './virtual-module.ts'

const LUCIDE = fileURLToPath(new URL('icons', import.meta.resolve('lucide-static/package.json')))
const OWN = fileURLToPath(new URL('../../../src/components/ui/symbols', import.meta.url))

/** Adds icons as symbols to the page's body, and to a module for published pages, which include only used symbols. */
export function iconSymbols(lucideNames: readonly string[]): Plugin {
  const files = [
    ...lucideNames.map((name) => join(LUCIDE, `${name}.svg`)),
    ...readdirSync(OWN).map((name) => join(OWN, name)),
  ]
  const symbols = files.map(symbolOf).join('')
  return {
    ...virtualModule('icon-symbols', () => symbols),
    transformIndexHtml: (html) =>
      html.replace('<body>', `<body>\n    <svg hidden>${symbols}</svg>`),
  }
}

function symbolOf(file: string): string {
  const shapes = /<svg[^>]*>([^]*)<\/svg>/.exec(readFileSync(file, 'utf8'))?.[1]
  if (shapes === undefined) throw new Error(`${file} is no icon.`)
  const lean = shapes.replace(/<!--.*?-->|\s*\n\s*/g, '')
  return `<symbol id="icon-${basename(file, '.svg')}">${lean}</symbol>`
}
