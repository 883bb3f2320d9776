import {
  type Collection,
  COLLECTIONS,
  collectionsWith,
  type CollectionWith,
  type DraftKind,
} from '../../../src/domain/collections'
import { type Role, ROLES } from '../../../src/domain/users/role'
import type { Name } from '../people'

/** Groups that the rules distinguish. `locked` users are signed in but disabled, deleted or without a known role. */
export type Who = Role | 'visitor' | 'locked'

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

export type Row = Record<Operation, readonly Who[]> & {
  path: string
  /** Name of the subset of documents, or '' for all documents. */
  which: string
  provided: string
}

/** Group of each test user. The rules ignore token claims. */
export const GROUPS: Record<Name, Who> = {
  visitor: 'visitor',
  admin: 'admin',
  editor: 'editor',
  kontributor: 'kontributor',
  'kontributor-2': 'kontributor',
  petugas: 'petugas',
  'bekas-editor': 'petugas',
  'admin-nonaktif': 'locked',
  'kontributor-nonaktif': 'locked',
  'petugas-nonaktif': 'locked',
  'peran-asing': 'locked',
  'tanpa-dokumen': 'locked',
}

export const EVERYONE: readonly Who[] = ['visitor', 'locked', ...ROLES]
const SIGNED_IN: readonly Who[] = ['locked', ...ROLES]
const WRITERS: readonly Who[] = ['kontributor', 'editor', 'admin']
const PUBLISHERS: readonly Who[] = ['editor', 'admin']
const DESK: readonly Who[] = ['petugas', 'admin']
const ADMIN: readonly Who[] = ['admin']
const NOBODY: readonly Who[] = []

type Access = Record<Operation, readonly Who[]>

const read = (get: readonly Who[], list = get) => ({ get, list })
const written = (create: readonly Who[], update = create, remove = update) => ({
  create,
  update,
  delete: remove,
})
const BY_FUNCTIONS = written(NOBODY)

const row = (path: string, which: string, access: Access, provided = ''): Row => ({
  path,
  which,
  provided,
  ...access,
})

const LEAVES_A_COPY = 'deleted with a copy in `bin`, or unpublished to `drafts`'

const limited = (name: CollectionWith<'list'>) =>
  `at most ${COLLECTIONS[name].list.most} per query, except for publishers`

