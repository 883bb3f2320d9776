import { fail } from './evaluation-error'
import { countOf, type Call } from './methods/arguments'
import { int64 } from './operators'
import { Path, typeOf, type RulesValue } from './value'

/** The functions `int`, `float`, `string` and `path`; there is no `bool`. */
export const CONVERSIONS: Record<string, Call<null>> = {
  int: (_, args) => (countOf(args, 1), toInt(args[0] ?? null)),
  float: (_, args) => (countOf(args, 1), toFloat(args[0] ?? null)),
  string: (_, args) => (countOf(args, 1), toText(args[0] ?? null)),
  path: (_, args) => (countOf(args, 1), toPath(args[0] ?? null)),
}

function toInt(value: RulesValue): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) return int64(BigInt(Math.trunc(value)))
  if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) return int64(BigInt(value))
  return fail(`Type conversion: ${typeOf(value)} cannot become int.`)
}

function toFloat(value: RulesValue): number {
  if (typeof value === 'bigint' || typeof value === 'number') return Number(value)
  if (typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)))
    return Number(value)
  return fail(`Type conversion: ${typeOf(value)} cannot become float.`)
}

export function toText(value: RulesValue): string {
  if (value === null) return 'null'
  if (typeof value === 'string') return value
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (typeof value === 'number') return Number.isInteger(value) ? value.toFixed(1) : String(value)
  if (value instanceof Path) return `/${value.segments.join('/')}`
  return fail(`Type conversion: ${typeOf(value)} cannot become string.`)
}

function toPath(value: RulesValue): Path {
  if (value instanceof Path) return value
  if (typeof value === 'string') return new Path(value.split('/').filter(Boolean))
  return fail(`Type conversion: ${typeOf(value)} cannot become path.`)
}
