import { useBroken } from '@/components/ui/use-broken'
import { Picture } from '@/components/ui/picture'
import type { Official } from '@/domain/schemas/official'
import { paragraphsOf } from '@/domain/text'
import { PORTRAIT } from './portrait'

type Head = Pick<Official, 'name' | 'position' | 'photourl' | 'welcomemessage' | 'signatureurl'>

/** What the village head tells the visitors, with portrait and signature. */
export function HeadWelcome({ head }: { head: Head }) {
  const { name, position, photourl, welcomemessage, signatureurl } = head
  return (
    <figure className="grid gap-6 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-[12rem_1fr] md:p-6">
      <Picture
        {...PORTRAIT}
        src={photourl}
        alt={`Foto ${name}`}
        sizes="(width < 40rem) 9rem, 12rem"
        className="aspect-4/5 w-36 self-start rounded-card sm:w-full"
      />
      <div className="flex min-w-0 flex-col">
        {welcomemessage && (
          <blockquote className="flex max-w-prose flex-col gap-3 border-l-4 border-accent pl-4 text-lg md:text-xl md:leading-normal">
            {paragraphsOf(welcomemessage).map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
          </blockquote>
        )}
        <figcaption className="mt-auto pt-4">
          {signatureurl && (
            <div className="mb-2 h-16 w-40 max-w-full rounded-control later">
              <Signature src={signatureurl} name={name} />
            </div>
          )}
          <p className="font-bold">{name}</p>
          <p className="text-ink-2">{position}</p>
        </figcaption>
      </div>
    </figure>
  )
}

/** Ink on paper: its ground stays light in the dark. */
function Signature({ src, name }: { src: string; name: string }) {
  const { broken, watch } = useBroken()
  if (broken)
    return (
      <p className="flex min-h-16 items-center text-sm text-ink-2">
        Gambar tanda tangan belum dapat dimuat.
      </p>
    )
  return (
    <img
      src={src}
      alt={`Tanda tangan ${name}`}
      width="160"
      height="64"
      loading="lazy"
      crossOrigin="anonymous"
      {...watch}
      className="h-16 w-40 rounded-control object-contain object-left dark:bg-ink dark:px-2"
    />
  )
}
