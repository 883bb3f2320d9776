/** The pictures of the sample village. Each has a master and WebP variants in `files/`. */
export interface SamplePicture {
  /** Master's object name in the bucket, below `images/`. */
  file: string
  width: number
  height: number
  alt: string
}

const SCENE = { width: 1280, height: 720 } as const
const PRODUCT = { width: 900, height: 900 } as const
const PORTRAIT = { width: 800, height: 1000 } as const
const LOGO = { width: 480, height: 240 } as const

export const PICTURES = {
  'sawah-terasering': {
    file: '1784509380271.jpg',
    ...SCENE,
    alt: 'Sawah terasering berkelok di lereng bukit, digenangi air yang memantulkan langit pagi',
  },
  'panen-padi': {
    file: '1783122641908.jpg',
    ...SCENE,
    alt: 'Petani bercaping memotong padi yang menguning, ikatan padi tersusun di pematang',
  },
  'balai-desa': {
    file: '1788317705533.jpg',
    ...SCENE,
    alt: 'Balai desa beratap genteng merah dengan bendera merah putih di halamannya',
  },
  'musyawarah-desa': {
    file: '1784710964417.jpg',
    ...SCENE,
    alt: 'Warga duduk bermusyawarah di aula balai desa menghadap meja pimpinan rapat',
  },
  'gotong-royong': {
    file: '1779150216642.jpg',
    ...SCENE,
    alt: 'Warga bergotong royong membersihkan tepi jalan kampung dengan cangkul dan sapu',
  },
  'jalan-rabat-beton': {
    file: '1790065812189.jpg',
    ...SCENE,
    alt: 'Jalan rabat beton yang baru selesai dicor menanjak di antara sawah',
  },
  posyandu: {
    file: '1788854093725.jpg',
    ...SCENE,
    alt: 'Kader posyandu menimbang balita sementara para ibu menunggu giliran di teras',
  },
  'senam-lansia': {
    file: '1783315570346.jpg',
    ...SCENE,
    alt: 'Warga lanjut usia bersenam bersama di lapangan pada pagi hari',
  },
  'sekolah-dasar': {
    file: '1786921047860.jpg',
    ...SCENE,
    alt: 'Murid berseragam putih merah di halaman sekolah dasar',
  },
  perpustakaan: {
    file: '1787563928714.jpg',
    ...SCENE,
    alt: 'Anak-anak membaca di lantai perpustakaan desa di depan rak buku',
  },
  'pasar-desa': {
    file: '1775543382097.jpg',
    ...SCENE,
    alt: 'Lapak sayur dan buah di pasar desa pada pagi hari, beratap terpal',
  },
  'bazar-umkm': {
    file: '1789632455631.jpg',
    ...SCENE,
    alt: 'Deretan tenda bazar UMKM dengan pengunjung dan bendera hias',
  },
  'pelatihan-menjahit': {
    file: '1777475109284.jpg',
    ...SCENE,
    alt: 'Para ibu belajar menjahit dengan mesin di ruang pelatihan',
  },
  'saluran-irigasi': {
    file: '1781694730512.jpg',
    ...SCENE,
    alt: 'Saluran irigasi berdinding batu mengalirkan air jernih di tepi sawah',
  },
  embung: {
    file: '1780327864953.jpg',
    ...SCENE,
    alt: 'Embung desa yang tenang dikelilingi rumput dan perbukitan',
  },
  'jembatan-gantung': {
    file: '1784134276108.jpg',
    ...SCENE,
    alt: 'Jembatan gantung berlantai kayu melintasi sungai yang berkabut',
  },
  'bank-sampah': {
    file: '1785471398426.jpg',
    ...SCENE,
    alt: 'Pengurus bank sampah menimbang karung berisi botol dan kardus yang sudah dipilah',
  },
  'tanam-pohon': {
    file: '1781167052379.jpg',
    ...SCENE,
    alt: 'Warga menanam bibit pohon di lereng bukit',
  },
  'air-bersih': {
    file: '1786778340695.jpg',
    ...SCENE,
    alt: 'Air bersih mengucur dari keran ke ember di bawah menara tandon',
  },
  'lampu-jalan': {
    file: '1782249917083.jpg',
    ...SCENE,
    alt: 'Lampu jalan menerangi jalan kampung pada malam hari',
  },
  'upacara-kemerdekaan': {
    file: '1782170683547.jpg',
    ...SCENE,
    alt: 'Peserta upacara berbaris menghormat saat bendera merah putih dikibarkan',
  },
  'panjat-pinang': {
    file: '1782286105814.jpg',
    ...SCENE,
    alt: 'Regu pemuda bersusun memanjat batang pinang menuju hadiah di puncaknya',
  },
  'wayang-kulit': {
    file: '1788242159370.jpg',
    ...SCENE,
    alt: 'Bayangan wayang kulit pada kelir yang diterangi lampu, ditonton warga',
  },
  masjid: {
    file: '1766013547291.jpg',
    ...SCENE,
    alt: 'Masjid berkubah hijau dengan menara di tengah kampung menjelang magrib',
  },
  'lapangan-voli': {
    file: '1780146823765.jpg',
    ...SCENE,
    alt: 'Pemuda desa bermain bola voli di lapangan tanah pada sore hari',
  },
  'pos-ronda': {
    file: '1773819460132.jpg',
    ...SCENE,
    alt: 'Warga berjaga di pos ronda yang diterangi lampu pada malam hari',
  },
  'bantuan-beras': {
    file: '1785902374618.jpg',
    ...SCENE,
    alt: 'Warga menerima karung beras bantuan dari perangkat desa di balai desa',
  },
  'kolam-lele': {
    file: '1778648501926.jpg',
    ...SCENE,
    alt: 'Peternak menebar pakan ke kolam lele sampai airnya beriak',
  },
  'kebun-kopi': {
    file: '1784961237459.jpg',
    ...SCENE,
    alt: 'Buah kopi merah di ranting, dengan pemetik di antara barisan pohon kopi',
  },
  'ternak-sapi': {
    file: '1776384095873.jpg',
    ...SCENE,
    alt: 'Sapi di kandang kayu, peternak membawa rumput',
  },
  curug: {
    file: '1771506842315.jpg',
    ...SCENE,
    alt: 'Air terjun jatuh ke kolam berbatu di tengah hutan',
  },
  'matahari-terbit': {
    file: '1789287614038.jpg',
    ...SCENE,
    alt: 'Matahari terbit di balik gunung, kabut menggenang di lembah sawah',
  },
  sungai: {
    file: '1774232790567.jpg',
    ...SCENE,
    alt: 'Sungai berbatu mengalir di antara pepohonan dan bukit',
  },
  'festival-panen': {
    file: '1783043918252.jpg',
    ...SCENE,
    alt: 'Arak-arakan warga membawa gunungan hasil bumi pada festival panen',
  },
  'layar-tancap': {
    file: '1768897351786.jpg',
    ...SCENE,
    alt: 'Warga menonton layar tancap di lapangan pada malam hari',
  },
  'kantor-pelayanan': {
    file: '1787124683904.jpg',
    ...SCENE,
    alt: 'Petugas melayani warga di meja pelayanan kantor desa',
  },
  'kopi-bubuk': {
    file: '1789712056140.jpg',
    ...PRODUCT,
    alt: 'Kemasan kopi bubuk dan secangkir kopi di meja kayu, biji kopi bertaburan',
  },
  'keripik-singkong': {
    file: '1789028417376.jpg',
    ...PRODUCT,
    alt: 'Keripik singkong renyah di mangkuk dan kemasannya',
  },
  'gula-aren': {
    file: '1788075239482.jpg',
    ...PRODUCT,
    alt: 'Tumpukan keping gula aren di atas daun',
  },
  'madu-hutan': {
    file: '1787384601728.jpg',
    ...PRODUCT,
    alt: 'Botol madu hutan berwarna kuning tua dengan sendok madu',
  },
  'beras-organik': {
    file: '1786433972064.jpg',
    ...PRODUCT,
    alt: 'Karung kain berisi beras putih dengan bulir padi',
  },
  tempe: {
    file: '1785396128350.jpg',
    ...PRODUCT,
    alt: 'Tempe berbungkus daun pisang, sebagian sudah dipotong',
  },
  'anyaman-bambu': {
    file: '1784445763691.jpg',
    ...PRODUCT,
    alt: 'Bakul anyaman bambu di meja kayu',
  },
  'batik-tulis': {
    file: '1783063294817.jpg',
    ...PRODUCT,
    alt: 'Lipatan kain batik tulis bermotif cokelat dan biru tarum',
  },
  dodol: {
    file: '1782026850943.jpg',
    ...PRODUCT,
    alt: 'Dodol ketan hitam dipotong-potong di atas daun pisang',
  },
  'telur-asin': {
    file: '1780817432105.jpg',
    ...PRODUCT,
    alt: 'Telur asin berkulit biru muda di keranjang, satu dibelah memperlihatkan kuningnya',
  },
  sambal: {
    file: '1779348617259.jpg',
    ...PRODUCT,
    alt: 'Botol sambal merah dengan cabai segar di sampingnya',
  },
  'jamu-kunyit': {
    file: '1777534280471.jpg',
    ...PRODUCT,
    alt: 'Botol jamu kunyit asam dengan gelas dan rimpang kunyit',
  },
  'tas-pandan': {
    file: '1775633906824.jpg',
    ...PRODUCT,
    alt: 'Tas anyaman pandan dengan pegangan di meja kayu',
  },
  gerabah: {
    file: '1773900475538.jpg',
    ...PRODUCT,
    alt: 'Cobek dan ulekan dari tanah liat bersama kendi kecil',
  },
  'ikan-asap': {
    file: '1772172539186.jpg',
    ...PRODUCT,
    alt: 'Ikan asap kecokelatan di atas nampan berlapis daun pisang',
  },
  'bibit-alpukat': {
    file: '1770444812907.jpg',
    ...PRODUCT,
    alt: 'Bibit alpukat dalam polibag dengan buah alpukat di sampingnya',
  },
  'kepala-desa': {
    file: '1767834210365.jpg',
    ...PORTRAIT,
    alt: 'Kepala desa berpeci hitam dan berseragam khaki',
  },
  'sekretaris-desa': {
    file: '1767834295742.jpg',
    ...PORTRAIT,
    alt: 'Sekretaris desa berkerudung cokelat muda dan berseragam khaki',
  },
  'kaur-keuangan': {
    file: '1767834367018.jpg',
    ...PORTRAIT,
    alt: 'Kepala urusan keuangan berambut sebahu dan berseragam khaki',
  },
  'kaur-umum': {
    file: '1767834441893.jpg',
    ...PORTRAIT,
    alt: 'Kepala urusan umum berkumis dan berkemeja batik',
  },
  'kaur-perencanaan': {
    file: '1767834528674.jpg',
    ...PORTRAIT,
    alt: 'Kepala urusan perencanaan berkacamata dan berseragam khaki',
  },
  'kasi-pemerintahan': {
    file: '1767834603129.jpg',
    ...PORTRAIT,
    alt: 'Kepala seksi pemerintahan berpeci hitam dan berkemeja batik',
  },
  'kasi-kesejahteraan': {
    file: '1767834687450.jpg',
    ...PORTRAIT,
    alt: 'Kepala seksi kesejahteraan berkerudung hijau tua dan berseragam khaki',
  },
  'kasi-pelayanan': {
    file: '1767834759206.jpg',
    ...PORTRAIT,
    alt: 'Kepala seksi pelayanan bersanggul dan berkebaya batik',
  },
  'kadus-1': {
    file: '1767834836517.jpg',
    ...PORTRAIT,
    alt: 'Kepala dusun satu, beruban, berpeci dan berseragam khaki',
  },
  'kadus-2': {
    file: '1767834912038.jpg',
    ...PORTRAIT,
    alt: 'Kepala dusun dua, masih muda, berseragam khaki',
  },
  'kadus-3': {
    file: '1767834988361.jpg',
    ...PORTRAIT,
    alt: 'Kepala dusun tiga, berjanggut tipis, berpeci dan berkemeja batik',
  },
  'operator-desa': {
    file: '1767835061794.jpg',
    ...PORTRAIT,
    alt: 'Operator desa, perempuan muda berkerudung biru dan berkemeja batik',
  },
  'tanda-tangan': {
    file: '1767835147925.png',
    width: 600,
    height: 240,
    alt: 'Tanda tangan kepala desa',
  },
  'mitra-1': { file: '1767921603480.png', ...LOGO, alt: 'Logo Koperasi Kopi Giriwangi' },
  'mitra-2': { file: '1767921688157.png', ...LOGO, alt: 'Logo Bank Perkreditan Mandala' },
  'mitra-3': { file: '1767921754936.png', ...LOGO, alt: 'Logo Yayasan Air Lestari' },
  'mitra-4': { file: '1767921839602.png', ...LOGO, alt: 'Logo Politeknik Mandalagiri' },
} as const satisfies Record<string, SamplePicture>

export type PictureKey = keyof typeof PICTURES
