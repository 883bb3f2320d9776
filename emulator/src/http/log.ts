/** Logs one line for the developer to standard error. Only `main` writes to standard output. */
export type Log = (line: string) => void

export const logToStandardError: Log = (line) => {
  process.stderr.write(`[local Firebase] ${line}\n`)
}
