import { simplePage } from '../layout/page-head'
import { ProductList } from '@/features/products/product-list'

export const head = {
  title: 'Produk Desa',
  purpose: 'Hasil karya dan usaha warga desa. Pesan langsung kepada penjualnya.',
}

export default simplePage(head, ProductList)
