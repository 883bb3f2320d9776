import { isOpen, registerNumber, type RequestState, STEP_STATES } from '@/domain/requests/request'
import { publicSteps } from '@/domain/requests/request-steps'
import type {
  InfoRequest,
  Objection,
  RequestInput,
  RequestStatus,
} from '@/domain/requests/request-schema'
import { countRequests } from '@/domain/requests/request-totals'
import { addDays } from '@/domain/time/date'
import { instantAt } from '../calendar'
import { VILLAGE } from '../content/settings'
import { code, ulidAt } from '../ids'
import { COMPLAINT_OFFICER } from '../people'
import { type Documents, toDocument } from '../plain'

interface RequestText extends RequestInput {
  daysAgo: number
  channel: InfoRequest['channel']
  steps: readonly (Pick<InfoRequest['steps'][number], 'kind' | 'text' | 'ground'> & {
    daysAgo: number
  })[]
}

/** Texts of information requests, in order of receipt. */
const REQUESTS: readonly RequestText[] = [
  {
    name: 'Rudi Hartanto',
    address: 'RT 03 RW 02, Dusun Cibodas',
    contact: '0812 0000 0941',
    onBehalf: 'Karang Taruna Giriwangi',
    information: 'Salinan RKPDes tahun ini beserta lampirannya.',
    purpose: 'Bahan menyusun usulan kegiatan pemuda.',
    access: 'salinan digital',
    delivery: 'WhatsApp',
    channel: 'situs',
    daysAgo: 40,
    steps: [
      { kind: 'proses', text: '', daysAgo: 39 },
      {
        kind: 'penuhi',
        text: 'RKPDes kami kirim lewat WhatsApp hari ini, dan dapat dibaca pada Dokumen publik. Biaya penggandaan: Rp 0.',
        daysAgo: 36,
      },
    ],
  },
  {
    name: 'Siti Maryam',
    address: 'RT 01 RW 04, Dusun Pasirangin',
    contact: 'siti.maryam@contoh.test',
    onBehalf: '',
    information:
      'Rincian biaya dan gambar rencana perbaikan saluran air Dusun Pasirangin tahun lalu.',
    purpose: 'Ingin tahu mengapa salurannya sudah retak.',
    access: 'salinan cetak',
    delivery: 'diambil di kantor',
    channel: 'datang',
    daysAgo: 16,
    steps: [
      { kind: 'identitas', text: 'KTP.', daysAgo: 16 },
      { kind: 'proses', text: '', daysAgo: 15 },
      {
        kind: 'perpanjang',
        text: 'gambar rencananya masih dicari di arsip kecamatan.',
        daysAgo: 8,
      },
    ],
  },
  {
    name: 'Dadan Ramdani',
    address: 'Jalan Raya Cikahuripan 12',
    contact: '0812 0000 0942',
    onBehalf: '',
    information: 'Daftar nama dan alamat semua penerima bantuan langsung tunai tahun ini.',
    purpose: 'Mencocokkan dengan data RW.',
    access: 'salinan digital',
    delivery: 'e-mail',
    channel: 'situs',
    daysAgo: 9,
    steps: [
      {
        kind: 'usul',
        text: 'Memuat data pribadi penerima. Jumlah per dusun dapat diberikan.',
        ground: 'h',
        daysAgo: 3,
      },
    ],
  },
  {
    name: 'Euis Kartika',
    address: 'RT 02 RW 05, Dusun Babakan Sari',
    contact: '0812 0000 0943',
    onBehalf: '',
    information: 'Peraturan desa tentang pengelolaan air bersih.',
    purpose: 'Tugas sekolah anak.',
    access: 'melihat',
    delivery: 'diambil di kantor',
    channel: 'situs',
    daysAgo: 1,
    steps: [],
  },
]

const OBJECTION = {
  grounds: 'd',
  explanation: 'Yang dikirim hanya RKPDes tanpa lampiran rincian kegiatannya.',
  daysAgo: 12,
}

function objectionTo(
  request: InfoRequest,
  today: string,
): { status: RequestStatus; documents: Documents } {
  const { daysAgo, ...input } = OBJECTION
  const { id: requestCode, name, contact, register, receivedAt, closedAt } = request
  const receivedOn = addDays(today, -daysAgo)
  const at = instantAt(receivedOn, '19:05')
  const year = Number(receivedOn.slice(0, 4))
  const status: RequestStatus = {
    ...{ id: code('keberatan'), date: at, receivedAt: at, steps: [], closedAt: null },
    ...{ register: registerNumber(1, year, 'objections'), state: 'Diterima' },
  }
  const objection: Objection = {
    ...{ ...status, ...input, steps: [], request: requestCode, name, contact },
    about: { register, receivedAt, closedAt, isExtended: false },
    ...{ anonymised: false, updatedBy: '', updatedAt: at },
  }
  const documents = {
    [`objections/${status.id}`]: toDocument(objection),
    [`objection_status/${status.id}`]: toDocument(status),
    [`request_numbers/keberatan-${year}`]: toDocument({ last: 1 }),
  }
  return { status, documents }
}

export function requestDocuments(today: string): Documents {
  const documents: Documents = {}
  const numbers = new Map<number, number>()
  const [statuses, objections]: [RequestStatus[], RequestStatus[]] = [[], []]
  for (const [index, text] of REQUESTS.entries()) {
    const { daysAgo, steps: texts, channel, ...input } = text
    const id = code(`permohonan ${index}`)
    const receivedOn = addDays(today, -daysAgo)
    const receivedAt = instantAt(receivedOn, '10:20')
    const year = Number(receivedOn.slice(0, 4))
    const number = (numbers.get(year) ?? 0) + 1
    numbers.set(year, number)
    const steps = texts.map(({ daysAgo: ago, ...step }, at) => ({
      id: ulidAt(addDays(today, -ago), 500 + index * 10 + at),
      ...step,
      at: instantAt(addDays(today, -ago), '11:15'),
      by: COMPLAINT_OFFICER,
    }))
    const state = steps.reduce<RequestState>(
      (before, { kind }) => STEP_STATES[kind] ?? before,
      'Diterima',
    )
    const last = steps.at(-1)?.at
    const status: RequestStatus = {
      id,
      date: receivedAt,
      receivedAt,
      register: registerNumber(number, year),
      state,
      steps: publicSteps(steps),
      closedAt: isOpen(state) ? null : (last ?? null),
    }
    const request: InfoRequest = {
      ...{ ...input, ...status, steps, channel, anonymised: false },
      updatedBy: last || channel !== 'situs' ? COMPLAINT_OFFICER : '',
      updatedAt: last ?? receivedAt,
    }
    statuses.push(status)
    if (index === 0) {
      const objection = objectionTo(request, today)
      objections.push(objection.status)
      Object.assign(documents, objection.documents)
    }
    documents[`requests/${id}`] = toDocument(request)
    documents[`request_status/${id}`] = toDocument(status)
  }
  for (const [year, last] of numbers) documents[`request_numbers/${year}`] = toDocument({ last })
  const year = Number(today.slice(0, 4))
  documents['request_totals/1'] = toDocument({
    years: [countRequests(year, VILLAGE.time_zone, statuses, objections)],
    countedAt: instantAt(today, '03:00'),
  })
  return documents
}
