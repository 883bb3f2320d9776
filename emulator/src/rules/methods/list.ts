import { RulesSet, sameValue, type RulesValue } from '../value'
import { toText } from '../conversions'
import { countOf, listOf, stringOf, type Call } from './arguments'

const has = (list: readonly RulesValue[], value: RulesValue) =>
  list.some((item) => sameValue(item, value))

/** firebase.google.com/docs/reference/rules/rules.List */
export const LIST_METHODS: Record<string, Call<readonly RulesValue[]>> = {
  size: (self, args) => (countOf(args, 0), BigInt(self.length)),
  concat: (self, args) => (countOf(args, 1), [...self, ...listOf(args[0])]),
  hasAll: (self, args) => (countOf(args, 1), listOf(args[0]).every((item) => has(self, item))),
  hasAny: (self, args) => (countOf(args, 1), listOf(args[0]).some((item) => has(self, item))),
  hasOnly: (self, args) => {
    countOf(args, 1)
    const allowed = listOf(args[0])
    return self.every((item) => has(allowed, item))
  },
  join: (self, args) => (countOf(args, 1), self.map(toText).join(stringOf(args[0]))),
  removeAll: (self, args) => {
    countOf(args, 1)
    const removed = listOf(args[0])
    return self.filter((item) => !has(removed, item))
  },
  toSet: (self, args) => (countOf(args, 0), new RulesSet(self)),
}
