import * as v from 'valibot'
import { BROWSERS, cleanMessage, ERROR_KINDS, type ErrorKind } from './device-error'

/** Report of an error on a visitor's device. Anyone can send one, so the server cleans the message again. */
export const errorReport = v.strictObject({
  kind: v.picklist(ERROR_KINDS),
  message: v.pipe(v.string(), v.maxLength(400), v.transform(cleanMessage), v.nonEmpty()),
  /** Name of the build's entry script. */
  build: v.pipe(v.string(), v.regex(/^[\w-]{0,40}$/)),
  /** Pattern of the page's route, such as `/berita/:id`. */
  route: v.pipe(v.string(), v.regex(/^[a-z/:*-]{1,60}$/)),
  browser: v.picklist(BROWSERS),
})
export type ErrorReport = v.InferOutput<typeof errorReport>

/** Document `device_errors/recent`: number of reported errors by day and kind. */
export const deviceErrors = v.object({
  days: v.optional(v.record(v.string(), v.record(v.string(), v.number())), {}),
})

/** Returns the errors of all days by kind, most frequent first. */
export function countByKind({ days }: v.InferOutput<typeof deviceErrors>): [ErrorKind, number][] {
  return ERROR_KINDS.map((kind): [ErrorKind, number] => [
    kind,
    Object.values(days).reduce((sum, counts) => sum + (counts[kind] ?? 0), 0),
  ])
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1])
}
