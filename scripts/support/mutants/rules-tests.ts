import { createVitest, type TestSpecification } from 'vitest/node'
import { ROOT } from '../paths'

/**
 * The tests of the rules, started once and run as often as asked, each run until its first failure.
 * What a file has noticed in one part of the rules it is asked first about the rest of it.
 */
export async function startRulesTests() {
  const vitest = await createVitest('test', {
    root: ROOT,
    watch: false,
    project: ['rules'],
    bail: 1,
    reporters: [{}],
  })
  await vitest.standalone()
  const all = await vitest.globTestSpecifications()
  const byPart = new Map<string, TestSpecification>()

  async function failing(specifications: TestSpecification[]) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
    const ran = new Set(specifications.map(({ moduleId }) => moduleId))
    const failed = testModules.find(
      (module) => ran.has(module.moduleId) && module.state() === 'failed',
    )
    if (!failed && unhandledErrors.length > 0) throw unhandledErrors[0]
    return specifications.find(({ moduleId }) => moduleId === failed?.moduleId)
  }

  return {
    /** The file of which a test fails with the rules as they are now; undefined where all pass. */
    async noticedBy(part: string): Promise<string | undefined> {
      const first = byPart.get(part)
      if (first && (await failing([first]))) return first.moduleId
      const noticing = await failing(all.filter((specification) => specification !== first))
      if (noticing) byPart.set(part, noticing)
      return noticing?.moduleId
    },
    stop: () => vitest.close(),
  }
}
