/** Processes all items, at most `most` concurrently. Rejects with the first failure and starts no further items. */
export async function forEachConcurrent<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items]
  const workThrough = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift())
      try {
        await work(item)
      } catch (error) {
        left.length = 0
        throw error
      }
  }
  await Promise.all(Array.from({ length: most }, workThrough))
}

/** Waits for all tasks. Rejects if any of them failed, so that the event is delivered again. */
export async function settleAll(tasks: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(tasks)
  const failures = ended.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (failures.length > 1) throw new AggregateError(failures, 'Several things failed')
  if (failures.length > 0) throw failures[0]
}

/** Runs tasks one after another, also after a failure. Rejects like `settleAll`. */
export async function settleInTurn(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ended: Promise<unknown>[] = []
  for (const task of tasks) {
    const running = task()
    ended.push(running)
    await Promise.allSettled([running])
  }
  await settleAll(ended)
}
