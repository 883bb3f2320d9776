import { useState } from 'react'
import { parseMarkup } from '@/domain/markup/markup'
import type { Article } from '@/domain/news/article-schema'
import LargePictures from './large-pictures'
import { TEXT_SIZES } from './linked-picture'
import type { ShownPicture } from './picture-sources'

export type Pictured = Partial<
  Pick<Article, 'title' | 'content' | 'imageurl' | 'imagewidth' | 'imageheight' | 'imagealt'>
>

interface TextPicturesProps {
  of: Pictured
  pressed: string
  onClose: () => void
}

/** Gallery of the pictures of a text. The code loads on the first click. */
export default function TextPictures({ of, pressed, onClose }: TextPicturesProps) {
  const [pictures] = useState(() => picturesOf(of))
  return (
    <LargePictures
      label="Foto"
      pictures={pictures}
      pressed={pictures.find(({ imageurl }) => imageurl === pressed)?.id}
      sizes={TEXT_SIZES}
      onClose={onClose}
    />
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
