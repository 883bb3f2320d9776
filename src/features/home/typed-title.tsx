import { useEffect, useState } from 'react'

let wasTyped = false

/**
 * Types `text` letter by letter, by CSS alone: also before any script has come. The letters still to
 * come hold their places, so nothing moves; screen readers and reduced motion have the whole text at once,
 * and so has who comes back to it.
 */
export function TypedTitle({ text }: { text: string }) {
  const [isWhole] = useState(wasTyped)
  useEffect(() => {
    wasTyped = true
  }, [])
  if (isWhole) return text
  return (
    <>
      <span className="sr-only">{text}</span>
      <span aria-hidden>
        {[...text].map((letter, index) => (
          <span key={index} className="typed">
            {letter}
          </span>
        ))}
      </span>
    </>
  )
}
