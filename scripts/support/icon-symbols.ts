import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ICONS = fileURLToPath(new URL('icons', import.meta.resolve('lucide-static/package.json')))

/** Puts the shapes of the named Lucide icons as symbols at the beginning of the page's body. */
export function iconSymbols(names: readonly string[]): Plugin {
  return {
    name: 'icon-symbols',
    transformIndexHtml: (html) => {
      const symbols = names.map((name) => `<symbol id="icon-${name}">${shapesOf(name)}</symbol>`)
      return html.replace('<body>', `<body>\n    <svg hidden>${symbols.join('')}</svg>`)
    },
  }
}

function shapesOf(name: string): string {
  const file = readFileSync(join(ICONS, `${name}.svg`), 'utf8')
  const shapes = /<svg[^>]*>([^]*)<\/svg>/.exec(file)?.[1]
  if (shapes === undefined) throw new Error(`Ikon ${name} tidak dapat dibaca.`)
  return shapes.replace(/\s*\n\s*/g, '')
}
