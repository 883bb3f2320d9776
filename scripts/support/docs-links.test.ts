import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './paths'

const PAGES = ['', 'docs', 'docs/adr', 'bench', 'emulator', 'sample/pictures'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

const CODE = /``.*?``|`[^`]*`/g
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** Paths from the root or beside the page; of the guide to a new kind the example is made up. */
const NAMED = /`((?:src|functions|tests|scripts|docs|sample|bench)\/(?!.*vacanc)[\w./-]+\.\w+)`/g

const proseOf = (page: string) =>
  readFileSync(join(ROOT, page), 'utf8').replace(/^```[^]*?^```/gm, '')

/** As GitHub makes them of headings. */
const anchorsOf = (page: string) =>
  Array.from(proseOf(page).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

it.each(PAGES)('%s leads nowhere but to what there is', (page) => {
  const prose = proseOf(page)
  const isThere = (path: string) => existsSync(join(ROOT, path))
  const beside = (path: string) => normalize(join(dirname(page), path))
  const links = [...prose.replace(CODE, '').matchAll(LINK)].filter(([, path, anchor]) => {
    const target = path ? beside(path) : page
    return !isThere(target) || (anchor && !anchorsOf(target).includes(anchor))
  })
  const files = [...prose.matchAll(NAMED)].filter(
    ([, path = '']) => !path.includes('/dist/') && !isThere(path) && !isThere(beside(path)),
  )
  expect([...links, ...files].map(([dead]) => dead)).toEqual([])
})
