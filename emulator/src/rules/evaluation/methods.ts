import { fail } from './evaluation-error'
import { equal } from './operators'
import { regex } from './regex'
import { isList, MapDiff, Partial, RulesSet, typeOf, type RulesMap, type RulesValue } from './value'

type Method<Self> = (self: Self, ...args: RulesValue[]) => RulesValue
type Methods<Self> = Readonly<Record<string, Method<Self>>>

/** Methods of strings (firebase.google.com/docs/reference/rules/rules.String). Sizes count UTF-16 units. */
const STRING: Methods<string> = {
  size: (self) => BigInt(self.length),
  trim: (self) => self.trim(),
  matches: (self, pattern) => regex(textOf(pattern)).matches(self),
  split: (self, pattern) => regex(textOf(pattern)).split(self),
  replace: (self, pattern, replacement) =>
    regex(textOf(pattern)).matcher(self).replaceAll(textOf(replacement), true),
}

/** Methods of lists (firebase.google.com/docs/reference/rules/rules.List). */
const LIST: Methods<readonly RulesValue[]> = {
  size: (self) => BigInt(self.length),
  toSet: (self) => new RulesSet(self),
  concat: (self, other) => [...self, ...(isList(other) ? other : wrong(other, 'list'))],
  ...comparing(
    (self) => new RulesSet(self),
    (other) => new RulesSet(isList(other) ? other : wrong(other, 'list')),
  ),
}

/** Methods of sets (firebase.google.com/docs/reference/rules/rules.Set). */
const SET: Methods<RulesSet> = {
  size: (self) => BigInt(self.items.length),
  ...comparing(
    (self) => self,
    // Unlike list methods, set methods accept lists and sets, as in Google's emulator.
    (other) => (isList(other) ? new RulesSet(other) : setOf(other)),
  ),
}

function comparing<Self>(
  ownOf: (self: Self) => RulesSet,
  otherOf: (other: RulesValue) => RulesSet,
): Methods<Self> {
  return {
    hasOnly: (self, other) => {
      const accepted = otherOf(other)
      return ownOf(self).items.every((item) => accepted.has(item))
    },
    hasAny: (self, other) => {
      const own = ownOf(self)
      return otherOf(other).items.some((item) => own.has(item))
    },
  }
}

/** Methods of maps (firebase.google.com/docs/reference/rules/rules.Map). */
const MAP: Methods<RulesMap> = {
  size: (self) => BigInt(self.size),
  keys: (self) => [...self.keys()],
  get: (self, key, otherwise) => {
    let value: RulesValue = self
    for (const name of isList(key) ? key : [key]) {
      const inner: RulesValue | undefined =
        value instanceof Map ? (value as RulesMap).get(textOf(name)) : undefined
      if (inner === undefined) return otherwise
      value = inner
    }
    return value
  },
  diff: (self, other) =>
    other instanceof Map ? new MapDiff(self, other as RulesMap) : wrong(other, 'map'),
}

/** Methods of map differences (firebase.google.com/docs/reference/rules/rules.MapDiff). */
const MAP_DIFF: Methods<MapDiff> = {
  removedKeys: keysWith((_, after) => after === undefined),
  affectedKeys: keysWith((before, after) => {
    return before === undefined || after === undefined || !equal(after, before)
  }),
}

function keysWith(
  wanted: (before: RulesValue | undefined, after: RulesValue | undefined) => boolean,
): Method<MapDiff> {
  return (self) =>
    new RulesSet(
      [...new Set([...self.after.keys(), ...self.before.keys()])].filter((key) =>
        wanted(self.before.get(key), self.after.get(key)),
      ),
    )
}

export const METHOD_NAMES: ReadonlySet<string> = new Set(
  [STRING, LIST, SET, MAP, MAP_DIFF].flatMap((methods) => Object.keys(methods)),
)

export function callMethod(
  self: RulesValue,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  if (self === null) return fail('Null value error.')
  if (self instanceof Partial) {
    // A query never proves that a field is missing, so the default of `get` never applies.
    const [key] = args
    return name === 'get' && typeof key === 'string'
      ? self.member(key)
      : fail(`The query does not say enough for '${name}'.`)
  }
  if (typeof self === 'string') return invoke(STRING, self, name, args)
  if (isList(self)) return invoke(LIST, self, name, args)
  if (self instanceof Map) return invoke(MAP, self as RulesMap, name, args)
  if (self instanceof RulesSet) return invoke(SET, self, name, args)
  if (self instanceof MapDiff) return invoke(MAP_DIFF, self, name, args)
  return fail(`Function not found: ${typeOf(self)}.${name}.`)
}

function invoke<Self>(
  methods: Methods<Self>,
  self: Self,
  name: string,
  args: readonly RulesValue[],
): RulesValue {
  const method = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (!method) return fail(`Function not found: ${name}.`)
  assertCount(args, method.length - 1)
  return method(self, ...args)
}

export function assertCount(args: readonly RulesValue[], count: number): void {
  if (args.length !== count)
    fail(`Incorrect number of arguments. Received: ${args.length}. Expected: ${count}.`)
}

function textOf(value: RulesValue): string {
  return typeof value === 'string' ? value : wrong(value, 'string')
}

function setOf(value: RulesValue): RulesSet {
  return value instanceof RulesSet ? value : wrong(value, 'set')
}

function wrong(value: RulesValue, expected: string): never {
  return fail(`Unsupported operation. Received: ${typeOf(value)}. Expected: ${expected}.`)
}
