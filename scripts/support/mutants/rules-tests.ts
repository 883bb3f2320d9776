import { createVitest, type TestSpecification } from 'vitest/node'
import { ROOT } from '../paths'

/** How many files are asked before all others are. */
const FIRST_ASKED = [1, 3]

/** The tests of the rules, started once and run as often as asked, each run until its first failure. */
export async function startRulesTests() {
  const vitest = await createVitest('test', {
    root: ROOT,
    watch: false,
    project: ['rules'],
    bail: 1,
    reporters: [{}],
  })
  await vitest.standalone()
  // What noticed a change notices the next one beside it, too: it comes to the front.
  let files = await vitest.globTestSpecifications()

  async function failing(some: TestSpecification[]) {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(some)
    const ran = new Set(some.map(({ moduleId }) => moduleId))
    const failed = testModules.find(
      (module) => ran.has(module.moduleId) && module.state() === 'failed',
    )
    if (!failed && unhandledErrors.length > 0) throw unhandledErrors[0]
    return some.find(({ moduleId }) => moduleId === failed?.moduleId)
  }

  return {
    /** The file of which a test fails with the rules as they are now; undefined where all pass. */
    async noticedBy(): Promise<string | undefined> {
      let from = 0
      for (const to of [...FIRST_ASKED, files.length]) {
        const file = await failing(files.slice(from, to))
        if (file) {
          files = [file, ...files.filter((other) => other !== file)]
          return file.moduleId
        }
        from = to
      }
      return undefined
    },
    stop: () => vitest.close(),
  }
}
