/** One line for the developer. Standard output belongs to `main`, so it goes to standard error. */
export type Log = (line: string) => void

export const logToStandardError: Log = (line) => {
  process.stderr.write(`[firebase lokal] ${line}\n`)
}
