import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { ROOT } from '../../scripts/support/paths'
import { INPUT, STORED } from '../../src/domain/collection-schemas'
import { type Collection, COLLECTIONS, collectionsWith } from '../../src/domain/collections'
import { boundsOf, choicesOf, maxLengthOf, typeOf } from '../../src/domain/field-facts'
import { mayWrite } from '../../src/domain/drafts/draft'
import { LIMITS } from '../../src/domain/limits'
import { PDF_ADDRESSES } from './content'
import { SOURCE_NAMES } from '../../src/domain/projects/project'
import { DEFAULT_SETTINGS } from '../../src/domain/settings/settings'
import { settingsInput } from '../../src/domain/settings/settings-input'

/* Writes the part of the rules that follows from the schemas of kinds and settings, because rules cannot import them. */

type Schemas = Record<string, v.GenericSchema>

const KINDS = collectionsWith('form')

/** Formats of texts: a valid text, a similar invalid text, and the function of the rules that checks the format. */
const FORMATS = [
  ['1989-12-31', '2026-02-30', 'isDay'],
  ['2026-03-31', '2026-02-30', 'isContentDay'],
  ['09:30', '9:30', 'isClockTime'],
  ['0812 0000 0011', '021 5551234', 'isWhatsappNumber'],
  ['/a', 'a b', 'isPublicAddress'],
  ['https://contoh.id/a', '/a', 'isDocumentAddress'],
  [`${PDF_ADDRESSES[0]} Judul`, `${PDF_ADDRESSES[0]}`, 'isAttachments'],
  ['01JZ0000000000000000000001', '01JZ', 'isUlid'],
  ['-7.25, 110.4', '-97.25, 110.4', 'isCoordinates'],
  ['## 2026-03-31 50 %', '## 2026-03-31 101 %', 'hasSteps'],
  ['a\nb', `${'a\n'.repeat(LIMITS.lines)}a`, 'isLines'],
] as const

/** Fields that depend on each other. The first field of each group has the condition for all of them. */
const RELATED: Record<string, string | null> = {
  repeat: 'hasEventDays()',
  lastdate: null,
  exceptions: null,
  stage: 'isConsistentProject()',
  ...Object.fromEntries(SOURCE_NAMES.map((source) => [source, null])),
  url: 'hasOnePlace()',
}

const UPLOADED_EMBLEM = '/v0/b/desa/o/images%2F1763700000000.png?alt=media'
const UPLOADED_SCREENSHOT = '/v0/b/desa/o/images%2F1763700000000.jpg?alt=media#576x1280'

/** Text with a picture that is still being uploaded, which the rules reject in every published text. */
const PENDING = '![Panen](#foto-1){width=0 height=0}'

/** No-break space, for spaces that must not become line breaks. */
const UNBROKEN = '\u00a0'
const listOf = (values: readonly string[]) =>
  `[${values.map((value) => `'${value.replaceAll(' ', UNBROKEN)}'`).join(', ')}]`

function conditionsOf(field: string, schema: v.GenericSchema, value: string): string[] {
  const related = RELATED[field]
  if (related !== undefined) return related === null ? [] : [related]
  const type = typeOf(schema)
  if (type === 'number') return [`isIntegerIn(${value}, ${boundsOf(schema).join(', ')})`]
  if (type === 'boolean') return [isFlag(value, schema)]
  const choices = choicesOf(schema)
  if (choices?.length === 1) return [`${value} == '${choices[0]}'`]
  if (choices) return [`${value} in ${listOf(choices)}`]
  const mayBeEmpty = v.is(schema, '')
  const format = FORMATS.find(([one, other]) => v.is(schema, one) && !v.is(schema, other))?.[2]
  if (format) {
    const hasFormat = `${format}(${value})`
    return [mayBeEmpty ? `(${value} == '' || ${hasFormat})` : hasFormat]
  }
  const max = maxLengthOf(schema)
  if (max === undefined) throw new Error(`${field} has neither a format nor a maximum length.`)
  const hasPictures = max > PENDING.length && !v.is(schema, PENDING)
  return [
    `${mayBeEmpty ? 'isText' : 'isFilledText'}(${value}, ${max})`,
    ...(hasPictures ? [`showsPublicPictures(${value})`] : []),
  ]
}

const isFlag = (value: string, schema: v.GenericSchema) =>
  v.is(schema, null) ? `${value} in [null, true, false]` : `${value} is bool`

const functionOf = (head: string, ...conditions: string[]) =>
  `function ${head} {\n${ITEM.test(conditions.join()) ? '  let item = written();\n' : ''}  return ${conditions.join('\n    && ')};\n}\n`

/** Detects conditions on `item`. A variable needs fewer of the 1,000 allowed expressions than repeated calls. */
const ITEM = /\bitem\b/

function rulesOf(kind: (typeof KINDS)[number]): string {
  const { added = {} }: Collection = COLLECTIONS[kind]
  const stored: Schemas = STORED[kind].entries
  const fixed = Object.keys(added)
  const checked = Object.entries<v.GenericSchema>({
    ...INPUT[kind].entries,
    ...Object.fromEntries(fixed.map((field) => [field, stored[field]!])),
  })
  const valueOf = (field: string) =>
    isNewer(stored[field]!) ? `item.get('${field}', '')` : `item.${field}`
  const keys = listOf(Object.keys(stored))
  const isItem = nameOf(kind, 'item')
  return `${functionOf(
    `${isItem}(id)`,
    Object.values(stored).some(isNewer) ? `item.keys().hasOnly(${keys})` : `hasExactly(${keys})`,
    ...checked.flatMap(([field, schema]) => conditionsOf(field, schema, valueOf(field))),
    'isOfAuthor(id)',
  )}
match /${kind}/{id} {
  allow get: if true;
  allow list: if hasLimit(${COLLECTIONS[kind].list.most});
  allow create: if isPublisher()
    && (isRestored('${kind}', id)
      || (${isItem}(id) && !isInBin('${kind}', id)));
  allow update: if isPublisher() && ${isItem}(id)${fixed.length > 0 ? ` && isUnchanged(${listOf(fixed)})` : ''} && keepsAuthor();
  allow delete: if isPublisher() && mayLeave('${kind}', id);
}
`
}

