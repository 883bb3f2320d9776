import { type PageContent, PUBLISHED } from '@/domain/publishing/publication'
import type { Settings } from '@/domain/settings/settings'
import type { ClientBuild } from './client-build'
import { contentSecurityPolicy } from './content-security-policy'
import { inlineJson } from './escaped'
import { villageHtml } from './village-html'

/** What React puts before the content: title, further meta, preloads. */
const HOISTED = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)*/

interface PageParts {
  build: ClientBuild
  /** What React has rendered. */
  rendered: string
  content: PageContent
  /** The rules that the page needs. */
  styles: string
  /** What the head says beside what React has put there. */
  head: string
  /** Addresses of the modules with which its script begins: asked for together, not one after the other. */
  modules: readonly string[]
  settings: Settings
}

/** A whole page: its content, then what the app needs to take it over, then its script. */
export async function pageHtml({
  build,
  rendered,
  content,
  styles,
  head,
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
    `</head><body><svg hidden>${symbolsIn(body, build.symbols)}</svg>`,
    `<div id="root">${body}</div>`,
    ...[build.script, ...modules].map(preload),
    // Its rules are added to those above (`loadDeferredAssets`); applied as it is, it would style the whole page again.
    `<link rel="stylesheet" crossorigin href="${build.styleSheet}" media="not all">`,
    `<script type="application/json" id="${PUBLISHED.block}">${inlineJson(content)}</script>`,
    `<script type="module" fetchpriority="low" crossorigin src="${build.script}"></script></body></html>`,
  ].join('')
}

function symbolsIn(html: string, symbols: ClientBuild['symbols']): string {
  const names = new Set([...html.matchAll(/href="#(icon-[\w-]+)"/g)].map(([, name = '']) => name))
  return [...names].map((name) => symbols[name] ?? '').join('')
}

/** Whatever the page shows goes before what takes it over. */
const preload = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`
