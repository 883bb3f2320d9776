/** Points of the relevance score (specification) by kind of match. A match gets only the points of its best kind. */
export interface TierPoints {
  exact: number
  prefix: number
  substring: number
}

/** Points for each field that matches the whole term. */
export const TERM_POINTS: TierPoints = { exact: 120, prefix: 70, substring: 35 }
/** Points for each field and each word of the term. Several matches in a field count once, as the best of them. */
export const WORD_POINTS: TierPoints = { exact: 25, prefix: 10, substring: 6 }
/** Additional points for a title or name that matches the whole term. */
export const TITLE_POINTS: TierPoints = { exact: 50, prefix: 20, substring: 10 }
/** Points if an item's fields, joined by spaces, contain the whole term. */
export const JOINED_POINTS = 25
