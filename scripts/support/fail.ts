/** Ends the command with a sentence and no stack: for what whoever ran it can mend. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
