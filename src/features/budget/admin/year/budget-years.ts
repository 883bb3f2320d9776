interface Years {
  /** The year that the site shows; 0 while there is none. */
  shown: number
  /** The village's day. */
  today: string
  known: readonly number[]
}

/** Years to choose from, newest first: those that are known, this one and the next, which is prepared. */
export function budgetYears({ shown, today, known }: Years): number[] {
  const present = Number(today.slice(0, 4))
  const years = new Set([present, present + 1, shown, ...known].filter((year) => year > 0))
  return [...years].sort((a, b) => b - a)
}

/** The years that `year` may be copied from: the latest before it first, those after it last. */
export function copiedFrom(year: number, filled: readonly number[]): number[] {
  const newestFirst = filled.filter((each) => each !== year).sort((a, b) => b - a)
  return [
    ...newestFirst.filter((each) => each < year),
    ...newestFirst.filter((each) => each > year),
  ]
}
