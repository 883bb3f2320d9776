import * as v from 'valibot'
import { SEARCH_GROUPS } from './search-groups'

/** What `search` is asked: a text as it was typed, and which page of one group, else the first of all. */
export const searchInput = v.object({
  q: v.string(),
  group: v.optional(v.picklist(SEARCH_GROUPS.map(({ name }) => name))),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})
