import type { Node } from 'prosemirror-model'
import type { EditorView, NodeView } from 'prosemirror-view'
import type { MarkedPicture } from '@/domain/pictures/picture-mark'

/** Place for a picture in the text, rendered by React into `dom`. */
export interface PictureSlot {
  key: number
  dom: HTMLElement
  picture: MarkedPicture
  isSelected: boolean
  position: () => number | undefined
}

let keys = 0

/** Creates node views that React renders. Calls `show` with all pictures after each change. */
export function pictureViews(show: (slots: readonly PictureSlot[]) => void) {
  const slots = new Map<number, PictureSlot>()
  const notify = () => show([...slots.values()])

  return (node: Node, _: EditorView, position: () => number | undefined): NodeView => {
    const dom = document.createElement('div')
    dom.className = 'scroll-mt-36'
    const key = (keys += 1)
    function change(changes: Partial<PictureSlot>) {
      const before = slots.get(key) ?? { key, dom, position, isSelected: false }
      slots.set(key, { picture: node.attrs as MarkedPicture, ...before, ...changes })
      notify()
    }
    change({})
    return {
      dom,
      update({ type, attrs }) {
        if (type !== node.type) return false
        change({ picture: attrs as MarkedPicture })
        return true
      },
      selectNode: () => change({ isSelected: true }),
      deselectNode: () => change({ isSelected: false }),
      stopEvent: ({ target }) =>
        target instanceof Element && target.closest('input, button') !== null,
      ignoreMutation: () => true,
      destroy() {
        slots.delete(key)
        notify()
      },
    }
  }
}