/** Returns whether items that earlier versions of the app stored lack the field. */
const isNewer = (stored: v.GenericSchema) =>
  v.is(stored, undefined) && v.parse(stored, undefined) === undefined

const nameOf = (kind: string, end: string) =>
  `is_${kind}_${end}`.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function rulesOfDraft(kind: (typeof KINDS)[number]): string {
  const fields = Object.entries<v.GenericSchema>(INPUT[kind].entries)
  const get = (field: string, empty = "''") => `data.get('${field}',${UNBROKEN}${empty})`
  const ofType = (type: string) => fields.filter(([, schema]) => typeOf(schema) === type)
  const [flags, numbers] = [ofType('boolean'), ofType('number')]
  const texts = fields.filter((field) => ![...flags, ...numbers].includes(field))
  const joined = ["''", ...texts.map(([field]) => get(field))].join(` +${UNBROKEN}`)
  return functionOf(
    `${nameOf(kind, 'draft')}(data)`,
    `data.keys().hasOnly(${listOf(fields.map(([field]) => field))})`,
    `(${joined}).size() <= ${LIMITS.draft}`,
    ...flags.map(([field, schema]) =>
      isFlag(get(field, v.is(schema, null) ? 'null' : 'false'), schema),
    ),
    ...numbers.map(([field]) => `isNumberOrEmpty(${get(field, 'null')})`),
  )
}

function rulesOfDrafts(): string {
  const contributors = KINDS.filter((kind) => mayWrite('kontributor', kind))
  const choices = KINDS.map((kind) => `(kind == '${kind}' && ${nameOf(kind, 'draft')}(data))`)
  return [
    functionOf('isContentKind(kind)', `kind in ${listOf(KINDS)}`),
    functionOf('isContributorsKind(kind)', `kind in ${listOf(contributors)}`),
    functionOf('isDraftData(kind, data)', choices.join('\n    || ')),
    ...KINDS.map(rulesOfDraft),
  ].join('\n')
}

/** Formats of settings, as in `FORMATS`. The functions accept ''. */
const SETTINGS_FORMATS = [
  ['12345', '1234a', 'isPostalCode'],
  ['0260 123 456', 'rumah', 'isPhone'],
  [UPLOADED_EMBLEM, UPLOADED_SCREENSHOT, 'isEmblem'],
  [UPLOADED_SCREENSHOT, UPLOADED_EMBLEM, 'isScreenshot'],
  ['https://contoh.id/a', '/a', 'isLink'],
] as const

/** Settings that functions of the rules check in the whole document. null means that another field's function does. */
const RELATED_SETTINGS: Record<string, string | null> = {
  email: 'isContact(data)',
  whatsapp: null,
  service_hours: 'isOfficeHours(data)',
  latitude: 'isPlace(data)',
  longitude: null,
  budget_year: 'isPublicBudgetYear(data)',
}

/** Returns the conditions of a setting. Patterns check lengths, because they need fewer expressions than sizes. */
function settingConditions([field, schema]: [string, v.GenericSchema]): string[] {
  const related = RELATED_SETTINGS[field]
  if (related !== undefined) return related === null ? [] : [related]
  const initial: unknown = DEFAULT_SETTINGS[field as keyof typeof DEFAULT_SETTINGS]
  const literal = typeof initial === 'string' ? `'${initial}'` : String(initial)
  const value = `data.get('${field}',${UNBROKEN}${literal.replaceAll(' ', UNBROKEN)})`
  const format = SETTINGS_FORMATS.find(([one, other]) => v.is(schema, one) && !v.is(schema, other))
  if (format) return [`${format[2]}(${value})`]
  const max = maxLengthOf(schema)
  if (max === undefined) return conditionsOf(field, schema, value)
  const pattern = v.is(schema, '') ? `.{0,${max}}` : `\\\\S.{0,${max - 1}}`
  return [`${value}.matches('(?s)${pattern}')`]
}

function rulesOfSettings(): string {
  const fields = Object.entries<v.GenericSchema>(settingsInput.entries)
  const names = [...fields.map(([field]) => field), 'updatedBy', 'updatedAt']
  return [
    functionOf('settingsFields()', listOf(names)),
    functionOf('isSettings(data)', ...fields.flatMap(settingConditions)),
  ].join('\n')
}

/** Indents the text and breaks long lists and sums. */
function layOut(text: string): string {
  return text
    .replace(/^.+/gm, (line) => {
      const parts = `    ${line}`.match(/^ +.{1,94}( (?='|\+)|$)|.{1,90}( (?='|\+)|$)|.+/g) ?? []
      return parts.map((part) => part.trimEnd()).join(`\n${' '.repeat(10)}`)
    })
    .replaceAll(UNBROKEN, ' ')
}

// To update the rules after a change: npx vitest run --project rules kind-rules -u
it('firestore.rules contains exactly the rules that are generated from the schemas of all kinds and of the settings', async () => {
  const file = join(ROOT, 'firestore.rules')
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(/(?<=<kinds>\n)/)
  const after = rest.slice(rest.indexOf('    // </kinds>'))
  const text = [...KINDS.map(rulesOf), rulesOfDrafts(), rulesOfSettings()].join('\n')
  await expect(`${before}${layOut(text)}${after}`).toMatchFileSnapshot(file)
})
