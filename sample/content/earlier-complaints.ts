import type {
  ComplaintCategory,
  ComplaintChannel,
  ComplaintStatus,
} from '@/domain/complaints/complaint'
import { PICTURES, type PictureKey } from '../pictures/catalogue'
import type { ComplaintText } from './complaints'

/**
 * Earlier reports, one per line: days ago, days until the first reply, days until closing (- if open), status,
 * category, channel (or the picture of a report from the site), name, address, report, reply.
 */
const LINES = `
13|1|3|Selesai|infrastruktur|telepon|Aep Saepudin|RT 01 RW 03, Dusun Pasirangin|Menelepon: tutup selokan depan warungnya patah.|Tutup selokan diganti Kamis ini.
17|2|-|Diproses|infrastruktur|jalan-rabat-beton|Neneng Hasanah|RT 02 RW 06, Dusun Babakan Sari|Tanjakan ke RW 06 retak memanjang, motor suka selip kalau hujan.|Retaknya ditambal sementara; pengecoran ulang diusulkan ke musyawarah desa bulan depan.
29|3|9|Selesai|pelayanan|datang|Iwan Setiawan|RT 02 RW 01, Dusun Cikalong|Datang ke kantor: nama di surat pengantar salah tulis dua kali.|Surat pengantar dicetak ulang dan diantar ke rumah.
46|2|-|Diproses|sosial|datang|Rohaeni|RT 05 RW 04, Dusun Pasirangin|Datang ke kantor: atap rumah orang tuanya bocor di tiga tempat, minta dimasukkan ke bantuan rumah.|Rumahnya sudah disurvei dan diusulkan ke kabupaten; kami kabari begitu ada penetapan.
50|1|4|Selesai|lainnya|whatsapp|Dadang Hermawan|RT 04 RW 02, Dusun Cikalong|Lewat WhatsApp: anjing liar berkeliaran di lapangan voli setiap sore.|Linmas dan petugas peternakan menangkapnya Sabtu lalu.
60|2|6|Selesai|infrastruktur|lampu-jalan|Tarsih|RT 03 RW 05, Dusun Babakan Sari|Lampu jalan dekat jembatan mati seminggu.|Lampunya diganti teknisi garansi.
68|5|12|Selesai|pelayanan|datang|Otong Suherman|RT 01 RW 01, Dusun Cikalong|Datang ke kantor: antrean surat tanah tidak dipanggil sampai siang.|Mulai pekan ini ada nomor antrean dan jam khusus surat tanah.
80|3|3|Selesai|keamanan|whatsapp|Lilis Suryani|RT 02 RW 03, Dusun Pasirangin|Lewat WhatsApp: anak-anak balapan motor di jalan balai RW tiap malam Minggu.|Ronda malam Minggu ditambah dua orang dan orang tuanya diajak bicara.
94|2|7|Selesai|infrastruktur|saluran-irigasi|Kosasih|RT 05 RW 03, Dusun Pasirangin|Pintu air blok Cibodas macet setengah terbuka.|Pintu air dilumasi dan ulirnya diganti.
99|1|2|Selesai|pelayanan|telepon|Enok Suhaeni|RT 04 RW 05, Dusun Babakan Sari|Menelepon: surat kematian ayahnya belum bisa diambil.|Surat kematian sudah ditandatangani dan boleh diambil.
105|4|15|Selesai|sosial|datang|Wawan Gunawan|RT 01 RW 06, Dusun Babakan Sari|Datang ke kantor: kursi roda pinjaman desa rusak rodanya.|Kursi roda diperbaiki; sementara dipinjami dari puskesmas.
110|2|5|Selesai|lainnya|bank-sampah|Ida Farida|RT 02 RW 04, Dusun Pasirangin|Bak sampah pasar Rabu meluap dan dikerubuti lalat.|Bak ditambah satu dan diangkut setelah pasar usai.
114|6|6|Ditolak|lainnya|whatsapp|Anonim RW 02|RW 02, Dusun Cikalong|Lewat WhatsApp: minta desa menegur warung yang menjual terlalu mahal.|Harga warung bukan kewenangan desa; keluhan harga bahan pokok diterima dinas perdagangan.
122|7|20|Selesai|infrastruktur|air-bersih|Ai Rosmiati|RT 05 RW 05, Dusun Babakan Sari|Air PAMDes keruh setiap habis hujan.|Bak penampung dikuras dan saringannya diganti.
129|9|25|Selesai|infrastruktur|telepon|Maman Abdurahman|RT 03 RW 06, Dusun Babakan Sari|Menelepon: tembok penahan jalan mulai miring.|Tembok ditopang bambu dulu, pasangan batunya masuk perubahan anggaran.
137|4|8|Selesai|pelayanan|datang|Titin Kartini|RT 04 RW 01, Dusun Cikalong|Datang ke kantor: perekaman KTP anaknya ditolak karena alat rusak.|Alat sudah diperbaiki; anaknya direkam Selasa pagi.
144|3|10|Selesai|sosial|datang|Uci Sanusi|RT 01 RW 02, Dusun Cikalong|Datang ke kantor: tetangga sepuh belum terdata penerima makan bergizi.|Sudah didata kader bersama ketua RT.
151|8|21|Selesai|infrastruktur|jembatan-gantung|Ade Rukmana|RT 02 RW 05, Dusun Babakan Sari|Papan jembatan gantung lapuk tiga lembar.|Papan lapuk diganti kayu ulin lewat gotong royong.
156|6|14|Selesai|infrastruktur|telepon|Yoyoh|RT 05 RW 02, Dusun Cikalong|Menelepon: jalan setapak ke sumur umum licin berlumut.|Jalan setapak disikat dan diberi pegangan bambu.
163|5|5|Selesai|keamanan|pos-ronda|Sutisna|RT 03 RW 03, Dusun Pasirangin|Pos ronda dipakai nongkrong sampai subuh dan ribut.|Ketua RT dan Linmas membuat jadwal ronda baru.
168|4|9|Selesai|pelayanan|whatsapp|Nunung Nurhayati|RT 01 RW 05, Dusun Babakan Sari|Lewat WhatsApp: syarat surat nikah di papan berbeda dengan yang diminta.|Papan syarat sudah disamakan dengan formulir KUA.
175|3|7|Selesai|lainnya|datang|Barnas|RT 04 RW 04, Dusun Pasirangin|Datang ke kantor: pohon albasia di tepi jalan condong ke kabel.|Pohon ditebang bersama petugas PLN.
182|10|30|Selesai|infrastruktur|jalan-rabat-beton|Jajang Nurjaman|RT 03 RW 04, Dusun Pasirangin|Jalan rabat ke blok Cisero pecah di dua titik.|Dua titik dicor ulang setelah bahan datang.
187|7|18|Selesai|infrastruktur|telepon|Komariah|RT 05 RW 06, Dusun Babakan Sari|Menelepon: talang balai RW bocor ke ruang posyandu.|Talang diganti pekan ini.
191|6|11|Selesai|sosial|datang|Asep Rahmat|RT 02 RW 02, Dusun Cikalong|Datang ke kantor: bantuan pupuk belum sampai ke kelompoknya.|Pupuk diantar penyalur setelah data kelompok dibetulkan.
197|5|8|Selesai|pelayanan|datang|Siti Rokayah|RT 01 RW 04, Dusun Pasirangin|Datang ke kantor: loket tutup sebelum jam layanan habis.|Jadwal piket loket diperbaiki dan ditempel di pintu.
203|8|8|Ditolak|lainnya|whatsapp|Warga RW 01|RW 01, Dusun Cikalong|Lewat WhatsApp: minta orgen tunggal hajatan dilarang.|Izin keramaian diurus kepolisian; batas jam sudah disampaikan kepada pengundang.
208|4|13|Selesai|infrastruktur|lampu-jalan|Engkos|RT 04 RW 06, Dusun Babakan Sari|Dua lampu tenaga surya di turunan tidak menyala.|Baterainya diganti dengan suku cadang garansi.
217|6|16|Selesai|infrastruktur|telepon|Mimin Mintarsih|RT 03 RW 01, Dusun Cikalong|Menelepon: gorong-gorong depan SD mampat.|Gorong-gorong dikeruk sebelum masuk sekolah.
226|3|5|Selesai|keamanan|datang|Dedi Kusnadi|RT 05 RW 01, Dusun Cikalong|Datang ke kantor: kabel telepon menjuntai di jalan.|Kabel diikat petugas dan dilaporkan ke penyedianya.
234|5|9|Selesai|pelayanan|whatsapp|Rina Marlina|RT 02 RW 01, Dusun Cikalong|Lewat WhatsApp: nomor WhatsApp kantor tidak dibalas tiga hari.|Nomor itu sekarang dipegang dua petugas bergantian.
243|9|28|Selesai|infrastruktur|saluran-irigasi|Ocim|RT 04 RW 03, Dusun Pasirangin|Saluran tersier blok Pasir longsor.|Longsoran diangkat dan tebingnya dipasang bronjong.
247|12|33|Selesai|infrastruktur|jembatan-gantung|Eman Sulaeman|RT 01 RW 05, Dusun Babakan Sari|Tali pegangan jembatan kendur sebelah.|Tali dikencangkan teknisi kabupaten.
252|7|12|Selesai|sosial|datang|Nyai Juariah|RT 03 RW 05, Dusun Babakan Sari|Datang ke kantor: rumahnya kebanjiran, minta karung pasir.|Karung pasir dan terpal diantar hari berikutnya.
256|8|15|Selesai|infrastruktur|telepon|Tatang Sutarman|RT 05 RW 03, Dusun Pasirangin|Menelepon: jalan ke makam tergenang selutut.|Saluran pembuangan digali ulang bersama warga.
261|6|10|Selesai|lainnya|air-bersih|Wiwin Winarti|RT 02 RW 06, Dusun Babakan Sari|Bak air umum retak dan airnya habis sebelum sore.|Retakan ditambal dan bak diisi ulang dua kali sehari.
266|10|19|Selesai|infrastruktur|datang|Endang Sukandar|RT 04 RW 02, Dusun Cikalong|Datang ke kantor: tebing di belakang rumahnya merekah.|Tebing ditinjau BPBD dan ditutup terpal; drainasenya diperbaiki.
273|14|40|Selesai|infrastruktur|jalan-rabat-beton|Ujang Saripudin|RT 01 RW 01, Dusun Cikalong|Bahu jalan depan pasar ambles.|Bahu jalan diurug dan dipadatkan.
277|11|24|Selesai|infrastruktur|telepon|Iis Aisyah|RT 03 RW 02, Dusun Cikalong|Menelepon: pipa air putus terseret longsor kecil.|Pipa disambung kembali dan ditanam lebih dalam.
281|9|17|Selesai|sosial|datang|Abah Sarja|RT 05 RW 05, Dusun Babakan Sari|Datang ke kantor: belum menerima beras bencana.|Beras diantar kepala dusun ke rumah.
285|13|13|Selesai|pelayanan|whatsapp|Fitri Handayani|RT 02 RW 03, Dusun Pasirangin|Lewat WhatsApp: pengumuman jadwal bantuan tidak jelas.|Jadwal per RT diumumkan ulang di papan dan situs.
290|8|22|Selesai|infrastruktur|lampu-jalan|Yana Mulyana|RT 04 RW 05, Dusun Babakan Sari|Tiang lampu miring tertabrak mobil.|Tiang ditegakkan dan dicor kakinya.
296|10|18|Selesai|keamanan|telepon|Ema Halimah|RT 01 RW 06, Dusun Babakan Sari|Menelepon: ada yang mengambil kabel lampu jalan.|Kabel diganti; Bhabinkamtibmas menambah patroli.
302|15|45|Selesai|infrastruktur|saluran-irigasi|Pepen|RT 03 RW 04, Dusun Pasirangin|Bendung kecil jebol di sisi kiri.|Sisi kiri ditutup karung, lalu dipasang batu kali.
305|12|30|Selesai|infrastruktur|telepon|Lina Herlina|RT 05 RW 04, Dusun Pasirangin|Menelepon: jalan dusun tertutup lumpur.|Lumpur dibersihkan dengan alat berat kabupaten.
309|14|21|Selesai|sosial|datang|Ma Icih|RT 02 RW 04, Dusun Pasirangin|Datang ke kantor: mengungsi di rumah anak, minta selimut.|Selimut dan paket makanan diantar Linmas.
314|9|14|Selesai|pelayanan|datang|Hasan Basri|RT 04 RW 01, Dusun Cikalong|Datang ke kantor: surat tanah basah kena banjir, minta salinannya.|Salinan dari buku C desa diberikan.
318|11|26|Selesai|infrastruktur|air-bersih|Imas Masitoh|RT 01 RW 03, Dusun Pasirangin|Sumur umum tercemar lumpur.|Sumur dikuras dan diberi kaporit oleh puskesmas.
323|16|16|Ditolak|lainnya|whatsapp|Warga RW 05|RW 05, Dusun Babakan Sari|Lewat WhatsApp: minta ganti rugi motor yang terperosok.|Ganti rugi tidak dapat dibayar dari APBDes; pelapor dibantu mengurus asuransinya.
334|9|12|Selesai|pelayanan|datang|Agus Salim|RT 03 RW 06, Dusun Babakan Sari|Datang ke kantor: kantor tutup saat cuti bersama tanpa pengumuman.|Hari libur sekarang ditempel di pintu dan tercantum di situs.
341|13|27|Selesai|infrastruktur|telepon|Cucu Cahyati|RT 05 RW 02, Dusun Cikalong|Menelepon: selokan sepanjang RT 05 penuh sampah.|Selokan dikeruk saat gotong royong.
348|10|10|Selesai|lainnya|datang|Rukman|RT 02 RW 02, Dusun Cikalong|Datang ke kantor: minta bibit pohon untuk tebing.|Seratus bibit alpukat dibagikan kelompok tani.`

export const EARLIER_COMPLAINTS: readonly ComplaintText[] = LINES.trim().split('\n').map(complaint)

function complaint(line: string): ComplaintText {
  const [ago, toReply, toEnd, to, category, way = '', name, address, report, reply] =
    line.split('|')
  const status = to as ComplaintStatus
  const daysAgo = Number(ago)
  const photo = way in PICTURES ? (way as PictureKey) : null
  const repliedAgo = daysAgo - Number(toReply)
  const isEndedAtOnce = toReply === toEnd
  return {
    name: name ?? '',
    address: address ?? '',
    category: category as ComplaintCategory,
    report: report ?? '',
    channel: photo ? 'situs' : (way as ComplaintChannel),
    photo,
    daysAgo,
    time: '09:20',
    minutesUnderWay: photo ? 2 : 0,
    steps: [
      {
        daysAgo: repliedAgo,
        time: '10:40',
        to: isEndedAtOnce ? status : 'Diproses',
        note: '',
        reply: reply ?? '',
      },
      ...(isEndedAtOnce || toEnd === '-'
        ? []
        : [{ daysAgo: daysAgo - Number(toEnd), time: '14:30', to: status, note: '' }]),
    ],
  }
}
