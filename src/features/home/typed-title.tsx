import { useEffect, useState } from 'react'

let wasTyped = false

/** Uses CSS only, to work before scripts load. Returning visitors get the whole text at once. */
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
