import { serve } from '../../emulator/http/server'
import { createFirestore } from '../../emulator/firestore/firestore'
import { createProjectRules, SECURITY_RULES_PATH } from '../../emulator/project-rules'
import { parseCaller } from '../../emulator/auth/id-token'
import { compileRules } from '../../emulator/rules/compile'
import { route } from '../../emulator/http/router'
import type { Ruleset } from '../../emulator/rules/access'

const open: Ruleset = {
  firestore: () => ({ allowed: true, reasons: [] }),
  storage: () => ({ allowed: true, reasons: [] }),
}

/** Until emulator/start.ts stands with the rules engine. */
export async function startOurs(dataFolder: string) {
  const rules = createProjectRules(() => open, compileRules)
  const firestore = createFirestore({
    dataFolder,
    rulesFor: (projectId) => rules.rulesFor('cloud.firestore', projectId),
    indexes: () => ({ indexes: [], fieldOverrides: [] }),
    parseCaller,
    log: console.log,
  })
  const server = await serve(
    route([
      [SECURITY_RULES_PATH, rules.handle],
      ['/', firestore.handle],
    ]),
    0,
    console.log,
  )
  return {
    url: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.close()
      firestore.close()
    },
  }
}
