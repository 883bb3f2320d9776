import './global-options'
import { callable } from './callable'
import { createUser, newUser } from './create-user'

/** Deployed as `create-user`. */
export const create = {
  user: callable({ roles: ['admin'], input: newUser, work: createUser }),
}
