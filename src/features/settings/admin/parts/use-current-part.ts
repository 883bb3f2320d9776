import { useEffect, useState } from 'react'

/** Reading position as a share of the window's height, slightly above the middle. */
const READ_AT = 0.4

/** Returns the id of the part at the reading position, or of the first part above it. */
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
