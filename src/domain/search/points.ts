/** Points of relevance, from the product's specification: only the best tier counts. */
export interface Tiers {
  exact: number
  prefix: number
  substring: number
}

/** Each searchable field against the whole term. */
export const TERM_POINTS: Tiers = { exact: 120, prefix: 70, substring: 35 }
/** Each searchable field against each word of the term: its best word counts. */
export const WORD_POINTS: Tiers = { exact: 25, prefix: 10, substring: 6 }
/** A title or name against the whole term, besides what it gets as a field. */
export const TITLE_POINTS: Tiers = { exact: 50, prefix: 20, substring: 10 }
/** Once for an item in whose fields, joined by blanks, the whole term stands. */
export const JOINED_POINTS = 25
