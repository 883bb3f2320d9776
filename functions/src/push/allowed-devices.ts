import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { isStaffTopic, type SharedTopic } from '@/domain/push/push-topics'
import { staffTopicsOf } from '@/domain/push/staff-topics'
import { activeRole } from '../calls/caller'

/**
 * Returns the devices that may get messages of a topic. For staff topics, `users/{uid}` decides at this
 * moment.
 */
export async function allowedDevices(
  firestore: Firestore,
  topic: SharedTopic,
  devices: readonly QueryDocumentSnapshot[],
): Promise<readonly QueryDocumentSnapshot[]> {
  if (!isStaffTopic(topic) || devices.length === 0) return devices
  const uids = [...new Set(devices.map((device) => device.get('uid') as string))]
  const people = await firestore.getAll(...uids.map((uid) => firestore.doc(`users/${uid}`)))
  const recipients = people.flatMap((person) => {
    const role = activeRole(person.data())
    return role && staffTopicsOf(role).includes(topic) ? [person.id] : []
  })
  return devices.filter((device) => recipients.includes(device.get('uid') as string))
}
