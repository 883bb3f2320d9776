import * as v from 'valibot'
import { ROLES } from './role'

export const role = v.picklist(ROLES, 'Pilih peran pengguna.')
