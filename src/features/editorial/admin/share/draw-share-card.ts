import { pictureUrl } from '@/domain/links/safe-url'
import { emblemAt } from '@/domain/settings/emblem'
import { PAPER, THEME_COLOURS } from '@/domain/settings/palette'
import { locationParts, type Settings } from '@/domain/settings/settings'
import type { ShareCard } from '@/domain/sharing/share-card'
import { encode, newCanvas } from '@/lib/images/draw-picture'
import { fitLines } from './fit-lines'

/** Width and height of the card in pixels. Chats and feeds show square pictures without cropping them. */
export const SHARE_SIDE = 1080

const MARGIN = 72
const WIDTH = SHARE_SIDE - 2 * MARGIN
/** Height in pixels of the header with the emblem and of the footer with the address. */
const [HEAD, FOOT] = [176, 96]
const PICTURE = 400
const EMBLEM = 112
const FACT = { size: 40, step: 54 }
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"
const INK = '#1C2420'
const WHITE = '#FFFFFF'

/** Maximum time to load a picture in milliseconds. The card is then drawn without the picture. */
const TIMEOUT_MS = 10_000

/** Draws an item as a square PNG. Omits the picture and the emblem if they cannot be loaded. */
export async function drawShareCard(
  { title, facts, picture }: ShareCard,
  settings: Settings,
  host: string,
): Promise<Blob> {
  const [emblem, image] = await Promise.all([
    load(emblemAt(settings.emblemurl).large),
    picture === '' ? null : load(picture),
  ])
  const colour = THEME_COLOURS[settings.palette]
  const { canvas, context } = newCanvas(SHARE_SIDE, SHARE_SIDE, colour)
  context.textBaseline = 'top'
  drawHead(context, settings, emblem, colour)
  if (image) drawCovering(context, image, HEAD, PICTURE)

  const top = HEAD + (image ? PICTURE : 0) + MARGIN * 0.75
  const bottom = SHARE_SIDE - FOOT
  const rows = facts.slice(0, 3)
  const height = bottom - top - rows.length * FACT.step - 28
  const write = (text: string, font: string) => {
    context.font = font
    return context.measureText(text).width
  }
  const bold = (size: number) => `800 ${size}px ${SANS}`
  const fitted = fitLines(
    title,
    { width: WIDTH, height, largest: image ? 92 : 120, least: 36 },
    (text, size) => write(text, bold(size)),
  )
  context.fillStyle = WHITE
  context.font = bold(fitted.size)
  for (const [at, line] of fitted.lines.entries())
    context.fillText(line, MARGIN, top + at * fitted.step)
  for (const [at, fact] of rows.entries()) {
    const y = top + fitted.lines.length * fitted.step + 28 + at * FACT.step
    drawOneLine(context, fact, `500 ${FACT.size}px ${SANS}`, MARGIN, y, WIDTH)
  }

  context.globalAlpha = 0.85
  drawOneLine(context, host, `500 30px ${SANS}`, MARGIN, bottom + 20, WIDTH)
  context.globalAlpha = 1
  return encode(canvas, 'image/png', 1)
}

function drawHead(
  context: CanvasRenderingContext2D,
  settings: Settings,
  emblem: HTMLImageElement | null,
  colour: string,
): void {
  context.fillStyle = PAPER
  context.fillRect(0, 0, SHARE_SIDE, HEAD)
  const left = MARGIN + (emblem ? EMBLEM + 28 : 0)
  if (emblem) context.drawImage(emblem, MARGIN, (HEAD - EMBLEM) / 2, EMBLEM, EMBLEM)
  const place = locationParts(settings).slice(0, 2).join(', ')
  const width = SHARE_SIDE - MARGIN - left
  context.fillStyle = colour
  const y = place === '' ? 64 : 42
  drawOneLine(context, settings.village_name, `800 46px ${SANS}`, left, y, width)
  context.fillStyle = INK
  drawOneLine(context, place, `400 30px ${SANS}`, left, 102, width)
}

/** Draws text on one line. Condenses the text if it is too wide. */
function drawOneLine(
  context: CanvasRenderingContext2D,
  text: string,
  font: string,
  x: number,
  y: number,
  width: number,
): void {
  context.font = font
  context.fillText(text, x, y, width)
}

function drawCovering(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  top: number,
  height: number,
): void {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.max(SHARE_SIDE / naturalWidth, height / naturalHeight)
  const [width, tall] = [SHARE_SIDE / scale, height / scale]
  const [x, y] = [(naturalWidth - width) / 2, (naturalHeight - tall) / 2]
  context.drawImage(image, x, y, width, tall, 0, top, SHARE_SIDE, height)
}

/** Loads a picture. Resolves with null if it fails, times out, or its host does not allow CORS. */
async function load(address: string): Promise<HTMLImageElement | null> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.referrerPolicy = 'no-referrer'
  image.src = pictureUrl(address) ?? ''
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), TIMEOUT_MS))
  return Promise.race([
    image.decode().then(
      () => image,
      () => null,
    ),
    late,
  ])
}
