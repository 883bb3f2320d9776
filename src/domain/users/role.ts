/** Stored names of the roles. firestore.rules define their permissions. */
export const ROLES = ['admin', 'editor', 'kontributor', 'petugas'] as const
export type Role = (typeof ROLES)[number]

export const ROLE_LABEL: Record<Role, string> = {
  admin: 'Admin',
  editor: 'Editor',
  kontributor: 'Kontributor',
  petugas: 'Petugas pengaduan',
}

export function hasRole(held: Role | null, allowed: readonly Role[]): boolean {
  return held !== null && allowed.includes(held)
}
