import { Schema } from 'prosemirror-model'
import { safeUrl } from '@/domain/links/safe-url'
import { isPendingPicture } from '@/domain/pictures/pending-pictures'
import { isBucketPicture } from '@/domain/pictures/picture'
import type { MarkedPicture } from '@/domain/pictures/picture-mark'

/** Attributes that detect the direction of each text, so that Arabic paragraphs start at the right. */
const TEXT = { dir: 'auto' }

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'text*',
      group: 'block',
      selectable: false,
      parseDOM: [{ tag: 'p' }, { tag: 'div' }],
      toDOM: () => ['p', TEXT, 0],
    },
    heading: {
      content: 'text*',
      group: 'block',
      selectable: false,
      defining: true,
      parseDOM: [{ tag: 'h1,h2,h3,h4,h5,h6' }],
      toDOM: () => ['h2', TEXT, 0],
    },
    list: {
      content: 'item+',
      group: 'block',
      selectable: false,
      attrs: { first: { default: null } },
      parseDOM: [
        { tag: 'ul' },
        { tag: 'ol', getAttrs: (list) => ({ first: Number(list.getAttribute('start') ?? 1) }) },
      ],
      toDOM: ({ attrs }) =>
        attrs['first'] === null ? ['ul', 0] : ['ol', { start: attrs['first'] as number }, 0],
    },
    item: {
      content: 'text*',
      selectable: false,
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', TEXT, 0],
    },
    picture: {
      group: 'block',
      draggable: true,
      attrs: {
        src: { validate: 'string' },
        alt: { validate: 'string' },
        width: { validate: 'number' },
        height: { validate: 'number' },
      },
      parseDOM: [{ tag: 'img[src]', getAttrs: pictureIn }],
      toDOM: ({ attrs }) => ['img', attrs],
    },
    text: {},
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = safeUrl(link.getAttribute('href') ?? '')
            return href !== undefined && { href }
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', attrs, 0],
    },
    bold: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => ['strong', 0],
    },
  },
})

/** Returns the attributes of a picture that belongs to this website. Rejects pictures from other websites. */
function pictureIn(image: HTMLElement): MarkedPicture | false {
  const [src = '', alt = '', width, height] = ['src', 'alt', 'width', 'height'].map(
    (name) => image.getAttribute(name) ?? '',
  )
  if (!isBucketPicture(src) && !isPendingPicture({ src })) return false
  return { src, alt, width: Number(width), height: Number(height) }
}
