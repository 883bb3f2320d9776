import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as prettier from 'prettier'
import { expect, it } from 'vitest'
import { DOCUMENTS, EVERYONE, FILES, OPERATIONS, type Row, type Who } from './access-table'

const FILE = fileURLToPath(new URL('../../../docs/security.md', import.meta.url))

function formatGroups(who: readonly Who[]): string {
  if (EVERYONE.every((each) => who.includes(each))) return 'everyone'
  return EVERYONE.filter((each) => who.includes(each)).join(', ') || '–'
}

function formatTable(rows: readonly Row[]): string {
  const lines = rows.map((row) => [
    `\`${row.path}\` ${row.which}`,
    ...OPERATIONS.map((operation) => formatGroups(row[operation])),
    row.provided,
  ])
  const head = ['Path', 'get', 'list, count', 'create', 'update', 'delete', 'provided that']
  return [head, head.map(() => '-'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function replaceTable(text: string, name: string, rows: readonly Row[]): string {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before = '', rest = ''] = text.split(begin)
  const [, after = ''] = rest.split(end)
  return [before, begin, '\n\n', formatTable(rows), '\n\n', end, after].join('')
}

// To update the table after a change: npx vitest run --project rules security-doc -u
it('prints the access table in docs/security.md', async () => {
  const text = readFileSync(FILE, 'utf8')
  const wanted = replaceTable(replaceTable(text, 'documents', DOCUMENTS), 'files', FILES)
  const config = await prettier.resolveConfig(FILE)
  const formatted = await prettier.format(wanted, { ...config, parser: 'markdown' })
  await expect(formatted).toMatchFileSnapshot(FILE)
})
