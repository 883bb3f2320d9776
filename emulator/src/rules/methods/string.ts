import { countOf, stringOf, type Call } from './arguments'
import { regex } from './regex'

/** firebase.google.com/docs/reference/rules/rules.String. Sizes count UTF-16 units, as Google's do. */
export const STRING_METHODS: Record<string, Call<string>> = {
  size: (self, args) => (countOf(args, 0), BigInt(self.length)),
  lower: (self, args) => (countOf(args, 0), self.toLowerCase()),
  upper: (self, args) => (countOf(args, 0), self.toUpperCase()),
  trim: (self, args) => (countOf(args, 0), self.trim()),
  toUtf8: (self, args) => (countOf(args, 0), Buffer.from(self, 'utf8')),
  matches: (self, args) => (countOf(args, 1), regex(stringOf(args[0])).matches(self)),
  split: (self, args) => (countOf(args, 1), regex(stringOf(args[0])).split(self)),
  replace: (self, args) => {
    countOf(args, 2)
    return regex(stringOf(args[0])).matcher(self).replaceAll(stringOf(args[1]), true)
  },
}
