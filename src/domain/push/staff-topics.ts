import { COLLECTIONS, PUBLISHERS } from '../collections'
import type { Role } from '../users/role'
import { STAFF_TOPICS, type StaffTopic } from './push-topics'

const ROLES: Record<StaffTopic, readonly Role[]> = {
  complaints: COLLECTIONS.complaints.writers,
  drafts: PUBLISHERS,
}

export const staffTopicsOf = (role: Role): StaffTopic[] =>
  STAFF_TOPICS.filter((topic) => ROLES[topic].includes(role))
