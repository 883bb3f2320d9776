import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { safeUrl } from '@/domain/links/safe-url'
import { paths } from '@/domain/paths'
import { contactValue } from '@/domain/settings/settings'
import { useSettings } from '@/lib/query/settings-query'
import { DeferredReadingSize } from '../deferred-reading-size'
import { PageHead } from '../layout/page-head'

const LINK = 'text-primary underline underline-offset-4'

export const head = {
  title: 'Privasi',
  purpose: 'Data apa yang disimpan situs desa, siapa yang melihatnya, dan berapa lama.',
}

export default function PrivacyPage() {
  const settings = useSettings()
  const email = contactValue(settings, 'email')
  return (
    <>
      <PageHead {...head} tools={<DeferredReadingSize />} />
      <div className="flex max-w-prose flex-col gap-10 reading">
        <Part title="Yang disimpan di perangkat Anda">
          <p>
            Supaya situs ini cepat dan tetap dapat dibaca tanpa internet, perangkat Anda menyimpan
            salinan isi situs yang terbuka untuk umum, seperti berita, agenda, dan gambar. Salinan
            yang 90 hari lebih lama dari isi terbaru dihapus.
          </p>
          <p>
            Laporan yang sedang Anda tulis disimpan di perangkat ini beserta fotonya, paling lama 7
            hari, supaya tidak hilang bila halaman tertutup. Anda dapat membuangnya dengan “Hapus
            isian”. Laporan yang menunggu jaringan disimpan lengkap di perangkat sampai terkirim;
            setelah itu isi dan fotonya dihapus dari perangkat. Jawaban “Sudah beres?” yang sedang
            Anda tulis juga disimpan di perangkat ini, paling lama 14 hari atau sampai terkirim.
            Foto atau teks yang Anda bagikan ke aplikasi ini disimpan paling lama sehari.
          </p>
          <p>
            Kode, kategori, tanggal, dan perkembangan terakhir laporan yang ditulis di perangkat ini
            tercatat pada “Laporan saya” di halaman{' '}
            <Link to={paths.complaint} className={LINK}>
              Pengaduan
            </Link>
            , sampai Anda menekan “Hapus dari perangkat ini”. Perkembangan laporan lain yang dilihat
            dengan kodenya tidak disimpan.
          </p>
          <p>
            Delapan pencarian terakhir tercatat di perangkat ini pada halaman{' '}
            <Link to={paths.search} className={LINK}>
              Pencarian
            </Link>
            , sampai Anda menghapusnya di sana. Kata yang dicari dikirim ke layanan situs ini untuk
            dijawab, tetapi tidak disimpan.
          </p>
          <p>
            Berkas yang Anda centang di halaman{' '}
            <Link to={paths.services} className={LINK}>
              Layanan
            </Link>{' '}
            tercatat di perangkat ini saja, sampai Anda mengosongkannya.
          </p>
          <p>
            Perangkat ini mencatat kapan dan berapa kali situs dibuka, supaya pemasangan aplikasi
            hanya ditawarkan satu kali, serta isi terbaru yang sudah Anda lihat, supaya isi yang
            lebih baru dapat ditandai “Baru”. Catatan ini hanya ada di perangkat Anda.
          </p>
          <p>
            Sekali sehari perangkat ini memberi tahu situs artikel mana yang dibaca, paling banyak
            delapan, supaya desa tahu mana yang berguna. Yang disimpan hanya jumlah pembaca setiap
            artikel, tanpa tanda pengenal apa pun. Bila browser Anda meminta untuk tidak dilacak (Do
            Not Track atau Global Privacy Control) atau menghemat data, tidak ada yang dihitung.
          </p>
          <p>
            Bila situs gagal di perangkat ini, perangkat mengirim jenis kegagalannya, pesan teknis
            tanpa angka, e-mail, dan kutipan, pola halamannya (bukan alamatnya), versi situs, dan
            jenis browser, paling banyak tiga kali sehari, supaya pengelola dapat memperbaikinya.
            Jenisnya dihitung selama tujuh hari; pesannya ada di catatan teknis paling lama 30 hari.
            Tidak ada yang dikirim bila browser Anda meminta untuk tidak dilacak atau menghemat
            data.
          </p>
          <p>Perangkat petugas desa juga menyimpan login-nya sampai ia keluar.</p>
          <p>
            Tidak ada iklan dan tidak ada pelacak. Semua data ini dapat Anda hapus kapan saja lewat
            pengaturan browser, pada bagian “data situs”.
          </p>
        </Part>
        <Part title="Bila Anda minta diberi tahu">
          <p>
            Situs menyimpan alamat dan kunci yang dibuat browser Anda untuk menerima pesan, jenis
            kabar yang Anda pilih, dan kode laporan, permohonan, dan keberatan Anda bila Anda ingin
            tahu balasannya, tetapi bukan nama atau nomor telepon. Isi pesan disandikan dan hanya
            dapat dibaca di perangkat Anda. “Berhenti” di halaman Pemberitahuan menghapusnya; alamat
            yang setahun tidak dipakai dihapus sendiri.
          </p>
        </Part>
        <Part title="Yang disimpan saat Anda mengirim pengaduan">
          <ul className="flex list-disc flex-col gap-1 pl-6">
            <li>nama dan alamat yang Anda tulis,</li>
            <li>nomor telepon atau WhatsApp, hanya bila Anda mengisinya,</li>
            <li>kategori dan isi laporan,</li>
            <li>
              foto dokumentasi; catatan lokasi (GPS) di dalam berkas foto dibuang di perangkat Anda
              sebelum dikirim,
            </li>
            <li>tanggal laporan dan perkembangan penanganannya,</li>
            <li>jawaban Anda apakah laporan yang selesai sudah beres, dan alasannya.</li>
          </ul>
          <p>
            NIK tidak diminta. Untuk membaca isi situs Anda tidak perlu menyebutkan nama atau
            mendaftar.
          </p>
        </Part>
        <Part title="Siapa yang melihat pengaduan">
          <p>
            Hanya petugas pengaduan dan administrator desa yang dapat membaca nama, alamat, nomor
            telepon, isi, dan foto laporan, serta alasan bila belum beres. Pengunjung lain tidak
            dapat.
          </p>
          <p>
            Siapa pun yang memegang kode pelacakan dapat melihat status, kategori, tanggal, balasan
            petugas dan foto pekerjaannya, dan apakah sudah dijawab beres, tanpa nama dan alamat.
            Simpan kode itu baik-baik.
          </p>
          <p>
            Situs menampilkan jumlah pengaduan setiap bulan dan lama menunggu jawaban. Lama menunggu
            hanya ditampilkan bila ada paling sedikit lima jawaban.
          </p>
        </Part>
        <Part title="Permohonan informasi">
          <p>
            Yang disimpan saat Anda mengirim permohonan informasi: nama, alamat, nomor WhatsApp atau
            e-mail, lembaga, informasi yang diminta, alasan, cara memperoleh dan menerima, serta
            jawabannya. Data ini dipakai untuk menjawab dan untuk register yang diwajibkan
            undang-undang. Hanya petugas dan administrator desa yang membacanya. Siapa pun yang
            memegang kodenya dapat melihat nomor register, tanggal, status, dan jawaban, tanpa nama,
            alamat, dan isi permohonan. Di perangkat, permohonan yang sedang ditulis atau menunggu
            jaringan disimpan seperti laporan.
          </p>
          <p>
            Permohonan dianonimkan seperti pengaduan, tetapi paling cepat 6 bulan setelah selesai.
            Yang tersisa hanya nomor register, tanggal, cara, dan keputusannya.
          </p>
          <p>
            Keberatan diperlakukan sama. Yang disimpan: alasan, penjelasan, keputusan, serta nama
            dan kontak yang disalin dari permohonan, atau kontak yang Anda tulis. Situs menampilkan
            jumlah permohonan dan keberatan setiap tahun menurut hasilnya.
          </p>
        </Part>
        <Part title="Berapa lama">
          <p>
            Pengaduan disimpan selama ditangani. Setelah selesai, pengaduan dianonimkan secara
            otomatis, biasanya 12 bulan kemudian: nama, alamat, nomor telepon, isi, foto, alasan,
            dan balasannya dihapus; yang tersisa hanya kategori, tanggal, status, dan apakah sudah
            beres. Atas permintaan Anda, pengaduan dapat dihapus atau dianonimkan lebih awal.
          </p>
        </Part>
        <Part title="Dasar dan hak Anda">
          <p>
            Data pengaduan diolah untuk pelayanan publik, menurut Undang-Undang Nomor 27 Tahun 2022
            tentang Pelindungan Data Pribadi. Anda berhak meminta salinan data Anda, pembetulannya,
            dan penghapusannya; kantor desa menjawab paling lambat 3×24 jam. Sebutkan kode laporan
            Anda, supaya data tidak diberikan kepada orang lain.
          </p>
          <p>
            Bila data Anda bocor kepada pihak yang tidak berhak, Anda diberi tahu secara tertulis
            paling lambat 3×24 jam setelah diketahui.
          </p>
          <p>
            Dokumen dan lampiran diperiksa sebelum terbit agar tidak memuat NIK, nomor KK, atau
            alamat warga. Bila Anda menemukannya, beri tahu kantor desa.
          </p>
        </Part>
        <Part title="Di mana">
          <p>
            Laporan dan fotonya disimpan di pusat data Google di Jakarta. Akun masuk pengelola
            disimpan Google di Amerika Serikat.
          </p>
        </Part>
        <Part title="Layanan pihak lain">
          <p>
            Situs ini berjalan di layanan Firebase milik Google, yang seperti server lain mencatat
            alamat internet (IP) pengunjung untuk keamanan. Peta dari OpenStreetMap dimuat hanya
            bila Anda memintanya. Tautan ke WhatsApp, media sosial, dan aplikasi peta membuka
            layanan yang punya aturan privasinya sendiri.
          </p>
        </Part>
        <Part title="Bertanya atau meminta">
          <p>
            Sampaikan kepada kantor {settings.village_name}
            {email && (
              <>
                {' '}
                lewat e-mail{' '}
                <a href={safeUrl(`mailto:${email}`)} className={LINK}>
                  {email}
                </a>
              </>
            )}
            {', '}atau lihat cara lain di halaman{' '}
            <Link to={paths.contact} className={LINK}>
              Kontak
            </Link>
            .
          </p>
        </Part>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-bold">{title}</h2>
      {children}
    </section>
  )
}
