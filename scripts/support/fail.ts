/** Ends the command without a stack trace, for errors that the operator can fix. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
