import { beforeAll, describe, expect, it } from 'vitest'
import { commit, engines, expectDenied, FIRESTORE_RULES } from '../support/rules'
import { DEAREST, HEADROOM_PROJECT } from './dearest-writes'
import { setupPeople, userDocuments } from './people'

/*
 * Rules may evaluate 1,000 expressions for one document that is written
 * (firebase.google.com/docs/firestore/security/rules-structure#security_rule_limits). The dearest write
 * of each collection leaves a fifth of them: it is allowed by rules that spend as much beforehand.
 */
const MOST = 1_000
const SPARE = 200

/** True, counting for so many expressions: the items, their list, an index and the brackets. */
const counting = (cost: number) => `[true${',1'.repeat(cost - 4)}][0]`

/** Each with a condition, up to its semicolon. */
const WRITES = /allow (create|update|delete): if ([^;]+);/g

// A call counts for one, an && for two (emulator/tests/rules-limits.test.ts).
const DEARER = FIRESTORE_RULES.replace(WRITES, 'allow $1: if spare() && ($2);').replace(
  'match /databases/{database}/documents {',
  `$&
    function spare() { return ${counting(SPARE - 3)}; }
    match /within/{id} { allow create: if spare() && ${counting(MOST - SPARE)}; }
    match /beyond/{id} { allow create: if spare() && ${counting(MOST - SPARE + 1)}; }`,
)

/** The collections of which rules let something be written. */
const WRITTEN = FIRESTORE_RULES.split(/^ *match \//m).flatMap((block) =>
  new RegExp(WRITES).test(block) ? [/^\w+/.exec(block)![0]] : [],
)

it('every collection that is written is measured', () => {
  const measured = Object.values(DEAREST).flatMap((cases) =>
    cases.flatMap(({ writes }) => Object.keys(writes).map((path) => path.split('/').at(-2)!)),
  )
  expect(new Set(measured)).toEqual(new Set(WRITTEN))
})

describe.each(engines())('with a fifth of the expressions spent, $name', ({ url }) => {
  const { project, people } = setupPeople(HEADROOM_PROJECT, url)

  beforeAll(() => project.putRules(DEARER))

  it('has the rest', async () => {
    await commit(people.admin, { 'within/a': {} })
    await expectDenied(commit(people.admin, { 'beyond/a': {} }))
  })

  it.each(Object.entries(DEAREST))('allows the dearest writes of %s', async (_, cases) => {
    for (const { by, over, writes } of cases) {
      await project.clear()
      await project.store({ ...userDocuments(), ...over })
      await commit(people[by], writes)
    }
  })
})
