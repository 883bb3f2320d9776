import { isList, RulesSet, type RulesValue } from '../value'
import { countOf, setOf, type Call } from './arguments'

/** The questions accept lists too, the operations sets alone (so does Google's emulator). */
const itemsOf = (value: RulesValue | undefined) =>
  value !== undefined && isList(value) ? new RulesSet(value) : setOf(value)

/** firebase.google.com/docs/reference/rules/rules.Set */
export const SET_METHODS: Record<string, Call<RulesSet>> = {
  size: (self, args) => (countOf(args, 0), BigInt(self.items.length)),
  hasAll: (self, args) => (
    countOf(args, 1),
    itemsOf(args[0]).items.every((item) => self.has(item))
  ),
  hasAny: (self, args) => (countOf(args, 1), itemsOf(args[0]).items.some((item) => self.has(item))),
  hasOnly: (self, args) => {
    countOf(args, 1)
    const allowed = itemsOf(args[0])
    return self.items.every((item) => allowed.has(item))
  },
  union: (self, args) => (countOf(args, 1), new RulesSet([...self.items, ...setOf(args[0]).items])),
  intersection: (self, args) => {
    countOf(args, 1)
    const other = setOf(args[0])
    return new RulesSet(self.items.filter((item) => other.has(item)))
  },
  difference: (self, args) => {
    countOf(args, 1)
    const other = setOf(args[0])
    return new RulesSet(self.items.filter((item) => !other.has(item)))
  },
}
