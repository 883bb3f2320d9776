import * as v from 'valibot'
import { allowEmpty } from '../complaints/complaint-progress-schema'
import { trackingCode, ulid } from '../ids/id-schema'
import { LIMITS } from '../limits'
import { cleanPhone } from '../links/phone-schema'
import { changeMetadata, instant } from '../publishing/change-metadata-schema'
import { optionalText, requiredText } from '../text/text-schema'
import { isTrackingCode, normaliseTrackingCode } from '../ids/id'
import {
  ACCESS,
  DELIVERY,
  needsGround,
  needsText,
  RECORD_NAMES,
  REFUSAL_GROUNDS,
  REQUEST_CHANNELS,
  REQUEST_STATES,
  STEP_KINDS,
} from './request'

const PHONE = /^[0-9+(][0-9+() .-]{6,19}$/
const EMAIL = /^[0-9A-Za-z_+-]+(\.[0-9A-Za-z_+-]+)*@[0-9A-Za-z]+([.-][0-9A-Za-z]+)*\.[A-Za-z]{2,}$/

/** Returns a phone number in plain digits, and other text unchanged. */
const tidyContact = v.transform((text: string) =>
  PHONE.test(cleanPhone(text)) ? cleanPhone(text) : text,
)

const contact = v.pipe(
  requiredText('Nomor WhatsApp atau e-mail', LIMITS.email),
  tidyContact,
  v.check(
    (text) => PHONE.test(text) || EMAIL.test(text),
    'Tulis nomor seperti 0812 3456 7890, atau alamat e-mail.',
  ),
)

export const requestInput = v.object({
  name: requiredText('Nama', LIMITS.name),
  address: requiredText('Alamat', LIMITS.address),
  contact,
  onBehalf: optionalText('Atas nama lembaga', LIMITS.name),
  information: requiredText('Informasi yang diminta', LIMITS.information),
  purpose: requiredText('Alasan permintaan', LIMITS.purpose),
  access: v.picklist(ACCESS, 'Pilih cara memperoleh.'),
  delivery: v.picklist(DELIVERY, 'Pilih cara menerima.'),
})
export type RequestInput = v.InferOutput<typeof requestInput>

const explanation = requiredText('Penjelasan', LIMITS.reason)

/** Objection about a request, from which a function copies the contact, or about missing information (ground b). */
export const objectionInput = v.variant(
  'request',
  [
    v.object({ request: v.literal(''), grounds: v.literal('b'), explanation, contact }),
    v.object({
      request: v.pipe(v.string(), v.transform(normaliseTrackingCode), v.check(isTrackingCode)),
      grounds: v.pipe(
        v.string(),
        v.regex(/^(?=.)a?b?c?d?e?f?g?$/, 'Pilih sedikitnya satu alasan.'),
      ),
      explanation,
      contact: v.optional(v.literal(''), ''),
    }),
  ],
  'Kode terdiri dari 16 huruf dan angka. Periksa kembali kodenya.',
)
export type ObjectionInput = v.InferOutput<typeof objectionInput>

const ground = v.picklist(REFUSAL_GROUNDS, 'Pilih huruf Pasal 17.')

const step = v.object({
  id: ulid,
  kind: v.picklist(STEP_KINDS),
  text: v.string(),
  ground: v.optional(ground),
  at: instant,
})
/** A step of a request as stored, without its author. */
export type RequestStep = v.InferOutput<typeof step>

/** Documents `request_status/{id}` and `objection_status/{id}`, readable by everyone who has the code. */
export const requestStatus = v.object({
  id: trackingCode,
  /** Time by the applicant's device. `receivedAt` is the official time. */
  date: instant,
  receivedAt: instant,
  /** Number in the register, such as `003/PPID/2026`. '' until a function assigns it. */
  register: v.string(),
  state: v.picklist(REQUEST_STATES),
  /** Steps, earliest first, without proposed refusals, which are not public. */
  steps: v.array(step),
  closedAt: v.nullable(instant),
})
export type RequestStatus = v.InferOutput<typeof requestStatus>

/** Document `requests/{id}`, read only by the desk (staff who process requests). Only functions change it. */
export const infoRequest = v.object({
  ...requestStatus.entries,
  // The limits of the form do not apply, because the desk shows every request that the rules accept.
  name: v.string(),
  address: v.string(),
  contact: v.string(),
  onBehalf: v.string(),
  information: v.string(),
  purpose: v.string(),
  access: v.picklist(ACCESS),
  delivery: v.picklist(DELIVERY),
  channel: v.picklist(REQUEST_CHANNELS),
  /** Author of each step: a uid, or '' for the applicant. */
  steps: v.array(v.object({ ...step.entries, by: v.string() })),
  anonymised: v.boolean(),
  ...changeMetadata,
})
export type InfoRequest = v.InferOutput<typeof infoRequest>

/** Document `objections/{id}`, read only by the desk. */
export const objection = v.object({
  ...requestStatus.entries,
  request: v.string(),
  grounds: v.string(),
  explanation: v.string(),
  contact: v.string(),
  /** `name` and `about` are copied from the request by a function. `about` determines the deadline for objections. */
  name: v.optional(v.string(), ''),
  about: v.optional(
    v.nullable(
      v.object({
        register: v.string(),
        receivedAt: instant,
        closedAt: v.nullable(instant),
        isExtended: v.boolean(),
      }),
    ),
    null,
  ),
  steps: infoRequest.entries.steps,
  anonymised: v.boolean(),
  ...changeMetadata,
})
export type Objection = v.InferOutput<typeof objection>

/** Document `request_numbers/{year}`: last assigned number of the register. Clients cannot read it. */
export const requestNumber = v.object({ last: v.number() })

/** Step (action of the office or applicant) to add to a request. Repeated calls with the same `id` have no effect. */
export const requestAction = v.pipe(
  v.object({
    /** Collection of the record, `requests` by default. */
    record: v.optional(v.picklist(RECORD_NAMES)),
    code: trackingCode,
    id: ulid,
    kind: v.picklist(STEP_KINDS, 'Pilih tindakan.'),
    /** Id of the last step that was displayed to the caller, or ''. */
    seen: v.optional(allowEmpty(ulid), ''),
    text: optionalText('Isi', LIMITS.reply),
    ground: v.optional(ground),
  }),
  v.forward(
    v.check(({ kind, text }) => !needsText(kind) || text !== '', 'Isi wajib diisi.'),
    ['text'],
  ),
  v.forward(
    v.check(
      ({ kind, ground }) => !needsGround(kind) || ground !== undefined,
      'Pilih huruf Pasal 17.',
    ),
    ['ground'],
  ),
)
export type RequestAction = v.InferOutput<typeof requestAction>

/** Removes the applicant's data, the texts and the public page of a closed request. Only for admins. */
const requestRemoval = v.object({ kind: v.literal('anonimkan'), code: trackingCode })
export type RequestRemoval = v.InferOutput<typeof requestRemoval>

/** Records that a member of the desk downloads the register of a year. */
const registerExport = v.object({
  kind: v.literal('ekspor'),
  record: v.optional(v.picklist(RECORD_NAMES)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2100)),
})
export type RegisterExport = v.InferOutput<typeof registerExport>

/** Input of the function `requests-act`. */
export const requestCall = v.variant('kind', [requestAction, requestRemoval, registerExport])
export type RequestCall = v.InferOutput<typeof requestCall>
