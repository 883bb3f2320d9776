import { generationOf, storeItems } from '../../functions/src/search/index-file'
import { publishedItems, writeIndex } from '../../functions/src/search/write-index'
import type { Services } from '../../functions/src/services'

/** Rebuilds the search index from all published content. Restarts if content changes. Returns the number of items. */
export async function rebuildSearch(
  services: Pick<Services, 'firestore' | 'bucket'>,
  log: (line: string) => void,
): Promise<number> {
  const { firestore, bucket } = services
  for (;;) {
    const generation = await generationOf(bucket)
    const items = await publishedItems(firestore, (count) => log(`${count} tulisan dibaca …`))
    if (await storeItems(bucket, items, generation)) {
      await writeIndex(services)
      return items.size
    }
    log('Indeks berubah sementara itu; disusun ulang …')
  }
}
