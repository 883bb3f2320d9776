/** Logs one line for the developer to standard error. Standard output belongs to `main`. */
export type Log = (line: string) => void

export const logToStandardError: Log = (line) => {
  process.stderr.write(`[local Firebase] ${line}\n`)
}
