import { CHANNEL_LABEL } from '@/domain/complaints/complaint'
import type { RequestStepKind } from '@/domain/requests/request'
import type { InfoRequest } from '@/domain/requests/request-schema'

export function channelLabel(channel: InfoRequest['channel']): string {
  return channel === 'surat' ? 'Surat' : CHANNEL_LABEL[channel]
}

const STEP_LABELS: Record<RequestStepKind, string> = {
  identitas: 'Identitas diperlihatkan',
  lengkapi: 'Minta dilengkapi',
  proses: 'Proses',
  perpanjang: 'Perpanjang 7 hari kerja',
  penuhi: 'Penuhi',
  sebagian: 'Penuhi sebagian',
  'tidak-dikuasai': 'Tidak dikuasai desa',
  usul: 'Usulkan penolakan',
  tolak: 'Tolak',
  kabul: 'Terima seluruhnya',
  'kabul-sebagian': 'Terima sebagian',
  'tidak-kabul': 'Tolak',
  musyawarah: 'Selesai dengan musyawarah',
  cabut: 'Dicabut pemohon',
}
export const stepLabel = (kind: RequestStepKind) => STEP_LABELS[kind]
