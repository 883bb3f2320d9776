/** Waits for all tasks. Rejects if any of them failed, so that the event is delivered again. */
export async function settleAll(tasks: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(tasks)
  const failures = ended.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  )
  if (failures.length > 1) throw new AggregateError(failures, 'Several things failed')
  if (failures.length > 0) throw failures[0]
}
