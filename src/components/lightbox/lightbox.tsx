import {
  type PointerEvent,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ignoreSecondTap, useCloseOnBack } from '@/components/ui/dialogs/use-close-on-back'
import { Icon } from '@/components/ui/icon'
import { wantsLessData } from '@/lib/query/prefetch/prefetch-content'
import { LargePicture } from './large-picture'
import { type ShownPicture, largeSource } from './picture-sources'

/** Minimum length of a swipe, in CSS pixels. */
const ENOUGH = 48

/**
 * Detects horizontal one-finger swipes. `onSwipe` receives -1 for the previous picture and 1 for the next. Returns the
 * props of the swiped element and the current distance. Ignores fingers on a zoomed page, because they pan it.
 */
function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const startX = useRef<number>(null)
  const [offset, setOffset] = useState(0)
  const zoomed = useIsZoomed()

  const end = () => {
    startX.current = null
    setOffset(0)
  }
  const down = (event: PointerEvent) => {
    end()
    // Ignores a second finger, which zooms, and a mouse, which can use the buttons.
    if (event.isPrimary && event.pointerType !== 'mouse' && !zoomed) startX.current = event.clientX
  }
  const move = (event: PointerEvent) => {
    if (startX.current !== null && event.isPrimary) setOffset(event.clientX - startX.current)
  }
  const up = (event: PointerEvent) => {
    const distance = startX.current === null ? 0 : event.clientX - startX.current
    end()
    if (Math.abs(distance) >= ENOUGH) onSwipe(distance < 0 ? 1 : -1)
  }
  return {
    offset,
    surface: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: end,
      style: { touchAction: zoomed ? 'auto' : 'pan-y pinch-zoom' },
    },
  }
}

function useIsZoomed(): boolean {
  return useSyncExternalStore(
    (changed) => {
      window.visualViewport?.addEventListener('resize', changed)
      return () => window.visualViewport?.removeEventListener('resize', changed)
    },
    () => (window.visualViewport?.scale ?? 1) > 1.01,
  )
}

/**
 * Opens a `<dialog>` as modal while it is rendered. The page behind the dialog is inert and does not scroll, and the
 * focus returns afterwards. `onClose` is called after Escape and `dialog.close()`.
 */
function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = document.documentElement.style
    // The close event is asynchronous, and the dialog may have been opened again.
    const notifyClosed = () => dialog.open || closed()
    dialog.addEventListener('close', notifyClosed)
    const opener = document.activeElement
    dialog.showModal()
    ignoreSecondTap(opener)
    // The browser would focus the backdrop, which is hidden from screen readers.
    dialog.querySelector<HTMLElement>('button:not([tabindex])')?.focus()
    root.overflow = 'hidden'
    return () => {
      dialog.removeEventListener('close', notifyClosed)
      dialog.close()
      ignoreSecondTap(opener)
      root.overflow = ''
    }
  }, [])
  return ref
}

interface LightboxProps {
  label: string
  pictures: readonly ShownPicture[]
  picture: ShownPicture
  sizes: string
  onShow: (id: string) => void
  onClose: () => void
}

const BUTTON =
  'relative grid size-12 place-items-center rounded-full bg-[#fff]/10 hover:bg-[#fff]/25 focus-visible:outline-[#fff] aria-disabled:opacity-30'

