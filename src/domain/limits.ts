/** Limits of input and stored data. A test checks that firestore.rules agree. Lengths are in UTF-16 units. */
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
  /** Maximum number of PDFs attached to an item. */
  attachments: 5,
  /** Maximum length of a document's number and similar short texts. */
  number: 60,
  address: 300,
  report: 5_000,
  reply: 2_000,
  reason: 1_000,
  verdictReason: 500,
  /** Maximum number of steps in the progress of a project, and maximum length of a step's note and of all steps. */
  steps: 20,
  stepNote: 300,
  progress: 20_000,
  information: 2_000,
  purpose: 500,
  email: 254,
  phone: 20,
  accountDescription: 200,
  /** Maximum number of partners of the village, each with a logo. */
  logos: 8,
  /** Maximum number of working days that may be promised for an answer. */
  answerDays: 60,
  missions: 30,
  /** Maximum number of lines in a list that is stored as one text, and maximum length of a line. */
  lines: 20,
  line: 200,
  /** Maximum number of articles per write of a device's view counts, and of such writes in a month. */
  viewsPerWrite: 8,
  viewWrites: 50_000,
  /** First and last year of dated content, to catch typing errors such as 0226 or 20226. */
  firstYear: 1990,
  lastYear: 2100,
  /** Maximum months between the first and last day of a recurring event, and maximum number of cancelled days. */
  recurringMonths: 13,
  exceptions: 60,
  eventDays: 100,
  closedDays: 100,
  templates: 30,
  recipients: 20,
  administered: 50,
  /** Maximum number of lines in a table of statistics or a year's budget, and maximum bytes of an imported file. */
  tableLines: 1_000,
  tableFile: 2 * 1024 * 1024,
  /** Maximum number of rows in an imported sheet. A sheet also has rows for headings, sums and kinds of expense. */
  sheetRows: 5_000,
  /** Maximum length of all texts of a draft. At three bytes per character, a draft and its copy fit into 1 MiB. */
  draft: 70_000,
} as const

/** Maximum size of the content that one request prefetches for offline reading, in bytes (brotli). */
export const SITE_CONTENT_BYTES = 150_000

/** Maximum number of items with a published HTML file for each kind of page, newest first. */
export const PUBLISHED_ITEMS = 2_000
