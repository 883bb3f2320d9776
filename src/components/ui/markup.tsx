import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeUrl } from '@/domain/links/safe-url'
import { type Block, type Inline, parseMarkup } from '@/domain/markup/markup'
import { useOrigin } from '../hydration/hydration'
import { LinkedPicture } from '../lightbox/linked-picture'
import { NewTabLink } from './buttons/new-tab'

interface MarkupProps {
  text: string
  /** Heading level of the subheadings, one below the surrounding heading. */
  level: 2 | 3
  /** Joins adjacent lines into one paragraph. */
  joined?: boolean
}

/** Paragraphs, subheadings, lists and pictures of a text, for a flex column. */
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
            // Resets the error state when the picture is uploaded.
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

/** Link that opens pages of this website in the same tab and other websites in a new tab. */
function TextLink({ href, children }: { href: string; children: ReactNode }) {
  const origin = useOrigin()
  // Two leading slashes would address another host.
  const path = (href.startsWith(`${origin}/`) && safeUrl(href.slice(origin.length))) || href
  const look = 'text-primary underline underline-offset-4'
  // Files of the bucket are below `/v0/`.
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
    <NewTabLink to={href} className={look}>
      {children}
    </NewTabLink>
  )
}
