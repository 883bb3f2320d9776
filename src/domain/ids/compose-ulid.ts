import { CROCKFORD } from './id'

/** Returns the ULID of a time (epoch ms) and a tracking code, which is as long as its random part. */
export function composeUlid(time: number, code: string): string {
  const digit = (_: unknown, place: number) => CROCKFORD[Math.floor(time / 32 ** (9 - place)) % 32]
  return Array.from({ length: 10 }, digit).join('') + code
}
