import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'

/**
 * Runs `program`, which writes to `target` and prints each number once it is written, and kills it
 * after `last`. Resolves with the last acknowledged number.
 */
export async function killWriter(
  program: string,
  target: string,
  folder: string,
  last: number,
): Promise<number> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', program, target],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let acknowledged = -1
  const killed = new Promise((resolve) => child.once('exit', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged = Number(line)
    if (acknowledged >= last) child.kill('SIGKILL')
  }
  await killed
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}
