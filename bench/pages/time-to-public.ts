import { someId, writeText } from './documents'

/** Minimum interval between two publications, in milliseconds. */
const BETWEEN = 10_000

const LIMIT = 60_000

/** Returns the milliseconds from the write of "Terbitkan" until the home page shows it. */
export async function timeToPublic(origin: string): Promise<number> {
  await pause(BETWEEN)
  const title = `Diukur ${new Date().toISOString()}`
  const id = await someId(origin, 'news', true)
  const began = performance.now()
  await writeText(origin, `news/${id}`, 'title', title)
  while (performance.now() - began < LIMIT) {
    if ((await (await fetch(origin)).text()).includes(title)) return performance.now() - began
    await pause(50)
  }
  throw new Error(`What was written is not public after ${LIMIT / 1_000} s.`)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
