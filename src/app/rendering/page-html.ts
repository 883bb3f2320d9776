import { type PageContent, PUBLISHED } from '@/domain/publishing/publication'
import type { Settings } from '@/domain/settings/settings'
import { contentSecurityPolicy } from './content-security-policy'
import { inlineJson } from './escape'
import { villageHtml } from './village-html'

/** Files and shared HTML of the client build that published pages need. */
export interface ClientBuild {
  id: string
  /** Part of the head that all pages share (`villageHtml`). */
  head: string
  shell: string
  /** Addresses of the entry script and of its static imports. */
  script: string
  modules: readonly string[]
  /** Addresses of the other scripts that a page needs, by the name of its module, e.g. `news-page`. */
  pages: Readonly<Record<string, readonly string[]>>
  styleSheet: string
  css: string
  symbols: Readonly<Record<string, string>>
}

/** Matches elements that React puts before the content: title, meta and link elements. */
const HOISTED = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/

interface PageParts {
  build: ClientBuild
  rendered: string
  content: PageContent
  styles: string
  head: string
  data: string
  /** Addresses of the entry script's imports, to be preloaded in parallel. */
  modules: readonly string[]
  settings: Settings
}

export async function pageHtml({
  build,
  rendered,
  content,
  styles,
  head,
  data,
  modules,
  settings,
}: PageParts): Promise<string> {
  const hoisted = HOISTED.exec(rendered)?.[0] ?? ''
  const body = rendered.slice(hoisted.length)
  return [
    `<!doctype html><html lang="id" data-palette="${settings.palette}"><head>`,
    await contentSecurityPolicy(import.meta.env, [styles]),
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    hoisted,
    head,
    `<style>${styles}</style>`,
    villageHtml(build.head, settings),
    `</head><body><div id="root">${body}</div>`,
    // Placed after the content, so that the content appears earlier on a slow network.
    `<svg hidden>${symbolsIn(body, build.symbols)}</svg>`,
    ...[build.script, ...modules].map(preload),
    // `loadDeferredAssets` copies its rules into the inline styles. An active sheet would recalculate all styles.
    `<link rel="stylesheet" crossorigin href="${build.styleSheet}" media="print">`,
    data,
    `<script type="application/json" id="${PUBLISHED.block}">${inlineJson(content)}</script>`,
    `<script type="module" fetchpriority="low" crossorigin src="${build.script}"></script></body></html>`,
  ].join('')
}

function symbolsIn(html: string, symbols: ClientBuild['symbols']): string {
  const names = new Set([...html.matchAll(/href="#(icon-[\w-]+)"/g)].map(([, name = '']) => name))
  return [...names].map((name) => symbols[name] ?? '').join('')
}

/** Returns a preload link with low priority, so that visible content loads first. */
const preload = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`
