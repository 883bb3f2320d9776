import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { stagedPicturesIn, replaceStaged, thumbnailOf } from '@/domain/pictures/staged-picture'
import { loadStaged } from '@/lib/images/staged-pictures'

interface Loaded {
  wanted: string
  urls: Readonly<Record<string, string>>
}

/**
 * Returns `values` with object URLs instead of the addresses of staged pictures, which require signing in. The address
 * is '' while the picture loads and after a failure. `small` loads the smallest variant.
 */
export function useLoadedStaged<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  { small = false } = {},
): Values {
  const client = useQueryClient()
  const wanted = stagedPicturesIn(values)
    .map(({ address }) => address)
    .join(' ')
  const [loaded, setLoaded] = useState<Loaded>({ wanted, urls: {} })

  useEffect(() => {
    const made: string[] = []
    let gone = false
    // The query cache reports the error.
    const load = (path: string) => loadStaged(client, path).catch(() => null)
    for (const { address, path } of stagedPicturesIn({ wanted }))
      void (async () => {
        const content = (small && (await load(thumbnailOf(path)))) || (await load(path))
        if (gone || !content) return
        const url = URL.createObjectURL(content)
        made.push(url)
        setLoaded((before) => ({
          wanted,
          urls: { ...(before.wanted === wanted && before.urls), [address]: url },
        }))
      })()
    return () => {
      gone = true
      made.forEach((url) => URL.revokeObjectURL(url))
    }
  }, [wanted, small, client])

  if (!wanted) return values
  const urls = loaded.wanted === wanted ? loaded.urls : {}
  return replaceStaged(values, (address) => urls[address] ?? '')
}
