import * as v from 'valibot'
import { LIMITS } from '../limits'
import { changeMetadata } from '../publishing/change-metadata-schema'
import { optionalCleanText, requiredText } from '../text/text-schema'

const paragraphs = v.pipe(
  v.array(requiredText('Paragraf', LIMITS.paragraph)),
  v.maxLength(LIMITS.paragraphs, `Paling banyak ${LIMITS.paragraphs} paragraf.`),
)

const historyContent = v.object({
  paragraphs,
  administrative_data: v.pipe(
    v.array(
      v.object({
        description: requiredText('Uraian', LIMITS.caption),
        value: requiredText('Nilai', LIMITS.caption),
      }),
    ),
    v.maxLength(LIMITS.paragraphs, `Paling banyak ${LIMITS.paragraphs} baris.`),
  ),
})

const visionContent = v.object({
  vision: optionalCleanText('Visi', LIMITS.paragraph),
  missions: v.pipe(
    v.array(requiredText('Misi', LIMITS.paragraph)),
    v.maxLength(LIMITS.missions, `Paling banyak ${LIMITS.missions} misi.`),
  ),
})

const pageFields = { title: requiredText('Judul', LIMITS.title), ...changeMetadata }

/** `pages/sejarah` */
export const historyPage = v.object({
  slug: v.literal('sejarah'),
  content: historyContent,
  ...pageFields,
})
export type HistoryPage = v.InferOutput<typeof historyPage>

/** `pages/visi-misi` */
export const visionPage = v.object({
  slug: v.literal('visi-misi'),
  content: visionContent,
  ...pageFields,
})
export type VisionPage = v.InferOutput<typeof visionPage>

/** `pages/{slug}` */
export const page = v.variant('slug', [historyPage, visionPage])
