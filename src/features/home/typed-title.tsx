import { useEffect, useState } from 'react'

let wasTyped = false

/**
 * Shows `text` letter by letter, with CSS only, so that it works before scripts load. The text
 * reserves its space. Screen readers, reduced motion and returning visitors get the whole text at
 * once.
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
