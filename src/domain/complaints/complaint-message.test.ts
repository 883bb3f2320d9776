import { expect, it } from 'vitest'
import { progressMessage } from './complaint-message'

const progress = {
  name: 'Ibu Tati',
  id: '7K3MQ2XVB9TD4R6H',
  status: 'Diproses',
  reply: 'Dikerjakan Senin.',
  url: 'https://desa.id/pengaduan/7K3MQ2XVB9TD4R6H',
  village: 'Desa Cikahuripan',
} as const

it('progressMessage contains the status, the reply and the address of the progress page', () => {
  expect(progressMessage(progress)).toBe(
    [
      'Yth. Ibu Tati,',
      'ada kabar tentang laporan Anda dengan kode 7K3M-Q2XV-B9TD-4R6H. Statusnya: Diproses.',
      'Dikerjakan Senin.',
      'Perkembangannya dapat dilihat di:\nhttps://desa.id/pengaduan/7K3MQ2XVB9TD4R6H',
      'Desa Cikahuripan',
    ].join('\n\n'),
  )
})

it('progressMessage contains no extra blank lines if there is no reply', () => {
  expect(progressMessage({ ...progress, reply: '' })).toContain('Diproses.\n\nPerkembangannya')
})
