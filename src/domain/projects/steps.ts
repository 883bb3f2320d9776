import { isBucketPicture } from '../pictures/picture'
import { type MarkedPicture, pictureMark, picturesIn } from '../pictures/picture-mark'

/** A step in the progress of a project. Day and percentage are texts, because they may be incomplete in the form. */
export interface Step {
  day: string
  percent: string
  note: string
  picture: MarkedPicture | null
}

const HEADING = /^## (\S*) (\S*) %$/

/** Parses the progress of a project. Each step is a heading `## 2026-05-04 50 %`, a note and a picture in markup. */
export function stepsOf(content: string): Step[] {
  const steps: Step[] = []
  for (const line of content.split('\n')) {
    const [, day = '', percent = ''] = HEADING.exec(line) ?? []
    const step = steps.at(-1)
    const [picture] = picturesIn(line)
    if (HEADING.test(line)) steps.push({ day, percent, note: '', picture: null })
    else if (step && picture) step.picture = picture
    else if (step) step.note = line
  }
  return steps
}

/** Serialises steps as markup. A note becomes one line that cannot be mistaken for a heading or picture. */
export function progressText(steps: readonly Step[]): string {
  return steps
    .flatMap(({ day, percent, note, picture }) => {
      const line = note.replace(/\s*\n\s*/g, ' ').replace(/^[\s#!]+/, '')
      const heading = `## ${bare(day)} ${bare(percent)} %`
      return [
        heading,
        ...(line ? [line] : []),
        ...(picture ? [pictureMark({ ...picture, alt: `Kegiatan pada ${bare(percent)} %` })] : []),
      ]
    })
    .join('\n')
}

const bare = (typed: string) => typed.replace(/\s/g, '')

interface WithProgress {
  content: string
}

/** Returns the highest percentage, because steps may be entered in any order. */
export function percentOf({ content }: WithProgress): number {
  return Math.max(0, ...stepsOf(content).map(({ percent }) => Number(percent) || 0))
}

/** Returns the steps of a published project, oldest first. Omits pictures that are hosted on other websites. */
export function timelineOf({ content }: WithProgress): Step[] {
  return stepsOf(content)
    .map((step) => ({
      ...step,
      picture: step.picture && isBucketPicture(step.picture.src) ? step.picture : null,
    }))
    .sort((a, b) => a.day.localeCompare(b.day) || Number(a.percent) - Number(b.percent))
}
