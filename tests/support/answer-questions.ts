import type { SheetRow } from '@/domain/sheets/cell'
import type { TableFormat } from '@/domain/sheets/table-format'

/** Answers each question about an imported file with the option at the index in `answers`. */
export function answerQuestions<Line, Key extends string>(
  format: TableFormat<Line, Key>,
  rows: readonly SheetRow[],
  answers: readonly number[],
) {
  const layout = answers.reduce((layout, answer) => {
    const open = format
      .ask(rows, layout, '')
      .find(({ options }) => !options.some(({ isChosen }) => isChosen))
    return open?.options[answer]?.layout ?? layout
  }, format.find(rows))
  const questions = format
    .ask(rows, layout, '')
    .map(({ text, options }) => [
      text,
      ...options.map(({ label, isChosen }) => `${isChosen ? '✓ ' : ''}${label}`),
    ])
  return { layout, questions }
}
