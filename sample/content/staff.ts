import type { Role } from '@/domain/users/role'
import { ADMIN, COMPLAINT_OFFICER, CONTRIBUTOR, EDITOR } from '../people'
import type { PictureKey } from '../pictures/catalogue'

export interface StaffText {
  id: string
  name: string
  email: string
  role: Role
  portrait: PictureKey | null
}

export const STAFF: readonly StaffText[] = [
  {
    id: ADMIN,
    name: 'Neng Rina Marlianti',
    email: 'admin@desa.test',
    role: 'admin',
    portrait: 'sekretaris-desa',
  },
  {
    id: EDITOR,
    name: 'Siti Nurlaela',
    email: 'editor@desa.test',
    role: 'editor',
    portrait: 'operator-desa',
  },
  {
    id: CONTRIBUTOR,
    name: 'Rizal Fadilah',
    email: 'kontributor@desa.test',
    role: 'kontributor',
    portrait: null,
  },
  {
    id: COMPLAINT_OFFICER,
    name: 'Tuti Haryati',
    email: 'petugas@desa.test',
    role: 'petugas',
    portrait: 'kasi-pelayanan',
  },
]
