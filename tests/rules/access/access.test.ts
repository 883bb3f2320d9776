import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/support/paths'
import { collectionAt, COLLECTION_NAMES } from '../../../src/domain/collections'
import { engines, isAllowed } from '../../support/rules'
import type { Name } from '../people'
import { DOCUMENTS, FILES, OPERATIONS, type Row, TAKEN_FOR, type Who } from './access-table'
import { setupAccess } from './attempts'

/*
 * What everyone may do with each path of the rules, as the table has it. What may be written, is the other
 * suites' matter.
 */

const PEOPLE = Object.keys(TAKEN_FOR) as Name[]

const named = (rows: readonly Row[]) =>
  rows.map((row) => [`${row.path} ${row.which}`, row] as const)
const among = (allowed: readonly Who[]) => PEOPLE.filter((who) => allowed.includes(TAKEN_FOR[who]))

/** Whom the rules let through, one after the other. */
async function letThrough(tries: (who: Name) => Promise<unknown>): Promise<Name[]> {
  const through: Name[] = []
  for (const who of PEOPLE) if (await isAllowed(tries(who))) through.push(who)
  return through
}

describe.each(engines())('documents, $name', ({ name, url }) => {
  const { project, attempt, count, fieldsOf } = setupAccess('demo-rules-access', url)

  beforeAll(async () => {
    if (name === 'google') await project.putRules()
    await project.clear()
  })

  describe.each(named(DOCUMENTS))('%s', (_, row) => {
    it.each(OPERATIONS)('%s', async (operation) => {
      const through = await letThrough((who) => attempt(row, operation, who))
      expect(through).toEqual(among(row[operation]))
    })

    it('is counted by who lists it', async () => {
      expect(await letThrough((who) => count(row, who))).toEqual(among(row.list))
    })

    it('who may not update changes no field of it', async () => {
      const others = PEOPLE.filter((who) => !row.update.includes(TAKEN_FOR[who]))
      const changed: string[] = []
      for (const who of others) {
        const { target, fields } = await fieldsOf(row, who)
        for (const field of [...fields, 'catatan'])
          if (await isAllowed(updateDoc(target, { [field]: 'lain' })))
            changed.push(`${who} ${field}`)
      }
      expect(changed).toEqual([])
    })
  })
})

describe('files', () => {
  const { attemptFile } = setupAccess('demo-rules-access')

  describe.each(named(FILES))('%s', (_, row) => {
    it.each(OPERATIONS)('%s', async (operation) => {
      const through = await letThrough((who) => attemptFile(row, operation, who))
      expect(through).toEqual(among(row[operation]))
    })
  })
})

/** The paths of a rules file's blocks, which are indented by two for each that they are within. */
function pathsIn(file: string): string[] {
  const within: string[] = []
  const blocks = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^( *)match \/(\S+) \{$/gm)]
  return blocks.flatMap(([, indent = '', path = '']) => {
    // The first is within the database's own block, or the bucket's, which is no path.
    const depth = indent.length / 2 - 2
    if (depth < 0) return []
    within.splice(depth, Infinity, path)
    return [within.join('/')]
  })
}

it.each([
  ['firestore.rules', DOCUMENTS],
  ['storage.rules', FILES],
])('%s opens no path that the table does not have', (file, rows) => {
  const inTable = new Set(rows.map(({ path }) => path))
  expect(pathsIn(file).filter((path) => !inTable.has(path))).toEqual([])
})

/** What staff write themselves, and not a function for them. */
const WRITTEN = DOCUMENTS.filter(
  ({ path, which, update }) =>
    which === '' &&
    update.length > 0 &&
    !update.includes('visitor') &&
    path.split('/').length === 2,
).map((row) => [row.path.split('/')[0] ?? '', row] as const)

it.each(WRITTEN)('%s is written by whom the table of collections names', (name, row) => {
  const { form, publishers = [], writers = [] } = collectionAt(name) ?? {}
  expect(row.update.toSorted()).toEqual((form ? publishers : writers).toSorted())
})

it('the table has every collection', () => {
  const inTable = new Set(DOCUMENTS.map(({ path }) => path.split('/')[0]))
  expect([...inTable].toSorted()).toEqual([...COLLECTION_NAMES].toSorted())
})
