import { useEffect, useState } from 'react'

/** Whoever reads looks above the middle of the window. */
const READ_AT = 0.4

/** The id of the part that is being read; of the first where none is reached yet. */
export function useCurrentPart(parts: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id)
  useEffect(() => {
    const ids = parts.map(({ id }) => id)
    const look = () => {
      const { scrollTop, scrollHeight } = document.documentElement
      const isAtEnd = scrollTop > 0 && scrollTop + innerHeight >= scrollHeight - 1
      const reached = ids.filter((id) => {
        const part = document.getElementById(id)
        return part !== null && part.getBoundingClientRect().top <= innerHeight * READ_AT
      })
      setCurrent((isAtEnd ? ids : reached).at(-1) ?? ids[0])
    }
    look()
    const ended = new AbortController()
    for (const change of ['scroll', 'resize'])
      addEventListener(change, look, { signal: ended.signal, passive: true })
    return () => ended.abort()
  }, [parts])
  return current
}