const content = (name: DraftKind) => {
  const fixed = ['id', 'createdBy', ...Object.keys((COLLECTIONS[name] as Collection).added ?? {})]
  return row(
    `${name}/{id}`,
    '',
    { ...read(EVERYONE), ...written(PUBLISHERS) },
    `${limited(name)}; ${fixed.map((field) => `\`${field}\``).join(', ')} cannot change; ${LEAVES_A_COPY}`,
  )
}

const tableLine = (name: CollectionWith<'list'>) =>
  row(`${name}/{id}`, '', { ...read(EVERYONE), ...BY_FUNCTIONS }, limited(name))

export const DOCUMENTS: readonly Row[] = [
  ...collectionsWith('form').map(content),
  row(
    'drafts/{id}',
    'own',
    { ...read(WRITERS), ...written(WRITERS) },
    'a list filters by `createdBy`; `createdBy` and `kind` cannot change; a contributor cannot schedule, attach files or use pictures of others; deleted with a copy in `bin`, or published',
  ),
  row(
    'drafts/{id}',
    'of another',
    { ...read(PUBLISHERS), ...written(NOBODY, PUBLISHERS) },
    'as own drafts',
  ),
  row(
    'bin/{entryId}',
    'content',
    { ...read(PUBLISHERS), ...written(PUBLISHERS) },
    'an editor’s list filters by `collection`; created with the deletion of the original, deleted with its restoration',
  ),
  row(
    'bin/{entryId}',
    'own drafts',
    { ...read(WRITERS), ...written(WRITERS) },
    'a contributor’s list filters by `collection` and `data.createdBy`',
  ),
  row('bin/{entryId}', 'people', { ...read(ADMIN), ...written(ADMIN) }),
  row(
    'users/{id}',
    'own',
    { ...read(SIGNED_IN, ADMIN), ...written(NOBODY, ROLES, NOBODY) },
    'only name and portrait, admins also the e-mail; nobody their own role or access',
  ),
  row(
    'users/{id}',
    'the desk’s',
    { ...read(['petugas', 'editor', 'admin'], DESK), ...written(ADMIN) },
    'the desk’s list filters by `role`; deleted with a copy in `bin`',
  ),
  row(
    'users/{id}',
    'of others',
    { ...read(PUBLISHERS, ADMIN), ...written(ADMIN) },
    'deleted with a copy in `bin`',
  ),
  row(
    'complaints/{id}',
    '',
    { ...read(DESK), ...written(EVERYONE, DESK, NOBODY) },
    'created with `complaint_status/{id}` under a new code, by visitors only while the site accepts reports; the reporter’s input cannot change; each step adds an entry to the history',
  ),
  row(
    'complaints/{id}/history/{entryId}',
    '',
    { ...read(DESK), ...written(DESK, NOBODY) },
    'created with an update of its report',
  ),
  row(
    'complaint_status/{id}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, DESK, NOBODY) },
    'created with `complaints/{id}`, whose status and category it repeats; replies are only added',
  ),
  row(
    'complaint_status/{id}',
    'to be answered',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, EVERYONE, NOBODY) },
    'answered once, with `complaint_verdicts/{id}`; otherwise as above',
  ),
  row(
    'complaint_verdicts/{id}',
    '',
    { ...read(DESK), ...written(EVERYONE, NOBODY) },
    'for reports that have been Selesai for at most 14 days and are not anonymised; with the same answer in `complaint_status/{id}`',
  ),
  row('complaint_totals/1', '', { ...read(EVERYONE, NOBODY), ...BY_FUNCTIONS }),
  row(
    'complaint_rate/1',
    '',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, EVERYONE, NOBODY) },
    'increased by one with each report, request or objection through the site, up to 120; reset each hour',
  ),
  row(
    'complaint_rate/last',
    '',
    { ...read(NOBODY), ...written(EVERYONE, EVERYONE, NOBODY) },
    'written with the report, request or objection that it names and with the count',
  ),
  row(
    'requests/{id}',
    '',
    { ...read(DESK), ...written(EVERYONE, NOBODY) },
    'created with `request_status/{id}` under a new code; functions assign the number and add steps',
  ),
  row(
    'request_status/{id}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, NOBODY) },
    'created with `requests/{id}`',
  ),
  row('request_numbers/{year}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('request_totals/1', '', { ...read(EVERYONE, NOBODY), ...BY_FUNCTIONS }),
  row(
    'objections/{id}',
    '',
    { ...read(DESK), ...written(EVERYONE, NOBODY) },
    'created with `objection_status/{id}` under a new code, about an existing request or without one on ground b; functions assign the number, copy the contact and add decisions',
  ),
  row(
    'objection_status/{id}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, NOBODY) },
    'created with `objections/{id}`',
  ),
  row('complaint_notices/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('complaint_work/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('push_subscriptions/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('push_messages/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('push_work/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row(
    'desk_settings/1',
    '',
    { ...read(DESK, NOBODY), ...written(DESK, DESK, NOBODY) },
    'only an admin sets when reports are anonymised',
  ),
  tableLine('home_statistics'),
  tableLine('population_gender'),
  tableLine('population_religion'),
  tableLine('population_work'),
  tableLine('budget_pendapatan'),
  tableLine('budget_belanja'),
  tableLine('budget_pembiayaan'),
  tableLine('budget_alokasi'),
  row(
    'closed_days/{day}',
    '',
    { ...read(EVERYONE), ...written(PUBLISHERS, PUBLISHERS, NOBODY) },
    `${limited('closed_days')}; \`date\` cannot change; a day without a name is open again`,
  ),
  row(
    'budget_years/{year}',
    '',
    { ...read(EVERYONE), ...written(PUBLISHERS, PUBLISHERS, NOBODY) },
    `${limited('budget_years')}; \`year\` cannot change`,
  ),
  row('budget_summary/1', '', {
    ...read(EVERYONE, NOBODY),
    ...written(PUBLISHERS, PUBLISHERS, NOBODY),
  }),
  row('pages/{slug}', '', { ...read(EVERYONE, NOBODY), ...BY_FUNCTIONS }),
  row(
    'site_settings/1',
    '',
    { ...read(EVERYONE, NOBODY), ...written(ADMIN, ADMIN, NOBODY) },
    'no field can be removed',
  ),
  row('partners/1', '', { ...read(EVERYONE, NOBODY), ...written(ADMIN, ADMIN, NOBODY) }),
  row('audit/{id}', '', { ...read(ADMIN), ...BY_FUNCTIONS }),
  row(
    'versions/{id}',
    'of content and pages',
    { ...read(PUBLISHERS), ...BY_FUNCTIONS },
    'an editor’s list filters by `collection`',
  ),
  row('versions/{id}', 'of settings and partners', { ...read(ADMIN), ...BY_FUNCTIONS }),
  row(
    'article_views/now',
    '',
    { ...read(PUBLISHERS, NOBODY), ...written(EVERYONE, EVERYONE, NOBODY) },
    'while readers are counted: at most 8 existing articles and `days`, each increased by one, up to 50,000 writes a month',
  ),
  row('article_views/{month}', '', { ...read(PUBLISHERS, NOBODY), ...BY_FUNCTIONS }),
  row('device_errors/recent', '', { ...read(ADMIN, NOBODY), ...BY_FUNCTIONS }),
  row('publishing/state', '', { ...read(PUBLISHERS, NOBODY), ...BY_FUNCTIONS }),
  row('publishing/state/publishing_lease/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('imports/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('search_index/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('search_index/{id}/search_pending/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
]

/** Access to files. `update` means a change of metadata. Uploading over an existing file is a `create`. */
export const FILES: readonly Row[] = [
  row(
    'images/{name}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(PUBLISHERS, NOBODY, PUBLISHERS) },
    'PNG, JPEG, GIF or WebP up to 10 MiB under a name of 13 digits, variants up to 2 MiB',
  ),
  row(
    'documents/{name}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(PUBLISHERS, NOBODY, PUBLISHERS) },
    'PDF up to 10 MiB under a name of 13 digits',
  ),
  row(
    'images/usulan/{uid}/{name}',
    'own',
    {
      ...read(['kontributor', 'petugas', 'editor', 'admin'], NOBODY),
      ...written(['kontributor', 'petugas'], NOBODY, ['kontributor', 'petugas']),
    },
    'as `images/{name}`',
  ),
  row('images/usulan/{uid}/{name}', 'of another', {
    ...read(PUBLISHERS, NOBODY),
    ...written(NOBODY),
  }),
  row(
    'images/pengaduan/{id}/{name}',
    '',
    { ...read(DESK, NOBODY), ...written(['visitor', ...DESK], NOBODY) },
    'up to 2 MiB, before its report is sent; by a visitor only while the site accepts reports',
  ),
  row(
    'images/pengaduan/{id}/balasan/{name}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(DESK, NOBODY) },
    'JPEG up to 2 MiB, two per reply, before the reply is sent',
  ),
  row('search/{name}', '', { ...read(NOBODY), ...written(NOBODY) }),
]
