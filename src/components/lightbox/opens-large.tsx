import { type ReactNode, useCallback, useState } from 'react'
import { parseMarkup } from '@/domain/markup/markup'
import type { Article } from '@/domain/news/article-schema'
import { loadable } from '../loadable'
import { OpenPictureContext, TEXT_SIZES } from './linked-picture'
import type { ShownPicture } from './picture-sources'

const LargePictures = loadable(async () => ({
  default: (await import('./lightbox')).LargePictures,
}))

/** Returns a function that opens the gallery of `pictures` at one of their addresses, and the gallery while it is open. */
export function useLargePictures(
  label: string,
  sizes: string,
  pictures: () => readonly ShownPicture[],
) {
  const [pressed, setPressed] = useState('')
  // Follows the link if the gallery cannot be loaded. While offline, following the link would only leave the page.
  const open = useCallback(
    (src: string) =>
      void LargePictures.load().then(
        () => setPressed(src),
        () => navigator.onLine && location.assign(src),
      ),
    [],
  )
  const close = () => setPressed('')
  const shown = { label, sizes, pressed, onClose: close }
  return { open, gallery: pressed && <LargePictures {...shown} pictures={pictures()} /> }
}

type Pictured = Partial<
  Pick<Article, 'title' | 'content' | 'imageurl' | 'imagewidth' | 'imageheight' | 'imagealt'>
>

/** Turns the pictures of a text into links to their files. After hydration, these links open the gallery. */
export function OpensLarge({ of, children }: { of: Pictured; children: ReactNode }) {
  const { open, gallery } = useLargePictures('Foto', TEXT_SIZES, () => picturesOf(of))
  return (
    <OpenPictureContext value={open}>
      {children}
      {gallery}
    </OpenPictureContext>
  )
}

function picturesOf(of: Pictured): ShownPicture[] {
  const { title = '', content = '', imageurl = '', imagewidth = 0, imageheight = 0 } = of
  const first = { src: imageurl, width: imagewidth, height: imageheight, alt: of.imagealt || title }
  return [first, ...parseMarkup(content).filter((block) => block.type === 'picture')]
    .filter(({ src }) => src)
    .map(({ src, width, height, alt }, index) => ({
      id: String(index),
      caption: alt,
      imageurl: src,
      imagewidth: width,
      imageheight: height,
      imagealt: alt,
    }))
}
