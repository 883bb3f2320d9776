import { beforeEach } from 'vitest'
import { setupRulesProject } from '../support/rules'

type RulesProject = ReturnType<typeof setupRulesProject>

const ROLES = {
  admin: 'admin',
  'admin-2': 'admin',
  editor: 'editor',
  kontributor: 'kontributor',
  'kontributor-2': 'kontributor',
  petugas: 'petugas',
  'admin-nonaktif': 'admin',
  'kontributor-nonaktif': 'kontributor',
  'petugas-nonaktif': 'petugas',
  'bekas-editor': 'petugas',
  'peran-asing': 'bupati',
} as const

export const PUBLISHERS = ['admin', 'editor'] as const

/** Users without the rights of a publisher or contributor, regardless of their token claims. */
export const OUTSIDERS = [
  'petugas',
  'admin-nonaktif',
  'kontributor-nonaktif',
  'petugas-nonaktif',
  'bekas-editor',
  'peran-asing',
  'tanpa-dokumen',
  'visitor',
] as const

export function userDocuments(): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(ROLES).map(([uid, role]) => [`users/${uid}`, userDocument(uid, role)]),
  )
}

export function userDocument(uid: string, role: string): Record<string, unknown> {
  return {
    name: `Nama ${uid}`,
    email: `${uid}@contoh.id`,
    role,
    avatarurl: '',
    id: uid,
    auth_id: uid,
    password: '',
    disabled: uid.endsWith('-nonaktif'),
    updatedBy: 'admin',
    updatedAt: new Date('2026-01-02T03:04:05Z'),
  }
}

/** Returns the SDKs of all users. The tokens contain claims that the rules must ignore. */
export function connectPeople(project: RulesProject) {
  return {
    admin: project.asUser('admin'),
    editor: project.asUser('editor'),
    kontributor: project.asUser('kontributor'),
    'kontributor-2': project.asUser('kontributor-2'),
    petugas: project.asUser('petugas'),
    'admin-nonaktif': project.asUser('admin-nonaktif', { role: 'admin' }),
    'kontributor-nonaktif': project.asUser('kontributor-nonaktif', { role: 'kontributor' }),
    'petugas-nonaktif': project.asUser('petugas-nonaktif', { role: 'petugas' }),
    /** Recently demoted editor, whose token still contains the old role. */
    'bekas-editor': project.asUser('bekas-editor', { role: 'editor' }),
    'peran-asing': project.asUser('peran-asing', { role: 'admin' }),
    /** User who has claims of an admin but no document in `users`. */
    'tanpa-dokumen': project.asUser('tanpa-dokumen', { role: 'admin', admin: true }),
    visitor: project.asVisitor(),
  }
}
export type Name = keyof ReturnType<typeof connectPeople>

/** Sets up a project with all users and nothing else, before each test. */
export function setupPeople(projectId: string, url?: string) {
  const project = setupRulesProject(projectId, url)
  const people = connectPeople(project)

  beforeEach(async () => {
    await project.clear()
    await project.store(userDocuments())
  })

  return { project, people }
}
