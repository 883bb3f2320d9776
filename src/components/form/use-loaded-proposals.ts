import { createContext, useContext, useEffect, useState } from 'react'
import { proposalsIn, replaceProposals, thumbnailOf } from '@/domain/picture'

/** Loads a proposal by its path; null when it is gone or cannot be had. Never rejects. */
export type ProposalLoader = (path: string) => Promise<Blob | null>

const LoaderContext = createContext<ProposalLoader>(() => Promise.resolve(null))

export const ProposalLoaderProvider = LoaderContext.Provider

interface Shown {
  /** The addresses that these are of. */
  wanted: string
  urls: Readonly<Record<string, string>>
}

/**
 * `values` as this browser can show them: instead of the address of a proposal, which nobody gets
 * without signing in, one of this page's own; '' until it is loaded and where that fails. `small`
 * loads the smallest variant.
 */
export function useShown<Values extends Readonly<Record<string, unknown>>>(
  values: Values,
  { small = false } = {},
): Values {
  const load = useContext(LoaderContext)
  const wanted = proposalsIn(values)
    .map(({ address }) => address)
    .join(' ')
  const [shown, setShown] = useState<Shown>({ wanted, urls: {} })

  useEffect(() => {
    const made: string[] = []
    let gone = false
    for (const { address, path } of proposalsIn({ wanted }))
      void (async () => {
        const content = (small && (await load(thumbnailOf(path)))) || (await load(path))
        if (gone || !content) return
        const url = URL.createObjectURL(content)
        made.push(url)
        setShown((before) => ({
          wanted,
          urls: { ...(before.wanted === wanted && before.urls), [address]: url },
        }))
      })()
    return () => {
      gone = true
      made.forEach((url) => URL.revokeObjectURL(url))
    }
  }, [wanted, small, load])

  if (!wanted) return values
  const urls = shown.wanted === wanted ? shown.urls : {}
  return replaceProposals(values, (address) => urls[address] ?? '')
}
