import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import packageJson from '../../package.json'
import { ROOT } from './paths'

const PAGES = ['', 'docs', 'docs/adr', 'bench', 'emulator', 'sample/pictures'].flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)

const CODE = /``.*?``|`[^`]*`/g
const LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** Matches file paths from the root of the repository. Skips the example of docs/add-a-kind.md. */
const NAMED = /`((?:src|functions|tests|scripts|docs|sample|bench)\/(?!.*vacanc)[\w./-]+\.\w+)`/g

const proseOf = (page: string) =>
  readFileSync(join(ROOT, page), 'utf8').replace(/^```[^]*?^```/gm, '')

const anchorsOf = (page: string) =>
  Array.from(proseOf(page).matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )

it.each(PAGES)('finds only valid links and file names in %s', (page) => {
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

const WORKFLOWS = join(ROOT, '.github', 'workflows')

it.each(readdirSync(WORKFLOWS))(
  'allows only existing commands and pinned actions in %s',
  (name) => {
    const text = readFileSync(join(WORKFLOWS, name), 'utf8')
    const commands = Array.from(text.matchAll(/npm (?:run )?([\w:]+)/g), ([, command]) => command)
    expect(commands).not.toEqual([])
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(commands))
    for (const [, action] of text.matchAll(/uses: (.*)/g))
      expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  },
)
