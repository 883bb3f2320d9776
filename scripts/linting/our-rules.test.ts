import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../support/paths'
import { refusal } from './our-rules.mjs'

it.each([
  ['src/domain/agenda/agenda.ts', 'src/domain/time/date'],
  ['src/lib/log.ts', 'src/domain/time/date'],
  ['src/features/news/news-card.tsx', 'src/components/ui/pictures/picture'],
  ['src/features/news/admin/kind.tsx', 'src/features/news/news-card'],
  ['src/features/news/admin/kind.tsx', 'src/stores/session'],
  ['src/features/news/share-bar.test.tsx', 'tests/support/inside-site'],
  ['src/app/admin/kinds.ts', 'src/features/news/admin/kind'],
  ['functions/src/index.ts', 'src/domain/time/date'],
  ['emulator/src/main.ts', 'emulator/src/ports'],
  ['scripts/build.ts', 'functions/src/index'],
])('allows %s to import %s', (file, imported) => {
  expect(refusal(file, imported)).toBeUndefined()
})

it.each([
  ['src/domain/agenda/agenda.ts', 'src/lib/log'],
  ['src/lib/log.ts', 'src/stores/session'],
  ['src/components/ui/pictures/picture.tsx', 'src/stores/session'],
  ['src/stores/session.ts', 'src/components/ui/pictures/picture'],
  ['src/features/news/news-card.tsx', 'src/features/agenda/agenda-card'],
  ['src/features/news/news-card.tsx', 'src/app/routes'],
  ['src/features/news/news-card.tsx', 'src/features/news/admin/kind'],
  ['src/app/public/pages/news-page.tsx', 'src/features/news/admin/kind'],
  ['src/app/routes.ts', 'functions/src/index'],
  ['src/app/routes.ts', 'sample/documents/news'],
  ['src/app/routes.test.ts', 'tests/support/browser'],
  ['functions/src/index.ts', 'src/lib/log'],
  ['emulator/src/main.ts', 'src/domain/time/date'],
  ['scripts/build.ts', 'emulator/src/main'],
])('forbids %s to import %s', (file, imported) => {
  expect(refusal(file, imported)).toEqual(expect.any(String))
})

it('oxlint reports violations of our rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'))
  const read = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')
  const config = {
    ...(JSON.parse(read) as object),
    jsPlugins: [join(ROOT, 'scripts/linting/our-rules.mjs')],
    // These options would type-check the whole project.
    options: {},
  }
  mkdirSync(join(folder, 'src/features'), { recursive: true })
  mkdirSync(join(folder, 'src/lib'))
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  writeFileSync(
    join(folder, 'src/lib/link.tsx'),
    "import '@/stores/session'\nexport const Link = (to: string) => <a href={to}>Buka</a>\n",
  )
  const linter = join(ROOT, 'node_modules/.bin/oxlint')
  const { stdout } = spawnSync(linter, ['--format', 'unix'], { cwd: folder, encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect(stdout).toMatch('src/lib may not import from src/stores')
  expect(stdout).toMatch('pass through safeUrl')
})
