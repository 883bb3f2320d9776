import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeUrl } from '@/domain/links/safe-url'
import { type Block, type Inline, parseMarkup } from '@/domain/markup/markup'
import { useOrigin } from '../browser/use-origin'
import { LinkedPicture } from '../lightbox/linked-picture'
import { NewTab } from './buttons/new-tab'

interface MarkupProps {
  text: string
  /** The level of its subheadings: one below the heading that it stands under. */
  level: 2 | 3
  /** Lines without a blank one between them are one paragraph. */
  joined?: boolean
}

/** The paragraphs, subheadings, lists and pictures of a text, for the flex column around it. */
export function Markup({ text, level, joined }: MarkupProps) {
  return parseMarkup(text, joined).map((block, index) => (
    <MarkupBlock key={index} block={block} level={level} />
  ))
}

function MarkupBlock({ block, level }: { block: Block; level: 2 | 3 }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p dir="auto" className="whitespace-pre-line">
          <Inlines of={block.inlines} />
        </p>
      )
    case 'heading': {
      const Heading = `h${level}` as const
      return (
        <Heading dir="auto" className="mt-4 text-xl font-bold first:mt-0">
          <Inlines of={block.inlines} />
        </Heading>
      )
    }
    case 'list': {
      const items = block.items.map((item, index) => (
        <li key={index}>
          <Inlines of={item} />
        </li>
      ))
      const look = 'flex flex-col gap-2 ps-6 marker:text-primary'
      return block.first === null ? (
        <ul dir="auto" className={`${look} list-disc`}>
          {items}
        </ul>
      ) : (
        <ol dir="auto" start={block.first} className={`${look} list-decimal`}>
          {items}
        </ol>
      )
    }
    case 'picture':
      return (
        <figure className="my-2">
          <LinkedPicture
            // What it shows while it is stored says nothing of the next.
            key={block.src}
            src={block.src}
            alt={block.alt}
            width={block.width}
            height={block.height}
          />
          {block.alt && (
            <figcaption aria-hidden className="mt-2 text-sm text-ink-2">
              {block.alt}
            </figcaption>
          )}
        </figure>
      )
  }
}

function Inlines({ of }: { of: readonly Inline[] }) {
  return of.map((inline, index) => {
    if (typeof inline === 'string') return <Fragment key={index}>{inline}</Fragment>
    const words = <Inlines of={inline.inlines} />
    if (inline.type === 'strong') return <strong key={index}>{words}</strong>
    return (
      <TextLink key={index} href={inline.href}>
        {words}
      </TextLink>
    )
  })
}

/** Pages of this site open here, all else in a new tab. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const origin = useOrigin()
  // What begins with two slashes would be the host of another site.
  const path = (href.startsWith(`${origin}/`) && safeUrl(href.slice(origin.length))) || href
  const look = 'text-primary underline underline-offset-4'
  // Below /v0/ are the bucket's files.
  if (path.startsWith('/') && !path.startsWith('/v0/'))
    return (
      <Link to={path} className={look}>
        {children}
      </Link>
    )
  if (/^(?:mailto|tel):/i.test(path))
    return (
      <a href={safeUrl(href)} className={look}>
        {children}
      </a>
    )
  return (
    <a href={safeUrl(href)} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      <NewTab />
    </a>
  )
}
