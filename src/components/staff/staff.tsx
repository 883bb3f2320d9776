import { createContext, useContext } from 'react'
import type { Role } from '@/domain/users/role'

/** The signed-in user of the admin area. */
interface Staff {
  uid: string
  name: string
  email: string
  role: Role
  avatarurl: string
}

const StaffContext = createContext<Staff | null>(null)

export const StaffProvider = StaffContext.Provider

/** Returns the user of the admin area, even after their session has ended. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('useStaff needs a StaffProvider.')
  return staff
}
