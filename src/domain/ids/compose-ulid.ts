import { CROCKFORD } from './id'

/** Returns a ULID with the time (epoch ms) and with a tracking code as the random part. */
export function composeUlid(time: number, code: string): string {
  const digit = (_: unknown, place: number) => CROCKFORD[Math.floor(time / 32 ** (9 - place)) % 32]
  return Array.from({ length: 10 }, digit).join('') + code
}
