import { Fragment } from 'react'
import { NewTabLink } from './buttons/new-tab'

/** Matches an address without the punctuation that follows it. */
const ADDRESS = /((?:https?:\/\/|\bwww\.(?=[\w-]+\.\w))[^\s()<>"“”]*[^\s()<>"“”.,;:!?'*\]}’»…])/i

/** Shows text with its line breaks, detects the direction of each line, and links addresses. */
export function PlainText({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <span key={index} dir="auto" className="block min-h-[0.5lh]">
      {line.split(ADDRESS).map((part, at) =>
        at % 2 === 0 ? (
          <Fragment key={at}>{part}</Fragment>
        ) : (
          <NewTabLink
            key={at}
            to={part.replace(/^www/i, 'https://$&')}
            className="break-words text-primary underline underline-offset-4"
          >
            {part}
          </NewTabLink>
        ),
      )}
    </span>
  ))
}
