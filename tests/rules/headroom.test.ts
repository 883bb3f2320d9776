import { beforeAll, describe, it } from 'vitest'
import {
  commit,
  counting,
  engines,
  expectDenied,
  setupRulesProject,
  RESERVE,
  RULES_WITH_RESERVE,
} from '../support/rules'

const REST = 1_000 - RESERVE

describe.each(engines())(`the rules with ${RESERVE} reserved expressions ($name)`, ({ url }) => {
  const project = setupRulesProject('demo-rules-headroom', url)

  beforeAll(() =>
    project.putRules(
      RULES_WITH_RESERVE.replace(
        'match /databases/{database}/documents {',
        `$&
        match /within/{id} { allow create: if reserve() && ${counting(REST)}; }
        match /beyond/{id} { allow create: if reserve() && ${counting(REST + 1)}; }`,
      ),
    ),
  )

  it(`allow a write with ${REST} expressions, and deny a write with ${REST + 1}`, async () => {
    const visitor = project.asVisitor()
    await commit(visitor, { 'within/a': {} })
    await expectDenied(commit(visitor, { 'beyond/a': {} }))
  })
})
