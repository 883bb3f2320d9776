/** Calls `work` for all items, at most `most` at a time. Rejects with the first error and skips the remaining items. */
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

/** Waits for all tasks. Rejects if any task failed, so that Google delivers the event again. */
export async function settleAll(tasks: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(tasks)
  const failures = ended.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (failures.length > 1) throw new AggregateError(failures, 'Several things failed')
  if (failures.length > 0) throw failures[0]
}

/** Runs tasks one after another and continues after failures. Rejects at the end if any task failed. */
export async function settleInTurn(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const ended: Promise<unknown>[] = []
  for (const task of tasks) {
    const running = task()
    ended.push(running)
    await Promise.allSettled([running])
  }
  await settleAll(ended)
}
