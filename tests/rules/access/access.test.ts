import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { updateDoc } from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '../../../scripts/support/paths'
import { collectionAt, COLLECTION_NAMES } from '../../../src/domain/collections'
import { engines, isAllowed } from '../../support/rules'
import type { Name } from '../people'
import { DOCUMENTS, FILES, OPERATIONS, type Row, GROUPS, type Who } from './access-table'
import { setupAccess } from './attempts'

/* Compares the rules with the access table for each path. */

const PEOPLE = Object.keys(GROUPS) as Name[]
const REPRESENTATIVES = PEOPLE.filter(
  (who, at) => PEOPLE.findIndex((other) => GROUPS[other] === GROUPS[who]) === at,
)

const namedRows = (rows: readonly Row[]) =>
  rows.map((row) => [`${row.path} ${row.which}`, row] as const)
const usersIn = (allowed: readonly Who[]) => PEOPLE.filter((who) => allowed.includes(GROUPS[who]))

async function usersAllowed(tries: (who: Name) => Promise<unknown>): Promise<Name[]> {
  const allowedUsers: Name[] = []
  for (const who of PEOPLE) if (await isAllowed(tries(who))) allowedUsers.push(who)
  return allowedUsers
}

describe.each(engines())('documents, $name', ({ name, url }) => {
  const { project, attempt, count, writableFields } = setupAccess('demo-rules-access', url)

  beforeAll(() => project.clear())

  describe.each(namedRows(DOCUMENTS))('%s', (_, row) => {
    it.each(OPERATIONS)('allows %s only to the listed groups', async (operation) => {
      const allowedUsers = await usersAllowed((who) => attempt(row, operation, who))
      expect(allowedUsers).toEqual(usersIn(row[operation]))
    })

    it('can be counted by the groups that can list it', async () => {
      expect(await usersAllowed((who) => count(row, who))).toEqual(usersIn(row.list))
    })

    // Runs only in the local Firebase. The test of `update` already compares both engines.
    if (name === 'ours')
      it('denies changes of any field to all other groups', async () => {
        const changed: string[] = []
        for (const who of REPRESENTATIVES.filter((one) => !row.update.includes(GROUPS[one]))) {
          const { target, fields } = await writableFields(row, who)
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

  describe.each(namedRows(FILES))('%s', (_, row) => {
    it.each(OPERATIONS)('allows %s only to the listed groups', async (operation) => {
      const allowedUsers = await usersAllowed((who) => attemptFile(row, operation, who))
      expect(allowedUsers).toEqual(usersIn(row[operation]))
    })
  })
})

/** Returns the paths of a rules file's blocks, which are indented by two spaces per level. */
function pathsIn(file: string): string[] {
  const within: string[] = []
  const blocks = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^( *)match \/(\S+) \{$/gm)]
  return blocks.flatMap(([, indent = '', path = '']) => {
    // The outermost block is that of the database or bucket, which is not part of the path.
    const depth = indent.length / 2 - 2
    if (depth < 0) return []
    within.splice(depth, Infinity, path)
    return [within.join('/')]
  })
}

it.each([
  ['firestore.rules', DOCUMENTS],
  ['storage.rules', FILES],
])('lists every path of %s in the access table', (file, rows) => {
  const inTable = new Set(rows.map(({ path }) => path))
  expect(pathsIn(file).filter((path) => !inTable.has(path))).toEqual([])
})

/** Collections that staff write themselves, not through functions. */
const WRITTEN = DOCUMENTS.filter(
  ({ path, which, update }) =>
    which === '' &&
    update.length > 0 &&
    !update.includes('visitor') &&
    path.split('/').length === 2,
).map((row) => [row.path.split('/')[0] ?? '', row] as const)

it.each(WRITTEN)('lists the same writers for %s as src/domain/collections.ts', (name, row) => {
  const { form, publishers = [], writers = [] } = collectionAt(name) ?? {}
  expect(row.update.toSorted()).toEqual((form ? publishers : writers).toSorted())
})

it('lists every collection in the access table', () => {
  const inTable = new Set(DOCUMENTS.map(({ path }) => path.split('/')[0]))
  expect([...inTable].toSorted()).toEqual([...COLLECTION_NAMES].toSorted())
})
