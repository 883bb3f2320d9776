import { useEffect, useState } from 'react'

let wasTyped = false

/**
 * Types `text` letter by letter, by CSS alone: also before any script has come. The text holds its place, so nothing moves. It
 * is there at once for screen readers, under reduced motion, and for visitors who come back to it.
 */
export function TypedTitle({ text }: { text: string }) {
  const [isWhole] = useState(wasTyped)
  useEffect(() => {
    wasTyped = true
  }, [])
  if (isWhole) return text
  const letters = [...text].length
  return (
    <span className="typed" data-tens={Math.floor(letters / 10)} data-ones={letters % 10}>
      {text}
    </span>
  )
}
