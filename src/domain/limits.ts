/**
 * Named limits of what may be typed or stored. The schemas, the forms' messages and the rules files
 * take them from here (a test holds the rules to them). Lengths count UTF-16 units.
 */
export const LIMITS = {
  title: 150,
  excerpt: 300,
  content: 50_000,
  name: 100,
  position: 100,
  paragraph: 5_000,
  paragraphs: 100,
  caption: 200,
  location: 150,
  description: 2_000,
  url: 2_048,
  address: 300,
  report: 5_000,
  reply: 2_000,
  reason: 1_000,
  verdictReason: 500,
  email: 254,
  phone: 20,
  accountDescription: 200,
  /** Partners of the village, each with a logo. */
  logos: 8,
  /** Working days that may be promised for an answer. */
  answerDays: 60,
  missions: 30,
  /** Of a list that is one text, an item a line: lines, and the length of each. */
  lines: 20,
  line: 200,
  /** Years of what is dated: others are slips of the finger, as 0226 or 20226. */
  firstYear: 1990,
  lastYear: 2100,
  /** Months from the first day of what comes again to its last, and days on which it does not take place. */
  recurringMonths: 13,
  exceptions: 60,
  /** Days that a single event may last. */
  eventDays: 100,
  /** Closed days of the office that are entered at once. */
  closedDays: 100,
  templates: 30,
  recipients: 20,
  /** Reports that an admin deletes or anonymises at once. */
  administered: 50,
  /** Lines of a table of statistics or of a year's budget, and bytes of a file they come from. */
  tableLines: 1_000,
  tableFile: 2 * 1024 * 1024,
  /** Rows of a sheet in such a file: reports have heads, sums and kinds of expense between the lines. */
  sheetRows: 5_000,
  /** All texts of a draft together: at three bytes each, it and its copy fit Firestore's 1 MiB. */
  draft: 70_000,
} as const

/** What one request brings to a device for reading without network has at most so many bytes (brotli). */
export const SITE_CONTENT_BYTES = 150_000

/**
 * So many items, the newest, have a published file below each address of pages of their own; older ones
 * are read from Firestore.
 */
export const PUBLISHED_ITEMS = 2_000
