import { COLLECTIONS, type CollectionWith } from '../../../src/domain/collections'
import { type Role, ROLES } from '../../../src/domain/users/role'
import type { Name } from '../people'

/**
 * Groups that the rules distinguish. `locked` users are signed in but disabled, deleted or without
 * a known role.
 */
export type Who = Role | 'visitor' | 'locked'

export const OPERATIONS = ['get', 'list', 'create', 'update', 'delete'] as const
export type Operation = (typeof OPERATIONS)[number]

export type Row = Record<Operation, readonly Who[]> & {
  path: string
  /** Name of the subset of documents, or '' for all of them. */
  which: string
  provided: string
}

/** Group to which each test user belongs. The rules ignore token claims. */
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

const LEAVES_A_COPY = 'deleted with its copy put into `bin`, or unpublished into `drafts`'

const limited = (name: CollectionWith<'list'>) =>
  `at most ${COLLECTIONS[name].list.most} at once but for publishers`

const content = (name: CollectionWith<'list'>, fixed: string) =>
  row(
    `${name}/{id}`,
    '',
    { ...read(EVERYONE), ...written(PUBLISHERS) },
    `${limited(name)}; ${fixed} stay; ${LEAVES_A_COPY}`,
  )

/** Access to lines, which `save-table` writes. */
const line = (name: CollectionWith<'list'>) =>
  row(`${name}/{id}`, '', { ...read(EVERYONE), ...BY_FUNCTIONS }, limited(name))

export const DOCUMENTS: readonly Row[] = [
  content('news', '`id`, `createdBy`, `views`'),
  content('announcements', '`id`, `createdBy`'),
  content('agenda', '`id`, `createdBy`'),
  content('apparatus', '`id`, `createdBy`'),
  content('umkm', '`id`, `createdBy`'),
  content('gallery', '`id`, `createdBy`'),
  content('public_documents', '`id`, `createdBy`'),
  content('services', '`id`, `createdBy`'),
  row(
    'drafts/{id}',
    'one’s own',
    { ...read(WRITERS), ...written(WRITERS) },
    'a list asks for `createdBy`; `createdBy` and `kind` stay; of a contributor neither scheduled nor of another’s pictures; deleted with its copy put into `bin`, or published',
  ),
  row(
    'drafts/{id}',
    'of another',
    { ...read(PUBLISHERS), ...written(NOBODY, PUBLISHERS) },
    'as one’s own',
  ),
  row(
    'bin/{entryId}',
    'content',
    { ...read(PUBLISHERS), ...written(PUBLISHERS) },
    'an editor’s list asks for a collection; written with the deletion of the original, deleted with its return',
  ),
  row(
    'bin/{entryId}',
    'one’s own drafts',
    { ...read(WRITERS), ...written(WRITERS) },
    'a contributor’s list asks for `collection` and `data.createdBy`',
  ),
  row('bin/{entryId}', 'people', { ...read(ADMIN), ...written(ADMIN) }),
  row(
    'users/{id}',
    'one’s own',
    { ...read(SIGNED_IN, ADMIN), ...written(NOBODY, ROLES, NOBODY) },
    'name and portrait, an admin the e-mail too; nobody their own role or access',
  ),
  row(
    'users/{id}',
    'the desk’s',
    { ...read(['petugas', 'editor', 'admin'], DESK), ...written(ADMIN) },
    'the desk’s list asks for `role`; deleted with its copy put into `bin`',
  ),
  row(
    'users/{id}',
    'of others',
    { ...read(PUBLISHERS, ADMIN), ...written(ADMIN) },
    'deleted with its copy put into `bin`',
  ),
  row(
    'complaints/{id}',
    '',
    { ...read(DESK), ...written(EVERYONE, DESK, NOBODY) },
    'created with `complaint_status/{id}` under a new code, by others than the desk while reports are taken; what the reporter wrote stays; steps go on from the last, with an entry in the history',
  ),
  row(
    'complaints/{id}/history/{entryId}',
    '',
    { ...read(DESK), ...written(DESK, NOBODY) },
    'with the report it tells of',
  ),
  row(
    'complaint_status/{id}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, DESK, NOBODY) },
    'created with `complaints/{id}`; says what that says; replies are only added',
  ),
  row(
    'complaint_status/{id}',
    'to be answered',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, EVERYONE, NOBODY) },
    'answered once, with `complaint_verdicts/{id}`; else as above',
  ),
  row(
    'complaint_verdicts/{id}',
    '',
    { ...read(DESK), ...written(EVERYONE, NOBODY) },
    'for what is Selesai for at most 14 days and not anonymised; with the same answer in `complaint_status/{id}`',
  ),
  row('complaint_totals/1', '', { ...read(EVERYONE, NOBODY), ...BY_FUNCTIONS }),
  row(
    'complaint_rate/1',
    '',
    { ...read(EVERYONE, NOBODY), ...written(EVERYONE, EVERYONE, NOBODY) },
    'raised by one with a report of the site, up to 120; begun anew each hour',
  ),
  row(
    'complaint_rate/last',
    '',
    { ...read(NOBODY), ...written(EVERYONE, EVERYONE, NOBODY) },
    'with the report that it names, and with the count',
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
    'when reports are anonymised, an admin',
  ),
  line('home_statistics'),
  line('population_gender'),
  line('population_religion'),
  line('population_work'),
  line('budget_pendapatan'),
  line('budget_belanja'),
  line('budget_pembiayaan'),
  line('budget_alokasi'),
  row(
    'closed_days/{day}',
    '',
    { ...read(EVERYONE), ...written(PUBLISHERS, PUBLISHERS, NOBODY) },
    `${limited('closed_days')}; \`date\` stays; one without a name is open after all`,
  ),
  row(
    'budget_years/{year}',
    '',
    { ...read(EVERYONE), ...written(PUBLISHERS, PUBLISHERS, NOBODY) },
    `${limited('budget_years')}; \`year\` stays`,
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
    'no field is taken away',
  ),
  row('partners/1', '', { ...read(EVERYONE, NOBODY), ...written(ADMIN, ADMIN, NOBODY) }),
  row('audit/{id}', '', { ...read(ADMIN), ...BY_FUNCTIONS }),
  row(
    'versions/{id}',
    'of content and pages',
    { ...read(PUBLISHERS), ...BY_FUNCTIONS },
    'an editor’s list asks for `collection`',
  ),
  row('versions/{id}', 'of settings and partners', { ...read(ADMIN), ...BY_FUNCTIONS }),
  row('publishing/state', '', { ...read(PUBLISHERS, NOBODY), ...BY_FUNCTIONS }),
  row('publishing/state/publishing_lease/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('search_index/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('search_index/{id}/search_shards/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('search_index/{id}/search_pending/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
  row('search_index/{id}/search_lease/{id}', '', { ...read(NOBODY), ...BY_FUNCTIONS }),
]

/** `update` refers to metadata. Uploading a file over another is a create. */
export const FILES: readonly Row[] = [
  row(
    'images/{name}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(PUBLISHERS, NOBODY, PUBLISHERS) },
    'PNG, JPEG, GIF or WebP up to 10 MiB under a name of 13 digits, variants up to 2 MiB',
  ),
  row(
    'images/usulan/{uid}/{name}',
    'one’s own',
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
    'up to 2 MiB, before its report is sent; by a visitor while reports are taken',
  ),
  row(
    'images/pengaduan/{id}/balasan/{name}',
    '',
    { ...read(EVERYONE, NOBODY), ...written(DESK, NOBODY) },
    'JPEG up to 2 MiB, two to a reply, before it is sent',
  ),
]
