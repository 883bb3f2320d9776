import { appendFileSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Ruleset } from './access'
import { compileRules, denyAll } from './compile'

const Shadows = v.array(
  v.object({
    id: v.string(),
    service: v.picklist(['cloud.firestore', 'firebase.storage']),
    /** Collections for which the shadow rules may disagree with the applied rules. Empty means all collections. */
    collections: v.array(v.string()),
    source: v.string(),
  }),
)
type Shadow = v.InferOutput<typeof Shadows>[number] & { rules?: Ruleset }

/**
 * Shadow rules from a JSON file, which are evaluated for every request but never applied. Mutation tests use them to
 * find mutants that never change a result.
 */
export class ShadowRules {
  readonly #file: string
  readonly #alike: Map<string, Shadow>

  constructor(file: string) {
    this.#file = file
    const shadows = v.parse(Shadows, JSON.parse(readFileSync(file, 'utf8')))
    this.#alike = new Map(shadows.map((shadow) => [shadow.id, shadow]))
  }

  behind(service: Shadow['service'], rules: Ruleset): Ruleset {
    return {
      ...rules,
      onAnswer: (path, isAllowed, ask) => {
        const collections = new Set(path.split(' ').flatMap(collectionsIn))
        for (const shadow of this.#alike.values()) {
          if (shadow.service !== service || !appliesTo(shadow, collections)) continue
          shadow.rules ??= compile(shadow.source)
          if (ask(shadow.rules) !== isAllowed) this.#alike.delete(shadow.id)
        }
      },
    }
  }

  /** Writes the ids of the shadow rules that always agreed with the applied rules to a file with suffix `.alike`. */
  close(): void {
    appendFileSync(`${this.#file}.alike`, `${JSON.stringify([...this.#alike.keys()])}\n`)
  }
}

function collectionsIn(path: string): string[] {
  return path.split('/').filter((_, index) => index % 2 === 0)
}

function appliesTo({ collections }: Shadow, requested: ReadonlySet<string>): boolean {
  return (
    collections.length === 0 || requested.has('*') || collections.some((one) => requested.has(one))
  )
}

function compile(source: string): Ruleset {
  try {
    return compileRules(source)
  } catch (error) {
    return denyAll(String(error))
  }
}
