import { beforeAll, describe, expect, it } from 'vitest'
import { commit, engines, expectDenied, FIRESTORE_RULES } from '../support/rules'
import { MOST_EXPENSIVE_WRITES, HEADROOM_PROJECT } from './most-expensive-writes'
import { setupPeople, userDocuments } from './people'

/*
 * Rules may evaluate 1,000 expressions per written document
 * (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). The most
 * expensive write of each collection must leave a fifth of them: rules that spend that much
 * beforehand still allow it.
 */
const MAX_EXPRESSIONS = 1_000
const SPARE = 200

/**
 * Returns a true expression with the given cost: the items, their list, an index and the brackets.
 */
const counting = (cost: number) => `[true${',1'.repeat(cost - 4)}][0]`

/** Matches write permissions with their conditions. */
const WRITES = /allow (create|update|delete): if ([^;]+);/g

// A call costs one and an && two expressions (emulator/tests/rules-limits.test.ts).
const STRICTER_RULES = FIRESTORE_RULES.replace(WRITES, 'allow $1: if spare() && ($2);').replace(
  'match /databases/{database}/documents {',
  `$&
    function spare() { return ${counting(SPARE - 3)}; }
    match /within/{id} { allow create: if spare() && ${counting(MAX_EXPRESSIONS - SPARE)}; }
    match /beyond/{id} { allow create: if spare() && ${counting(MAX_EXPRESSIONS - SPARE + 1)}; }`,
)

/** Collections that clients can write. */
const WRITTEN = FIRESTORE_RULES.split(/^ *match \//m).flatMap((block) =>
  new RegExp(WRITES).test(block) ? [/^\w+/.exec(block)![0]] : [],
)

it('lists a write for every writable collection', () => {
  const measured = Object.values(MOST_EXPENSIVE_WRITES).flatMap((cases) =>
    cases.flatMap(({ writes }) => Object.keys(writes).map((path) => path.split('/').at(-2)!)),
  )
  expect(new Set(measured)).toEqual(new Set(WRITTEN))
})

describe.each(engines())('rules with a fifth of the expressions spent ($name)', ({ url }) => {
  const { project, people } = setupPeople(HEADROOM_PROJECT, url)

  beforeAll(() => project.putRules(STRICTER_RULES))

  it('leave the rest of the budget', async () => {
    await commit(people.admin, { 'within/a': {} })
    await expectDenied(commit(people.admin, { 'beyond/a': {} }))
  })

  it.each(Object.entries(MOST_EXPENSIVE_WRITES))(
    'allow the most expensive writes of %s',
    async (_, cases) => {
      for (const { by, over, writes } of cases) {
        await project.clear()
        await project.store({ ...userDocuments(), ...over })
        await commit(people[by], writes)
      }
    },
  )
})
