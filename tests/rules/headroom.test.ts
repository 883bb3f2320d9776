import { beforeAll, describe, it } from 'vitest'
import {
  commit,
  counting,
  engines,
  expectDenied,
  setupRulesProject,
  SPARE,
  SPARING_RULES,
} from '../support/rules'

const REST = 1_000 - SPARE

describe.each(engines())('rules that spend the spare expressions ($name)', ({ url }) => {
  const project = setupRulesProject('demo-rules-headroom', url)

  beforeAll(() =>
    project.putRules(
      SPARING_RULES.replace(
        'match /databases/{database}/documents {',
        `$&
        match /within/{id} { allow create: if spare() && ${counting(REST)}; }
        match /beyond/{id} { allow create: if spare() && ${counting(REST + 1)}; }`,
      ),
    ),
  )

  it('leave the rest of the budget', async () => {
    const visitor = project.asVisitor()
    await commit(visitor, { 'within/a': {} })
    await expectDenied(commit(visitor, { 'beyond/a': {} }))
  })
})
