interface SamplePicture {
  /** File name of the master (the largest size), which is also its name in the bucket's folder `images/`. */
  file: string
  width: number
  height: number
  alt: string
  shared?: true
  /** True if the picture has no variants, for example a screenshot. */
  alone?: true
}

const scene = ofSize(1280, 720)
const news = ofSize(1280, 720, { shared: true })
const product = ofSize(900, 900)
const portrait = ofSize(800, 1000)
const signature = ofSize(600, 240)
const logo = ofSize(480, 240)

export const PICTURES = {
  'sawah-terasering': scene(
    '1784509380271.jpg',
    'Sawah terasering berkelok di lereng bukit, digenangi air yang memantulkan langit pagi',
  ),
  'panen-padi': scene(
    '1783122641908.jpg',
    'Petani bercaping memotong padi yang menguning, ikatan padi tersusun di pematang',
  ),
  'balai-desa': scene(
    '1788317705533.jpg',
    'Balai desa beratap genteng merah dengan bendera merah putih di halamannya',
  ),
  'musyawarah-desa': news(
    '1784710964417.jpg',
    'Warga duduk bermusyawarah di aula balai desa menghadap meja pimpinan rapat',
  ),
  'gotong-royong': scene(
    '1779150216642.jpg',
    'Warga bergotong royong membersihkan tepi jalan kampung dengan cangkul dan sapu',
  ),
  'jalan-rabat-beton': news(
    '1790065812189.jpg',
    'Jalan rabat beton yang baru selesai dicor menanjak di antara sawah, dilewati warga dan mobil bak',
  ),
  posyandu: news(
    '1788854093725.jpg',
    'Kader posyandu menimbang bayi di atas timbangan, ibunya di sampingnya',
  ),
  'senam-lansia': news(
    '1783315570346.jpg',
    'Warga lanjut usia bersenam bersama di lapangan pada pagi hari',
  ),
  'sekolah-dasar': scene(
    '1786921047860.jpg',
    'Murid berseragam putih merah di halaman sekolah dasar',
  ),
  perpustakaan: news(
    '1787563928714.jpg',
    'Anak-anak membaca di perpustakaan desa di depan rak buku',
  ),
  'pasar-desa': scene(
    '1775543382097.jpg',
    'Lapak sayur dan buah di pasar desa pada pagi hari, beratap terpal',
  ),
  'bazar-umkm': news(
    '1789632455631.jpg',
    'Deretan tenda bazar UMKM dengan pengunjung dan bendera hias',
  ),
  'pelatihan-menjahit': scene(
    '1777475109284.jpg',
    'Para ibu belajar menjahit dengan mesin di ruang pelatihan',
  ),
  'saluran-irigasi': scene(
    '1781694730512.jpg',
    'Saluran irigasi berdinding batu mengalirkan air jernih di tepi sawah',
  ),
  embung: scene(
    '1780327864953.jpg',
    'Embung desa yang tenang dikelilingi rumput dan perbukitan, seorang warga memancing dari perahu',
  ),
  'jembatan-gantung': news(
    '1784134276108.jpg',
    'Jembatan gantung berlantai kayu melintasi sungai yang berkabut',
  ),
  'bank-sampah': news(
    '1785471398426.jpg',
    'Pengurus bank sampah menimbang karung berisi botol dan kardus yang sudah dipilah',
  ),
  'tanam-pohon': scene('1781167052379.jpg', 'Warga menanam bibit pohon di lereng bukit'),
  'air-bersih': news(
    '1786778340695.jpg',
    'Air bersih mengucur dari keran ke ember di bawah menara tandon',
  ),
  'lampu-jalan': scene('1782249917083.jpg', 'Lampu jalan menerangi jalan kampung pada malam hari'),
  'upacara-kemerdekaan': scene(
    '1782170683547.jpg',
    'Peserta upacara berbaris menghormat saat bendera merah putih dikibarkan',
  ),
  'panjat-pinang': scene(
    '1782286105814.jpg',
    'Regu pemuda bersusun memanjat batang pinang menuju hadiah di puncaknya',
  ),
  'wayang-kulit': news(
    '1788242159370.jpg',
    'Bayangan wayang kulit pada kelir yang diterangi lampu, ditonton warga',
  ),
  masjid: scene(
    '1766013547291.jpg',
    'Masjid berkubah hijau dengan menara di tengah kampung menjelang magrib',
  ),
  'lapangan-voli': scene(
    '1780146823765.jpg',
    'Pemuda desa bermain bola voli di lapangan tanah pada sore hari',
  ),
  'pos-ronda': scene(
    '1773819460132.jpg',
    'Warga berjaga di pos ronda yang diterangi lampu pada malam hari',
  ),
  'bantuan-beras': scene(
    '1785902374618.jpg',
    'Warga menerima karung beras bantuan dari perangkat desa di meja pembagian',
  ),
  'kolam-lele': scene(
    '1778648501926.jpg',
    'Peternak menebar pakan ke kolam lele sampai airnya beriak',
  ),
  'kebun-kopi': news(
    '1784961237459.jpg',
    'Buah kopi merah di ranting, dengan pemetik di antara barisan pohon kopi',
  ),
  'ternak-sapi': scene('1776384095873.jpg', 'Sapi di kandang kayu, peternak membawa rumput'),
  curug: scene(
    '1771506842315.jpg',
    'Air terjun jatuh ke kolam berbatu di antara tebing dan pepohonan',
  ),
  'matahari-terbit': scene(
    '1789287614038.jpg',
    'Matahari terbit di balik gunung, kabut menggenang di lembah sawah',
  ),
  sungai: scene(
    '1774232790567.jpg',
    'Sungai berbatu mengalir di antara rumpun bambu dan bukit, seorang warga memancing',
  ),
  'festival-panen': scene(
    '1783043918252.jpg',
    'Arak-arakan warga membawa gunungan hasil bumi pada festival panen',
  ),
  'layar-tancap': scene(
    '1768897351786.jpg',
    'Warga menonton layar tancap di lapangan pada malam hari',
  ),
  'kantor-pelayanan': news(
    '1787124683904.jpg',
    'Petugas melayani warga di meja pelayanan kantor desa',
  ),
  'kopi-bubuk': product(
    '1789712056140.jpg',
    'Kemasan kopi bubuk dan secangkir kopi di meja kayu, biji kopi bertaburan',
  ),
  'keripik-singkong': product(
    '1789028417376.jpg',
    'Keripik singkong renyah di mangkuk dan kemasannya',
  ),
  'gula-aren': product('1788075239482.jpg', 'Tumpukan keping gula aren di atas daun'),
  'madu-hutan': product('1787384601728.jpg', 'Stoples dan botol madu hutan berwarna kuning tua'),
  'beras-organik': product('1786433972064.jpg', 'Karung kain berisi beras putih dengan bulir padi'),
  tempe: product('1785396128350.jpg', 'Tempe berbungkus daun pisang, sebagian sudah dipotong'),
  'anyaman-bambu': product('1784445763691.jpg', 'Bakul anyaman bambu di meja kayu'),
  'batik-tulis': product(
    '1783063294817.jpg',
    'Lipatan kain batik tulis bermotif cokelat dan biru tarum',
  ),
  dodol: product('1782026850943.jpg', 'Dodol ketan hitam dipotong-potong di atas daun pisang'),
  'telur-asin': product(
    '1780817432105.jpg',
    'Telur asin berkulit biru muda di keranjang, satu dibelah memperlihatkan kuningnya',
  ),
  sambal: product('1779348617259.jpg', 'Botol sambal merah dengan cabai segar di sampingnya'),
  'jamu-kunyit': product(
    '1777534280471.jpg',
    'Botol jamu kunyit asam dengan gelas dan rimpang kunyit',
  ),
  'tas-pandan': product('1775633906824.jpg', 'Tas anyaman pandan dengan pegangan di meja kayu'),
  gerabah: product('1773900475538.jpg', 'Cobek dan ulekan dari tanah liat bersama kendi kecil'),
  'ikan-asap': product(
    '1772172539186.jpg',
    'Ikan asap kecokelatan di atas nampan berlapis daun pisang',
  ),
  'bibit-alpukat': product(
    '1770444812907.jpg',
    'Bibit alpukat dalam polibag dengan buah alpukat di sampingnya',
  ),
  'kepala-desa': portrait(
    '1767834210365.jpg',
    'Kepala desa berkumis, berpeci hitam dan berseragam khaki',
  ),
  'sekretaris-desa': portrait(
    '1767834295742.jpg',
    'Sekretaris desa berkerudung cokelat muda dan berseragam khaki',
  ),
  'kaur-keuangan': portrait(
    '1767834367018.jpg',
    'Kepala urusan keuangan berambut sebahu dan berseragam khaki',
  ),
  'kaur-umum': portrait('1767834441893.jpg', 'Kepala urusan umum berkumis dan berkemeja batik'),
  'kaur-perencanaan': portrait(
    '1767834528674.jpg',
    'Kepala urusan perencanaan berkacamata dan berseragam khaki',
  ),
  'kasi-pemerintahan': portrait(
    '1767834603129.jpg',
    'Kepala seksi pemerintahan berpeci hitam dan berkemeja batik merah',
  ),
  'kasi-kesejahteraan': portrait(
    '1767834687450.jpg',
    'Kepala seksi kesejahteraan berkacamata, berkerudung hijau tua dan berseragam khaki',
  ),
  'kasi-pelayanan': portrait(
    '1767834759206.jpg',
    'Kepala seksi pelayanan bersanggul dan berkebaya batik',
  ),
  'kadus-1': portrait(
    '1767834836517.jpg',
    'Kepala dusun satu, beruban dan berkumis, berpeci dan berseragam khaki',
  ),
  'kadus-2': portrait('1767834912038.jpg', 'Kepala dusun dua, masih muda, berseragam khaki'),
  'kadus-3': portrait(
    '1767834988361.jpg',
    'Kepala dusun tiga, berjanggut tipis, berpeci dan berkemeja batik',
  ),
  'operator-desa': portrait(
    '1767835061794.jpg',
    'Operator desa, perempuan muda berkerudung biru dan berkemeja batik',
  ),
  'tanda-tangan': signature('1767835147925.png', 'Tanda tangan kepala desa'),
  'mitra-1': logo('1767921603480.png', 'Logo Koperasi Kopi Giriwangi'),
  'mitra-2': logo('1767921688157.png', 'Logo Bank Perkreditan Mandala'),
  'mitra-3': logo('1767921754936.png', 'Logo Yayasan Air Lestari'),
  'mitra-4': logo('1767921839602.png', 'Logo Politeknik Mandalagiri'),
  'layar-ponsel': ofSize(576, 1280, { alone: true })(
    '1790212345678.jpg',
    'Beranda situs Desa Sukamaju di layar ponsel',
  ),
  'layar-komputer': ofSize(1280, 800, { alone: true })(
    '1790212398765.jpg',
    'Beranda situs Desa Sukamaju di layar komputer',
  ),
}

export type PictureKey = keyof typeof PICTURES

function ofSize(width: number, height: number, rest: Pick<SamplePicture, 'shared' | 'alone'> = {}) {
  return (file: string, alt: string): SamplePicture => ({ file, width, height, alt, ...rest })
}
