import { Fragment, useEffect, useState } from 'react'

let wasTyped = false

/** Animates the title letter by letter, with CSS only, before scripts are loaded. Only the first visit is animated. */
export function TypedTitle({ text }: { text: string }) {
  const [isWhole] = useState(wasTyped)
  useEffect(() => {
    wasTyped = true
  }, [])
  if (isWhole) return text
  const words = text.split(' ')
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="digits typed-after" {...digitsOf([...words.slice(0, index), ''].join(' '))}>
        <span className="typed digits" {...digitsOf(word)}>
          {word}
        </span>
      </span>
    </Fragment>
  ))
}

/** Returns data attributes with the tens and ones of the number of letters, which the style sheet reads. */
function digitsOf(text: string) {
  const letters = [...text].length
  return { 'data-tens': Math.floor(letters / 10), 'data-ones': letters % 10 }
}
