/** Points of relevance from the product's specification. Only the best tier counts. */
export interface TierPoints {
  exact: number
  prefix: number
  substring: number
}

/** Each searchable field against the whole term. */
export const TERM_POINTS: TierPoints = { exact: 120, prefix: 70, substring: 35 }
/** Each searchable field against each word of the term. Its best word counts. */
export const WORD_POINTS: TierPoints = { exact: 25, prefix: 10, substring: 6 }
/** A title or name against the whole term, in addition to its points as a field. */
export const TITLE_POINTS: TierPoints = { exact: 50, prefix: 20, substring: 10 }
/** Once for an item whose fields, joined by blanks, contain the whole term. */
export const JOINED_POINTS = 25
