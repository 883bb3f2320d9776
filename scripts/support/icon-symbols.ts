import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

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
  const file = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  const shapes = /<svg[^>]*>([^]*)<\/svg>/.exec(file)?.[1]
  if (shapes === undefined) throw new Error(`Ikon ${name} tidak dapat dibaca.`)
  return shapes.replace(/\s*\n\s*/g, '')
}
