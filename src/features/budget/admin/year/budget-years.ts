interface Years {
  /** The year that the site shows, or 0 without a setting. */
  shown: number
  today: string
  known: readonly number[]
}

/** Returns known years, the current one, and the next one for preparation, newest first. */
export function budgetYears({ shown, today, known }: Years): number[] {
  const present = Number(today.slice(0, 4))
  const years = new Set([present, present + 1, shown, ...known].filter((year) => year > 0))
  return [...years].sort((a, b) => b - a)
}

/** Returns the years to copy from: earlier ones first, latest first, then later ones. */
export function yearsToCopyFrom(year: number, filled: readonly number[]): number[] {
  const newestFirst = filled.filter((each) => each !== year).sort((a, b) => b - a)
  return [
    ...newestFirst.filter((each) => each < year),
    ...newestFirst.filter((each) => each > year),
  ]
}
