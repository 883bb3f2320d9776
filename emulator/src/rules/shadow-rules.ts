import { appendFileSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Ruleset } from './access'
import { compileRules, denyAll } from './compile'

const Shadows = v.array(
  v.object({
    id: v.string(),
    service: v.picklist(['cloud.firestore', 'firebase.storage']),
    /** Collections of whose documents they might say something else; none for any. */
    collections: v.array(v.string()),
    source: v.string(),
  }),
)
type Shadow = v.InferOutput<typeof Shadows>[number] & { rules?: Ruleset }

/**
 * Rules that are asked all that a project's own are asked and decide nothing, from a JSON file: mutation
 * tests learn which of them have always answered alike.
 */
export class ShadowRules {
  readonly #file: string
  readonly #alike: Map<string, Shadow>

  constructor(file: string) {
    this.#file = file
    const shadows = v.parse(Shadows, JSON.parse(readFileSync(file, 'utf8')))
    this.#alike = new Map(shadows.map((shadow) => [shadow.id, shadow]))
  }

  /** The same rules, compared with those of the service that are still alike. */
  behind(service: Shadow['service'], rules: Ruleset): Ruleset {
    return {
      ...rules,
      onAnswer: (path, isAllowed, ask) => {
        const collections = new Set(path.split(' ').flatMap(collectionsIn))
        for (const shadow of this.#alike.values()) {
          if (shadow.service !== service || !concerns(shadow, collections)) continue
          shadow.rules ??= compile(shadow.source)
          if (ask(shadow.rules) !== isAllowed) this.#alike.delete(shadow.id)
        }
      },
    }
  }

  /** Appends the ids of those that were alike to the end, as a line of JSON, to the file's name with `.alike`. */
  close(): void {
    appendFileSync(`${this.#file}.alike`, `${JSON.stringify([...this.#alike.keys()])}\n`)
  }
}

/** `complaints/a/history/b` → `complaints`, `history`. */
function collectionsIn(path: string): string[] {
  return path.split('/').filter((_, index) => index % 2 === 0)
}

function concerns({ collections }: Shadow, asked: ReadonlySet<string>): boolean {
  return collections.length === 0 || asked.has('*') || collections.some((one) => asked.has(one))
}

function compile(source: string): Ruleset {
  try {
    return compileRules(source)
  } catch (error) {
    return denyAll(String(error))
  }
}
