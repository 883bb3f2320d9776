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
