/** Points of the relevance score from the product's specification. Only the best tier counts. */
export interface TierPoints {
  exact: number
  prefix: number
  substring: number
}

/** Points of each searchable field for the whole term. */
export const TERM_POINTS: TierPoints = { exact: 120, prefix: 70, substring: 35 }
/** Points of each searchable field for each word of the term. The best word of the field counts. */
export const WORD_POINTS: TierPoints = { exact: 25, prefix: 10, substring: 6 }
/** Points of a title or name for the whole term, in addition to its points as a field. */
export const TITLE_POINTS: TierPoints = { exact: 50, prefix: 20, substring: 10 }
/** Points for an item whose fields, joined by spaces, contain the whole term. */
export const JOINED_POINTS = 25
