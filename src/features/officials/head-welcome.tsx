import { Icon } from '@/components/ui/icon'
import { Picture, pictureSource, useImageError } from '@/components/ui/pictures/picture'
import type { Official } from '@/domain/officials/official-schema'
import { PORTRAIT } from '@/domain/officials/official'
import { paragraphsOf } from '@/domain/text/text'

/** Minimum number of visible characters. `REST` is the minimum number of collapsed characters. */
const OPENING = 120
const REST = 80

/** Matches the end of a sentence. A word of fewer than four letters may be an abbreviation, such as `Kec.` or `Drs.` */
const SENTENCE_END = /\p{L}{4}[.!?]["”’)]*\s+(?=["“‘(]?\p{Lu})/gu

/** Splits a letter into paragraphs that are visible and paragraphs that are collapsed. Does not split short letters. */
export function splitLetter(letter: string): { opening: string[]; rest: string[] } {
  const paragraphs = paragraphsOf(letter)
  const opening: string[] = []
  let length = 0
  for (const [index, paragraph] of paragraphs.entries()) {
    const ends = [...paragraph.matchAll(SENTENCE_END)].map((end) => end.index + end[0].length)
    const cut = ends.find((end) => length + end >= OPENING) ?? paragraph.length
    opening.push(paragraph.slice(0, cut).trim())
    length += cut
    if (length < OPENING) continue
    const rest = [paragraph.slice(cut), ...paragraphs.slice(index + 1)].filter(Boolean)
    return rest.join('').length < REST ? { opening: paragraphs, rest: [] } : { opening, rest }
  }
  return { opening, rest: [] }
}

type Head = Pick<Official, 'name' | 'position' | 'photourl' | 'welcomemessage' | 'signatureurl'>

/** Welcome letter of the village head with portrait and signature. Collapses the end of a long letter. */
export function HeadWelcome({ head }: { head: Head }) {
  const { name, position, photourl, welcomemessage, signatureurl } = head
  const { opening, rest } = splitLetter(welcomemessage)
  return (
    <figure className="flex flex-wrap gap-4 rounded-card border border-hairline bg-surface p-4 sm:grid sm:grid-cols-[min(12rem,33%)_1fr] sm:gap-x-6 md:p-6">
      <Picture
        {...PORTRAIT}
        src={photourl}
        alt={`Foto ${name}`}
        sizes="(width < 40rem) 6rem, 12rem"
        className="aspect-4/5 w-24 self-start rounded-card sm:row-span-2 sm:w-full"
      />
      {opening.length > 0 && (
        <blockquote className="max-sm:order-1 max-sm:basis-full">
          <div className="flex max-w-prose flex-col gap-3 border-l-4 border-accent pl-4 text-lg md:text-xl md:leading-normal">
            {opening.map((paragraph, index) => (
              <p key={index} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
          {rest.length > 0 && (
            <details className="group flex flex-col pl-5 print:unfolded">
              <summary className="order-1 inline-flex min-h-12 list-none items-center gap-1 self-start text-[min(1rem,7vw)] font-semibold text-primary underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
                <span className="group-open:hidden">Baca selengkapnya</span>
                <span className="hidden group-open:inline">Ringkas kembali</span>
                <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
              </summary>
              <div className="flex max-w-prose flex-col gap-3 pt-3">
                {rest.map((paragraph, index) => (
                  <p key={index} dir="auto">
                    {paragraph}
                  </p>
                ))}
              </div>
            </details>
          )}
        </blockquote>
      )}
      <figcaption className="min-w-[min(100%,8rem)] flex-1 self-center sm:col-start-2 sm:self-end sm:pl-5">
        {signatureurl && (
          <div className="mb-2 h-16 w-40 max-w-full rounded-control later">
            <Signature src={signatureurl} name={name} />
          </div>
        )}
        <p className="text-[min(1rem,9vw)] font-bold">{name}</p>
        <p className="text-ink-2">{position}</p>
      </figcaption>
    </figure>
  )
}

/** Signature of the village head. Has a light background in dark mode, because it shows dark ink. */
function Signature({ src, name }: { src: string; name: string }) {
  const { broken, watch } = useImageError()
  if (broken)
    return (
      <p className="flex min-h-16 items-center text-sm text-ink-2">
        Gambar tanda tangan belum dapat dimuat.
      </p>
    )
  return (
    <img
      {...pictureSource(src)}
      alt={`Tanda tangan ${name}`}
      width="160"
      height="64"
      loading="lazy"
      {...watch}
      className="h-16 w-40 max-w-full rounded-control object-contain object-left dark:bg-ink dark:px-2"
    />
  )
}
