import * as v from 'valibot'
import { budgetYear, rupiah } from '../budget/budget-schema'
import { LIMITS } from '../limits'
import { isPendingPicture } from '../pictures/pending-pictures'
import { ulid } from '../ids/id-schema'
import { storedItem } from '../publishing/change-metadata-schema'
import { optionalText, requiredText, tidyOptional } from '../text/text-schema'
import { isRealDay } from '../time/date'
import { day } from '../time/date-schema'
import { PROJECT_CATEGORIES, type Stage, STAGES } from './project'
import { progressText, type Step, stepsOf } from './steps'

const COORDINATES =
  /^(-?([0-8]?[0-9]([.][0-9]{1,15})?|90), ?-?((1[0-7][0-9]|[0-9]{1,2})([.][0-9]{1,15})?|180))?$/

function problemOf({ day, percent, note, picture }: Step): string {
  if (!isRealDay(day)) return 'isi tanggal yang ada di kalender.'
  if (!/^(100|[1-9]?[0-9])$/.test(percent)) return 'isi persen dari 0 sampai 100.'
  if (note.length > LIMITS.stepNote) return `catatan paling banyak ${LIMITS.stepNote} karakter.`
  return picture && isPendingPicture(picture)
    ? 'fotonya belum terunggah. Hapus foto itu, lalu pilih lagi.'
    : ''
}

function problemOfProgress(content: string): string {
  const steps = stepsOf(content)
  if (steps.length > LIMITS.steps) return `Paling banyak ${LIMITS.steps} perkembangan.`
  const problems = steps.map(problemOf)
  const at = problems.findIndex(Boolean)
  if (at >= 0) return `Perkembangan ${at + 1}: ${problems[at]}`
  return progressText(steps) === content && content.length <= LIMITS.progress
    ? ''
    : 'Perkembangan tidak terbaca.'
}

const source = v.optional(rupiah, 0)

export const projectFields = {
  title: requiredText('Nama kegiatan', LIMITS.title),
  year: budgetYear,
  category: v.picklist(PROJECT_CATEGORIES, 'Pilih bidang.'),
  stage: v.picklist(Object.keys(STAGES) as Stage[], 'Pilih tahap.'),
  location: requiredText('Lokasi', LIMITS.location),
  /** Latitude and longitude as maps apps copy them: `-7.25, 110.4`. */
  coordinates: v.optional(
    v.pipe(
      v.string(),
      tidyOptional,
      v.regex(COORDINATES, 'Tulis titik lokasi seperti -7.2504, 112.7688.'),
      v.title('Titik lokasi'),
    ),
    '',
  ),
  executor: requiredText('Pelaksana kegiatan', LIMITS.name),
  team: requiredText('Tim pelaksana', LIMITS.caption),
  volume: optionalText('Volume', LIMITS.name),
  budget: v.pipe(
    v.number('Pagu anggaran wajib diisi.'),
    v.integer('Tulis dalam rupiah utuh.'),
    v.minValue(1, 'Pagu anggaran wajib diisi.'),
    v.maxValue(1_000_000_000_000, 'Angkanya terlalu besar.'),
  ),
  ownrevenue: source,
  villagefund: source,
  taxshare: source,
  allocation: source,
  provincegrant: source,
  regencygrant: source,
  othersource: source,
  realised: v.optional(rupiah, 0),
  date: day,
  enddate: day,
  description: optionalText('Manfaat', LIMITS.excerpt),
  reason: optionalText('Alasan atau catatan', LIMITS.verdictReason),
  /** Id of last year's project, if this project continues it. */
  continues: v.optional(v.union([v.literal(''), ulid]), ''),
  content: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? problemOfProgress(dataset.value) : ''
        if (problem) addIssue({ message: problem })
      }),
    ),
    '',
  ),
}

/** Document `projects/{id}`. */
export const project = storedItem(projectFields)
export type Project = v.InferOutput<typeof project>