export default function Lightbox(props: LightboxProps) {
  const { label, pictures, picture, sizes, onShow, onClose } = props
  const dialog = useModal(onClose)
  const words = useId()
  const index = pictures.indexOf(picture)
  const show = (wanted: number) => {
    const target = pictures[wanted]
    if (target && target !== picture) onShow(target.id)
  }
  const { offset, surface } = useSwipe((step) => show(index + step))
  useArrows({
    ArrowLeft: () => show(index - 1),
    ArrowRight: () => show(index + 1),
    Home: () => show(0),
    End: () => show(pictures.length - 1),
  })
  const close = () => dialog.current?.close()
  const loadNeighbours = () => {
    if (!wantsLessData()) for (const near of [index + 1, index - 1]) load(pictures[near])
  }
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      aria-describedby={words}
      className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none grid-cols-[3rem_1fr_3rem] grid-rows-[auto_minmax(10rem,1fr)_auto_auto] gap-x-2 gap-y-3 overflow-y-auto bg-[#0c110e] p-2 pt-[max(0.5rem,env(safe-area-inset-top))] pb-[max(0.5rem,env(safe-area-inset-bottom))] text-[#f3f1ea] transition-opacity duration-150 open:grid landscape:grid-cols-[5rem_1fr_5rem] landscape:grid-rows-[auto_minmax(10rem,1fr)_auto] landscape:gap-y-2 landscape:px-[max(0.5rem,env(safe-area-inset-left))] starting:open:opacity-0"
    >
      <Backdrop onPress={close} />
      <button
        type="button"
        onClick={close}
        className={`${BUTTON} col-start-3 row-start-1 justify-self-end`}
      >
        <Icon name="x" className="size-6" />
        <span className="sr-only">Tutup</span>
      </button>
      <div
        {...surface}
        className="[container-type:size] relative col-span-3 col-start-1 row-start-2 grid place-items-center-safe overflow-x-hidden overflow-y-auto landscape:col-span-1 landscape:col-start-2 landscape:row-span-2 landscape:row-start-1"
      >
        <Backdrop onPress={close} />
        <LargePicture
          key={picture.id}
          picture={picture}
          sizes={sizes}
          offset={offset}
          onReady={loadNeighbours}
        />
      </div>
      {pictures.length > 1 && (
        <>
          <button
            type="button"
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
            className={`${BUTTON} col-start-1 row-start-4 self-center landscape:row-start-2`}
          >
            <Icon name="chevron-right" className="size-6 rotate-180" />
            <span className="sr-only">Foto sebelumnya</span>
          </button>
          <button
            type="button"
            aria-disabled={index === pictures.length - 1}
            onClick={() => show(index + 1)}
            className={`${BUTTON} col-start-3 row-start-4 self-center justify-self-end landscape:row-start-2`}
          >
            <Icon name="chevron-right" className="size-6" />
            <span className="sr-only">Foto berikutnya</span>
          </button>
        </>
      )}
      <div id={words} aria-live="polite" className="contents">
        {pictures.length > 1 && (
          <p className="relative col-start-2 row-start-4 self-center text-center text-sm tabular-nums landscape:col-start-1 landscape:row-start-1">
            {index + 1} dari {pictures.length}
          </p>
        )}
        <p className="relative col-span-3 col-start-1 row-start-3 max-w-prose justify-self-center px-2 text-center text-balance landscape:pb-1">
          {picture.caption}
        </p>
      </div>
    </dialog>
  )
}

/** Closes the lightbox when the user clicks outside the picture. Keyboard users have a button. */
function Backdrop({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      onClick={onPress}
      className="absolute inset-0 cursor-default"
    />
  )
}

/** Handles keys wherever the focus is. Ignores combinations with modifier keys. */
function useArrows(actions: Record<string, () => void>) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key]
    if (!action || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    action()
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => act(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

function load(picture: ShownPicture | undefined) {
  if (!picture?.imageurl) return
  const { sizes, srcSet, src } = largeSource(picture)
  Object.assign(new Image(), { crossOrigin: 'anonymous', sizes, srcset: srcSet, src })
}

interface LargePicturesProps extends Pick<
  LightboxProps,
  'label' | 'pictures' | 'sizes' | 'onClose'
> {
  pressed: string
}

/** Full-window gallery that starts at the picture with the address `pressed`. The back button closes it. */
export function LargePictures({ pressed, ...props }: LargePicturesProps) {
  useCloseOnBack(props.onClose)
  const [pictures] = useState(props.pictures)
  const [picture, show] = useState(pictures.find(({ imageurl }) => imageurl === pressed))
  return (
    picture && (
      <Lightbox
        {...props}
        pictures={pictures}
        picture={picture}
        onShow={(id) => show(pictures.find((one) => one.id === id))}
      />
    )
  )
}
