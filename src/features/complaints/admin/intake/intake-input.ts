import * as v from 'valibot'
import { complaintInput } from '@/domain/complaints/complaint-schema'
import { isPrepared, PHOTO_NOT_READY } from '../prepared-photo'

export const STAFF_CHANNELS = ['datang', 'telepon', 'whatsapp'] as const
export type StaffChannel = (typeof STAFF_CHANNELS)[number]

export const intakeInput = v.object({
  ...complaintInput.entries,
  channel: v.picklist(STAFF_CHANNELS, 'Pilih lewat mana laporan ini masuk.'),
  photo: v.nullable(v.pipe(v.blob(), v.check(isPrepared, PHOTO_NOT_READY))),
})

export const EMPTY_INTAKE = {
  channel: '',
  name: '',
  address: '',
  phone: '',
  category: '',
  report: '',
  photo: null as Blob | null,
}
