export const PRODUCT_LABELS = {
  name: 'Nama produk',
  description: 'Keterangan produk',
  price: 'Harga',
  seller: 'Nama penjual',
  whatsapp: 'Nomor WhatsApp penjual',
  imageurl: 'Foto produk',
  imagealt: 'Keterangan foto',
} as const
