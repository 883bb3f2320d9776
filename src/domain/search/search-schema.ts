import * as v from 'valibot'
import { SEARCH_GROUPS } from './search-groups'

/** Input of the function `search`: the typed text, and a page of one group or the first page of all groups. */
export const searchInput = v.object({
  q: v.string(),
  group: v.optional(v.picklist(SEARCH_GROUPS.map(({ name }) => name))),
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
})
